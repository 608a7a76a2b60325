# The rule book as a page.

web-rules-title = Die Regeln
web-rules-contents = Inhalt
web-rules-search = Nummer oder Wort: A9, Trumpf, Narr
web-rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
web-rules-none = In keiner Regel steht „{ $wanted }“.
web-rules-copy = Link zu Regel { $rule } kopieren
web-rules-copied = Der Link ist kopiert.

# No such page
web-lost-title = Hier ist nichts
web-lost-about = Diese Adresse gibt es nicht. Vielleicht fehlt ein Buchstabe, oder der Tisch wurde schon entfernt.
web-lost-home = Zur Startseite
