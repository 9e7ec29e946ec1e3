# Czego serwer odmawia przy stole i dlaczego; reguły gier mają własne zdania w refusals.ftl.

api-malformed = Serwer nie rozumie tego żądania ({ $where }). Jeśli nie jest twoim dziełem, załaduj stronę ponownie.
api-not-signed-in = Najpierw trzeba się zalogować.
api-not-allowed = To nie jest dozwolone.
api-not-found = Tu niczego nie ma.
api-method-not-allowed = Tutaj nie można tego zrobić.

## Stoły

api-no-such-table = Nie ma takiego stołu.
api-unreadable-game = Tej gry nie da się odczytać: jest uszkodzona albo pochodzi z innej wersji programu.
api-table-open = Gra jeszcze się nie zaczęła.
api-table-active = Gra już się zaczęła.
api-table-finished = Gra jest skończona.
api-not-owner = Może to zrobić tylko właściciel stołu.
api-table-kept = Grają tu też inni i ich ruchy zniknęłyby razem ze stołem. Najpierw potrzebna jest zgoda: { $names }.
api-what-if-of-others = Razem z grą zniknęłyby cudze warianty „co by było”, które się od niej zaczynają: { $names }. Stół można odłożyć do archiwum.
api-not-seated = Mogą to zrobić tylko osoby siedzące przy stole.
api-already-seated = Masz już miejsce przy tym stole.
api-no-open-seat = To miejsce nie jest już wolne.
api-nobody-there = Nikt tam nie siedzi.
api-barred = Właściciel stołu zwolnił twoje miejsce; ponownie usiąść można tylko za jego zgodą.
api-name-twice = Imię { $name } jest przy tym stole zajęte.
api-name-of-member = { $name } to nazwa innej osoby; tylko ona może pod nią usiąść.
api-seat-without-name = Miejsce { $number } wymaga imienia.
api-seat-and-bot = Miejsce { $number } nie jest dla bota.
api-no-bot = Nie ma bota { $bot }; są: { $known }.
api-no-title = Nie ma gry { $title }; są: { $known }.
api-no-option = { $title } nie ma wariantu { $options }.
api-option-needs = W { $title } wariant { $option } jest możliwy tylko razem z: { $others }.
api-one-form = W { $title } można wybrać tylko jedno z: { $options }.
api-form-profile = W { $title } wariant { $option } nie jest rozgrywany w profilu { $profile }.
api-no-profile = Nie ma profilu zasad { $profile }; są: { $known }.
api-seat-count = { $title }: liczba graczy od { $low } do { $high }, a nie { $seats }.
api-no-document = W tym pliku nie ma gry, którą można tu otworzyć: nadają się zapisane gry tresham i zapisy 18xx.games.
api-other-rules = Plik powstał według innych zasad: tutaj jego ruch { $number } prowadzi do innego położenia. Grę można otworzyć taką, jaka była, do ruchu { $until } włącznie.
api-unreadable-entry =
    { $until ->
        [0] Ruchu { $number } z tego pliku nie można odczytać.
       *[other] Ruchu { $number } z tego pliku nie można odczytać. Grę można otworzyć do ruchu { $until } włącznie.
    }
api-refused-entry =
    { $until ->
        [0] Ruch { $number } z tego pliku jest niedozwolony: { $reason }
       *[other] Ruch { $number } z tego pliku jest niedozwolony: { $reason } Grę można otworzyć do ruchu { $until } włącznie.
    }
api-most-tables = Masz już { $most } { $most ->
        [one] stół
        [few] stoły
       *[many] stołów
    }, więcej nie można: najpierw usuń jeden z nich.
api-most-branches = Masz już { $most } { $most ->
        [one] wariant
        [few] warianty
       *[many] wariantów
    } „co by było”, więcej nie można: najpierw usuń jeden z nich.
api-most-bot-tables = Przy { $most } { $most ->
        [one] twoim stole
        [few] twoich stołach
       *[many] twoich stołach
    } boty grają już między sobą: poczekaj na koniec gry albo usuń jeden ze stołów.

## Ruchy

api-stale = W międzyczasie wykonano już ruch; spójrz jeszcze raz na stół.
api-not-your-seat = Ta decyzja nie należy do ciebie.
api-no-action = W grze nie ma takiej akcji.
api-no-lesson = Nie ma takiej lekcji.
api-habits-of-lesson = Lekcja jest tylko dla ciebie i każdy krok można cofnąć; tego nie da się zmienić.
api-no-such-ply = W grze nie ma takiego ruchu.
api-no-such-hex = Na mapie nie ma heksu { $hex }.
api-no-such-corporation = Nie ma spółki { $corp }.
api-cannot-finish = Tury nie można zakończyć od razu: trzeba dokonać wyboru.
api-no-route-help = Przy tym stole najlepsze trasy nie są pokazywane.
api-no-such-puzzle = Nie ma zagadki { $id }.
api-unread-answer = To nie jest odpowiedź na zagadkę rodzaju { $kind }: { $what }
api-no-what-if = To można zrobić tylko w wariancie „co by było”.
api-analysis-failed = Analiza została przerwana. Spróbuj jeszcze raz.
api-untellable = Tej gry nie można zapisać w postaci zapisu 18xx.games.
api-long-game = Ta gra ma już { $most } { $most ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }; nie można jej kontynuować.
api-unknown-field = Ta akcja nie ma pola { $field }.

## Cofanie

api-undo-never = Przy tym stole niczego się nie cofa.
api-undo-own-turn = Cofnąć można tylko własną turę, dopóki nie zagra ktoś inny.
api-nothing-to-undo = Nie ma czego cofnąć.
api-nothing-to-redo = Nie ma czego przywrócić.
api-redo-own = Przywrócić ruch może tylko osoba, która go cofnęła.
api-no-such-request = Nie ma takiej prośby.
api-request-closed = Ta prośba jest już rozstrzygnięta albo gra poszła dalej.
api-request-not-yours = Ta prośba nie czeka na twoją odpowiedź.
api-already-asked = Prośba już została wysłana; pozostali jeszcze nie odpowiedzieli.

## Dziennik

log-undo =
    { $count ->
        [one] Cofnięcie ({ $name }): { $what }
        [few] Cofnięcie ({ $name }), { $count } ruchy, począwszy od tego: { $what }
       *[many] Cofnięcie ({ $name }), { $count } ruchów, począwszy od tego: { $what }
    }
log-redo =
    { $count ->
        [one] Przywrócenie ({ $name }): { $what }
        [few] Przywrócenie ({ $name }), { $count } ruchy, począwszy od tego: { $what }
       *[many] Przywrócenie ({ $name }), { $count } ruchów, począwszy od tego: { $what }
    }
log-undo-asked =
    { $count ->
        [one] { $name } prosi o cofnięcie ruchu: { $what }
        [few] { $name } prosi o cofnięcie { $count } ruchów, począwszy od tego: { $what }
       *[many] { $name } prosi o cofnięcie { $count } ruchów, począwszy od tego: { $what }
    }
