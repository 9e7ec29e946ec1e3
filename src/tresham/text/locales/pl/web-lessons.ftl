# Lekcje na stronie: kursy i karta obok stołu.

web-learn = Nauka
web-learn-title = Naucz się grać
web-learn-about = Lekcje przy prawdziwym stole. Robisz prawdziwe ruchy, przewodnik mówi dlaczego, a błąd nic nie kosztuje: każdy ruch można cofnąć.
web-learn-invite = Pierwszy raz z 18xx?
web-learn-start = Naucz się w piętnaście minut
web-learn-begin = Zacznij
web-learn-continue = Kontynuuj
web-learn-repeat = Jeszcze raz
web-learn-done = Ukończona
web-learn-minutes =
    { $minutes ->
        [one] około { $minutes } minuty
        [few] około { $minutes } minut
       *[many] około { $minutes } minut
    }
web-learn-progress = { $step } z { $steps }
web-learn-of-course = Ukończone lekcje: { $done } z { $all }
web-coach = Przewodnik
web-coach-step = Krok { $step } z { $steps }
web-coach-next = Dalej
web-coach-previous = Wstecz
web-coach-your-move = Twój ruch
web-coach-show = Pokaż
web-coach-to-games = Zagraj partię
web-coach-watch = Grają inni. Patrz.
web-coach-wrong = Lekcja idzie inną drogą
web-coach-take-back = Cofnij ruch
web-coach-again = Zacznij lekcję od nowa
web-coach-done = Lekcja ukończona
web-coach-next-lesson = Następna lekcja
web-coach-to-courses = Wszystkie lekcje
web-coach-other = Ta lekcja zmieniła się, odkąd ją zaczęto. Zacznij ją od nowa.
