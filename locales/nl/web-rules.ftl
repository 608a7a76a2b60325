# The rule book as a page.

web-rules-title = De regels
web-rules-contents = Inhoud
web-rules-search = Nummer of woord: A9, troef, Nar
web-rules-found = { $count ->
    [one] één regel
   *[other] { $count } regels
}
web-rules-none = In geen enkele regel staat ‘{ $wanted }’.
web-rules-copy = Link naar regel { $rule } kopiëren
web-rules-copied = De link is gekopieerd.

# No such page
web-lost-title = Hier is niets
web-lost-about = Dit adres bestaat niet. Misschien ontbreekt er een letter, of is de tafel al verwijderd.
web-lost-home = Naar de startpagina
