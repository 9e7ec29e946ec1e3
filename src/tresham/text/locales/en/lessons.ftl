# What all lessons say.

lesson-beyond = The lesson is over. Play on if you like: nobody answers any more.
