# Zagadki w przeglądarce.

puzzle-page-title = Zagadki
puzzle-page-today = Zagadka dnia
puzzle-page-about =
    { $count ->
        [one] { $count } położenie
        [few] { $count } położenia
       *[many] { $count } położeń
    } z jedną najlepszą odpowiedzią, każda z dowodem. Rozwiązane w tej przeglądarce: { $solved }.
puzzle-page-level = Poziom { $level } z 5
puzzle-page-by-level = Poziom
puzzle-page-kind = Pytanie
puzzle-page-all = wszystkie
puzzle-page-solved = rozwiązana
puzzle-page-working = Położenie jest przygotowywane…
puzzle-page-point = Wskaż heks, wybierz kafelek, obróć go i zatwierdź.
puzzle-page-shares = Akcje
puzzle-page-saved = Czy da się ją uratować?
puzzle-page-more = Jeszcze jedna sprzedaż
puzzle-page-less = Bez tej sprzedaży
puzzle-page-answer = Odpowiedz
puzzle-page-again = Jeszcze raz
puzzle-page-next = Następna zagadka
puzzle-page-show = Pokaż rozwiązanie
puzzle-page-solution = Rozwiązanie
