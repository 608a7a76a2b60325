# Parts that several pages have: logs, lists of names, fields.

web-waits = Waiting for the connection …
web-own = On this device
web-changeable = Everything can be changed later.
web-open-file = Open a file
web-forget = Remove { $name } from this list
web-names = Name or list
web-names-add-one = Add
web-names-add-many = Add { $count } people
web-names-groups = { $groups ->
    [one] One group in the second column
   *[other] { $groups } groups in the second column
}
web-names-twice = Already there, so left out: { $names }. If this is somebody else, add something to the name.
web-number = A whole number from { $least } to { $most }.
web-number-tenths = A number from { $least } to { $most }, with at most one decimal.
web-log = Log
web-log-all = Show all { $count } lines
web-log-undo = Undo: { $what }
web-sure-not = Cancel
