# foretell lessons: the lessons line by line.

lessons-which = Which lesson? Type its number, or quit.
lessons-on = (Enter: go on)
lessons-hint = This move is wanted: { $move }.
lessons-next = Next lesson: { $title }
lessons-choose = Choose a lesson
lessons-leave = Leave
lessons-damaged = What was kept of your lessons could not be read; it is now in { $path }.
