# Puzzles in the browser.

puzzle-page-title = Puzzles
puzzle-page-today = Puzzle of the day
puzzle-page-about =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } with one clear best answer, each of them proven. Solved in this browser: { $solved }.
puzzle-page-level = Level { $level } of 5
puzzle-page-by-level = Level
puzzle-page-kind = Question
puzzle-page-all = all
puzzle-page-solved = solved
puzzle-page-working = The position is being set up …
puzzle-page-point = Point at a hex, choose a tile, turn it, and tick it.
puzzle-page-shares = Shares
puzzle-page-saved = Can it be saved?
puzzle-page-more = One more sale
puzzle-page-less = Without this sale
puzzle-page-answer = Answer
puzzle-page-again = Try again
puzzle-page-next = Next puzzle
puzzle-page-show = Show the solution
puzzle-page-solution = Solution
