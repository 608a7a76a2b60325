# Parts that several pages have: logs, lists of names, fields.

web-waits = Wacht op de verbinding …
web-own = Op dit apparaat
web-changeable = Alles kan later worden veranderd.
web-open-file = Bestand openen
web-forget = { $name } uit deze lijst halen
web-names = Naam of lijst
web-names-add-one = Toevoegen
web-names-add-many = { $count } personen toevoegen
web-names-groups = { $groups ->
    [one] Eén groep in de tweede kolom
   *[other] { $groups } groepen in de tweede kolom
}
web-names-twice = Doet al mee en wordt overgeslagen: { $names }. Is het iemand anders, vul dan de naam aan.
web-number = Een geheel getal van { $least } tot en met { $most }.
web-number-tenths = Een getal van { $least } tot en met { $most }, met hoogstens één decimaal.
web-log = Logboek
web-log-all = Alle { $count } regels tonen
web-log-undo = Ongedaan maken: { $what }
web-sure-not = Annuleren
