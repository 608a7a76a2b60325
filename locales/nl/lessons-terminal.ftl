# foretell lessons: de lessen regel voor regel.

lessons-which = Welke les? Typ het nummer, of stop.
lessons-on = (Enter: verder)
lessons-hint = Deze zet wordt gevraagd: { $move }.
lessons-next = Volgende les: { $title }
lessons-choose = Een les kiezen
lessons-leave = Stoppen
lessons-damaged = Wat van je lessen was bewaard, kon niet worden gelezen; het staat nu in { $path }.
