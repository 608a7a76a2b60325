# The rule book as a page.

web-rules-title = The rules
web-rules-contents = Contents
web-rules-search = A number or a word: A9, trump, tie
web-rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
web-rules-none = No rule has “{ $wanted }” in it.
web-rules-copy = Copy the link to rule { $rule }
web-rules-copied = The link is copied.

# No such page
web-lost-title = There is nothing here
web-lost-about = The address leads nowhere. Perhaps a letter is missing, or the table has been removed.
web-lost-home = To the home page
