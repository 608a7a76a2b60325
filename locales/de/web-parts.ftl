# Parts that several pages have: logs, lists of names, fields.

web-waits = Wartet auf die Verbindung …
web-own = Auf diesem Gerät
web-changeable = Alles lässt sich später ändern.
web-open-file = Datei öffnen
web-forget = { $name } aus dieser Liste nehmen
web-names = Name oder Liste
web-names-add-one = Hinzufügen
web-names-add-many = { $count } Personen hinzufügen
web-names-groups = { $groups ->
    [one] Eine Gruppe in der zweiten Spalte
   *[other] { $groups } Gruppen in der zweiten Spalte
}
web-names-twice = Schon dabei, daher weggelassen: { $names }. Ist es jemand anderes, ergänze den Namen.
web-number = Eine ganze Zahl von { $least } bis { $most }.
web-number-tenths = Eine Zahl von { $least } bis { $most }, höchstens mit einer Nachkommastelle.
web-log = Protokoll
web-log-all = Alle { $count } Zeilen zeigen
web-log-undo = Zurücknehmen: { $what }
web-sure-not = Abbrechen
