# The guide on the page: courses, and the card beside the table.

web-learn = Learn
web-learn-title = Learn to play
web-learn-about = Lessons on a real table. You make real moves, the guide says why, and nothing can go wrong: every move can be taken back.
web-learn-invite = Never played an 18xx game?
web-learn-start = Learn it in fifteen minutes
web-learn-begin = Begin
web-learn-continue = Continue
web-learn-repeat = Play again
web-learn-done = Done
web-learn-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
web-learn-progress = { $step } of { $steps }
web-learn-of-course = { $done } of { $all } lessons done
web-coach = The guide
web-coach-step = Step { $step } of { $steps }
web-coach-next = Next
web-coach-previous = Back
web-coach-your-move = Your move
web-coach-show = Show me
web-coach-to-games = Play a game
web-coach-watch = The others move. Watch.
web-coach-wrong = The lesson goes another way
web-coach-take-back = Take it back
web-coach-again = Start this lesson again
web-coach-done = Lesson done
web-coach-next-lesson = Next lesson
web-coach-to-courses = All lessons
web-coach-other = This lesson has changed since you began it. Start it again.
