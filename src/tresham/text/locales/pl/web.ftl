# Własne słowa strony: przyciski, nagłówki, wskazówki. Zdania o samej grze pochodzą z innych katalogów.

## Cała strona

web-site = Strona
web-lobby = Poczekalnia
web-new-game = Nowa gra
web-to-lobby = Do poczekalni
web-nowhere = Tu nic nie ma.
web-notices = Powiadomienia
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-search = Szukaj
web-filter = Filtr
web-try-again = Spróbuj ponownie
web-details = Szczegóły
web-trouble =
    { $sort ->
        [unreachable] Serwer nie odpowiada. Spróbuj ponownie za chwilę.
        [unconfirmed] Serwer nie odpowiada. Ostatnia czynność nie jest potwierdzona; powtórz ją, gdy wróci połączenie.
        [unwell] Serwer ma kłopoty. Spróbuj ponownie za chwilę.
        [large] To więcej, niż serwer przyjmuje.
        [page] Strona się potknęła. Załaduj ją ponownie; nic, co przyjęto, nie przepadło.
       *[refused] Serwer tego nie przyjął. Załaduj stronę ponownie; jeśli to nie pomoże, daj znać gospodarzowi serwera.
    }
web-language = Język
web-settings = Ustawienia
web-theme = Wygląd
web-theme-name =
    { $theme ->
        [light] Jasny
        [dark] Ciemny
       *[auto] Jak w systemie
    }
web-your-name = Twoja nazwa przy stole
web-local-name = Gracz
web-confirm = Potwierdzaj stacje na mapie
web-confirm-about = Bez tego pierwsze kliknięcie stawia stację.

## Konta i zaproszenia

web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-sign-up = Załóż konto
web-name = Nazwa
web-password = Hasło
web-password-hint = Co najmniej dziesięć znaków; całe zdanie łatwo zapamiętać.
web-have-account = Masz już konto?
web-no-account = Nie masz jeszcze konta?
web-invitation = Zaproszenie
web-invitation-about = Przy stole czeka na ciebie miejsce.
web-take-seat = Zajmij miejsce
web-sign-in-first = Potrzebne jest do tego konto.

## Konto, na stronie ustawień

web-account = Konto
web-password-change = Zmień hasło
web-password-old = Obecne hasło
web-password-new = Nowe hasło
web-password-ends = Wszystkie inne przeglądarki zostaną wylogowane, a tokeny API wygasną.
web-password-changed = Hasło zmienione. Wylogowane inne przeglądarki: { $sessions }; wygasłe tokeny API: { $tokens }.
web-browsers = Zalogowane przeglądarki
web-browser-unknown = Jakaś przeglądarka
web-browser-this = ta
web-since = od { $day }
web-sign-out-others = Wyloguj wszystkie pozostałe
web-tokens = Tokeny API
web-tokens-about = Z tokenem program może oglądać lub grać w twoim imieniu.
web-token-name = Nazwa tokenu
web-token-may = Na co pozwala
web-token-scope =
    { $scope ->
        [play] oglądać i grać
       *[read] tylko oglądać
    }
web-token-make = Utwórz token
web-token-secret = Skopiuj sekret teraz: pokazuje się tylko raz
web-token-end = Unieważnij
web-your-data = Twoje dane
web-export-account = Pobierz wszystko, co o tobie zapisano
web-delete-account = Usuń konto
web-delete-what-goes = Nazwa, hasło, ustawienia, notatki, sesje i tokeny API zostaną usunięte na zawsze. Stoły, przy których nie siedzi nikt inny, znikną; pozostałe przejmie ktoś z siedzących.
web-delete-what-stays = Twoje ruchy zostaną, aby inni mogli grać dalej. W rozpoczętych grach twoje miejsce będzie oznaczone jako opuszczone, pod nazwą, pod którą grasz, a gra będzie czekać na jego ruch.
web-delete-chat = Usuń też moje wypowiedzi przy stołach; inaczej zostaną bez mojej nazwy
web-delete-for-good = Usuń na zawsze
web-account-deleted = Twoje konto jest usunięte.

## Poczekalnia

web-new-game-more = Nowa gra: miejsca, warianty, zasady stołu
web-you = Ty
web-import = Otwórz plik gry
web-import-about = Upuść go tutaj albo wybierz: zapisane gry tresham i 18xx.games.
web-import-not-json = { $file } nie jest plikiem gry.
web-import-until = Otwórz do ruchu { $move } włącznie
web-all-titles = Wszystkie gry
web-your-move = Twój ruch
web-in-progress = W toku
web-open-tables = Otwarte stoły
web-no-open-tables = Nikt teraz nie szuka graczy.
web-finished = Zakończone
web-play = Graj
web-open = Otwórz
web-watch = Oglądaj
web-join = Dołącz
web-look = Obejrzyj
web-open-seat = wolne
web-seats-taken = Zajęte miejsca: { $taken } z { $count }
web-waiting-for = Teraz: { $names }

## Nowa gra

web-for-players = Liczba graczy: od { $low } do { $high }
web-seat-count = Miejsca
web-seat = Miejsce { $number }
web-seat-kind =
    { $kind ->
        [me] Ja
        [local] Tutaj
        [open] Wolne
       *[bot] Bot
    }
web-open-seat-about = Dla kogoś, kto dołączy lub dostanie zaproszenie
web-bot = Bot
web-names-differ = Nazwa { $name } powtarza się: nazwy muszą być różne.
web-random-order = Losowa kolejność miejsc
web-option-needs = { $option }: tylko razem z: { $others }.
web-add-them = Dodaj
web-table-rules = Zasady stołu: cofanie, widoczność, trasy, ziarno
web-table-name = Nazwa stołu
web-seed = Ziarno
web-seed-any = dowolne
web-undo = Cofnij
web-redo = Ponów
web-undo-policy =
    { $policy ->
        [free] w każdej chwili
        [turn] tylko we własnej turze
        [request] we własnej turze, później na prośbę
       *[none] nigdy
    }
web-visibility = Kto może oglądać
web-visible-to =
    { $who ->
        [public] wszyscy
        [link] wszyscy, którzy mają link
       *[private] tylko gracze
    }
web-route-help = Pomoc przy trasach
web-route-help-kind =
    { $kind ->
        [best] pokazuj najlepsze trasy
        [check] podawaj tylko różnicę do najlepszych
       *[none] brak
    }
web-profile = Gdzie instrukcja i witryna się różnią
web-profile-name =
    { $profile ->
        [rulebook] według instrukcji
       *[other] jak na { $profile }
    }
web-start-game = Zacznij grę
web-open-table = Otwórz stół
web-waiting-for-players = Oczekiwanie na graczy
web-sit-down = Usiądź
web-free-seat = Zwolnij miejsce
web-invite = Zaproś linkiem
web-invite-link = Wyślij ten link zaproszonym
web-listed = Ten stół widać w poczekalni: każdy może zająć miejsce.
web-unlisted = Tego stołu nie widać w poczekalni: można tu trafić tylko z linkiem z zaproszenia.
web-list-it = Pokaż w poczekalni
web-invitations = Zaproszenia
web-any-seat = Dowolne miejsce
web-invitation-holds = utworzono: { $made }, ważne do { $day }
web-revoke = Odwołaj
web-sent-away = Kto nie może tu wrócić
web-let-back = Wpuść z powrotem
web-host-starts = Gospodarz zacznie grę, gdy wszystkie miejsca będą zajęte.
web-leave = Opuść stół
web-remove-table = Usuń stół

## Stół

web-leaves = Widoki stołu
web-tab =
    { $tab ->
        [map] Mapa
        [market] Kursy
        [ledger] Tabela
        [corporations] Spółki
        [trains] Pociągi i fazy
        [tiles] Kafelki
        [analysis] Analiza
        [log] Dziennik
        [players] Gracze
       *[table] Stół
    }
web-phone-tab =
    { $tab ->
        [play] Ruch
        [map] Mapa
        [money] Pieniądze
        [log] Dziennik
       *[more] Więcej
    }
web-players-and-log = Gracze i dziennik
web-actions = Co zrobić
web-sheet = Panel wyżej lub niżej
web-steps = Części tury
web-your-turn = Twoja tura
web-line-lost = brak połączenia, kolejna próba
web-try-now = Spróbuj teraz
web-online = przy stole
web-offline = poza stołem
web-seat-left = już tu nie gra
web-liquid = Płynne
web-liquid-about = Gotówka i to, co dałaby teraz sprzedaż akcji
web-certs-short = Cert.
web-priority-short = priorytet
web-purse = Czym dysponuje { $name }
web-promised = { $sum } w ofertach
web-next-to-operate = Kolejność działania
web-order = Kolejność działania
web-revenue-short = Dochód
web-order-short = Nr
web-offering = Niesprzedane
web-own = Własne
web-no-seat = bez miejsca
web-last-cert = ostatni certyfikat
web-ledger = Tabela
web-deals = Transakcje: { $corp }
web-dividend =
    { $kind ->
        [pay] dywidenda wypłacona
        [withhold] dochód zatrzymany
       *[half] wypłacona połowa
    }
web-life =
    { $life ->
        [unfloated] jeszcze nieuruchomiona
        [waiting] jeszcze niezałożona
        [closed] wyzerowana
        [taken_over] przejęta
        [ready] wyzerowana, można ją założyć ponownie
       *[other] poza tą grą
    }
web-ending =
    { $cause ->
        [bank] bank jest pusty
        [stock_market] koniec tabeli kursów
        [bankrupt] bankructwo
        [one_player] został jeden gracz
        [stalemate] impas
        [schedule] rozegrano wszystkie rundy
        [stranded] bez pociągu i pieniędzy
        [agreement] za zgodą wszystkich
       *[other] koniec jest bliski
    }

## Panel

web-choose-below =
    { $board ->
        [yes] Wybierz z listy albo na planszy
       *[no] Wybierz z listy
    }
web-to-raise =
    { $part ->
        [trains] Na najtańszy pociąg z banku brakuje jeszcze: { $sum }
       *[other] Brakuje jeszcze: { $sum }
    }
web-can-raise =
    { $enough ->
        [yes] Sprzedaż akcji może przynieść { $sum }: to wystarczy.
        [nothing] Nie ma czego sprzedać.
       *[no] Sprzedaż wszystkich akcji da { $sum }: zabraknie { $short }.
    }
web-out-of-turn = za gracza { $name }, poza kolejką
web-really = Na pewno?
web-done = Koniec tury
web-rest-run = przejazdy za { $sum }
web-rest-pay = dywidenda { $sum } na akcję
web-rest-price = kurs { $before } → { $after }
web-rest-done = koniec tury
web-rest-instead = Zamiast tego najlepsze: { $rest }
web-group =
    { $group ->
        [answer] Oferta
        [auction] Aukcja
        [draft] { round-draft }
        [par] Cena emisyjna
        [map] Na mapie
        [dividend] Dywidenda
        [shares] Akcje
        [for_corporation] Zamiast tego: za jedną ze swoich spółek
        [trains] Pociągi
        [privates] { ui-privates }
       *[other] Inne
    }
web-protection =
    { $shares ->
        [one] Sprzedano { $shares } akcję { $corp }
        [few] Sprzedano { $shares } akcje { $corp }
       *[many] Sprzedano { $shares } akcji { $corp }
    }. Prezes może przejąć wszystko po tej cenie, a kurs pozostanie bez zmian.
web-click-hex =
    { $count ->
        [one] Na mapie świeci { $count } heks: kliknij go.
        [few] Na mapie świecą { $count } heksy: kliknij jeden z nich.
       *[many] Na mapie świeci { $count } heksów: kliknij jeden z nich.
    }
web-par-in-market = Wybierz w tabeli kursów
web-run-for = Uruchom pociągi: { $sum }
web-lay = Położyć kafelek { $tile } na { $hex }
web-lay-for = Położyć kafelek { $tile } na { $hex } za { $sum }
web-buy-short =
    { $from ->
        [pool] Kup { $count }: { $sum } (giełda)
        [player] Kup { $count }: { $sum } (gracz)
        [own] Kup { $count }: { $sum } (skarbiec)
       *[other] Kup { $count }: { $sum }
    }
web-sell-short = Sprzedaj { $count }: { $sum }
web-on-papers =
    { $certs ->
        [one] { $certs } certyfikat
        [few] { $certs } certyfikaty
       *[many] { $certs } certyfikatów
    }{ $president ->
        [yes] , z certyfikatem { -president(case: "genitive") }
       *[no] {""}
    }
web-do-with-sum =
    { $verb ->
        [bid] Oferta { $sum }
        [offer] Zaproponuj { $sum }
        [sell_private] Sprzedaj za { $sum }
        [lower_lot] Obniż do { $sum }
        [repay_debt] Zwróć { $sum }
       *[other] Kup za { $sum }
    }
web-amount-of = Kwota: { $label }
web-face-value = wartość { $sum }
web-income = dochód { $sum }
web-effect-price = kurs { $corp } przejdzie na { $price }
web-effect-reissue =
    do IPO: { $shares ->
        [one] { $shares } akcja
        [few] { $shares } akcje
       *[many] { $shares } akcji
    }, cena emisyjna { $price }
web-effect-phase = zacznie się faza { $phase }
web-effect-enough = to wystarczy
web-effect-lacks = potem zabraknie jeszcze { $sum }
web-effect-shuts = potem nie można już kupić pociągów: { $trains }
web-effect-rust = złomowane pociągi { $train }: { $owners }
web-not-allowed =
    { $count ->
        [one] Teraz niedozwolone: { $count } możliwość
        [few] Teraz niedozwolone: { $count } możliwości
       *[many] Teraz niedozwolone: { $count } możliwości
    }
web-request-sent = Prośba wysłana pozostałym.
web-agree = Zgoda
web-refuse = Odmowa
web-would-end = Za zakończeniem gry tutaj: { $names }.
web-end-or-play-on = Jeśli wszyscy się zgodzą, gra od razu się skończy i zostanie podliczona tak, jak stoi. Kto woli grać dalej, po prostu gra.
web-not-agreed = Jeszcze bez zgody: { $names }
web-end-game = Zakończ grę tutaj
web-end-game-about = Gra kończy się, gdy zgodzą się wszyscy gracze, i zostaje podliczona tak, jak stoi. Do tego czasu toczy się dalej. Kto robi coś więcej niż pas, wycofuje swoją zgodę.
web-end-game-ask =
    { $who ->
        [others] Zakończyć grę tutaj? Skończy się, jeśli zgodzą się też inni: { $names }.
       *[here] Zakończyć grę tutaj? Skończy się od razu dla wszystkich przy tym ekranie.
    }

## Dziennik, historia, co by było

web-log-filter =
    { $filter ->
        [log] Dziennik
        [chat] Czat
       *[all] Wszystko
    }
web-earlier = Pokaż wcześniejsze
web-nothing-yet = Jeszcze nic tu nie ma.
web-no-such-rule = W żadnej zasadzie nie ma tych słów.
web-look-at-ply = Pokaż stół po wpisie { $ply }
web-say-something = Napisz coś
web-send = Wyślij
web-history = Historia
web-history-at = Historia: wpis { $at } z { $ply }
web-history-about = Widać stół taki, jaki był. Innych to nie dotyczy.
web-first = Na początek
web-step-back = Krok wstecz
web-step-forward = Krok naprzód
web-present = Do teraźniejszości
web-what-if = Co by było
web-what-if-about = Graj stąd dalej dla siebie, za wszystkie miejsca. Prawdziwa gra się nie zmieni.
web-branch-name = Nazwa gałęzi
web-branch-at = wpis { $ply }
web-branch-shared = Inni mogą oglądać
web-branch-from = Zacznij gałąź po wpisie { $ply }
web-branch-band = Co by było: { $name }
web-from-ply = od wpisu { $ply }
web-notes = Notatki
web-notes-about = Widzisz je tylko ty.
web-notes-saved = Notatki zapisane.
web-take-away = Pobierz
web-this-table = Ten stół
web-rules = zasady
web-rules-of = Zasady { $title }
web-contents = Spis treści

## Klawisze

web-keys = Klawisze
web-key-does =
    { $what ->
        [primary] główny przycisk
        [finish] przejazdy, dywidenda, koniec tury; albo koniec tury
        [pass] pas albo rezygnacja z tej części tury
        [withhold] zatrzymaj dochód
        [buy-train] kup następny pociąg
        [choices] przejdź do wyboru w panelu (jeszcze raz: pod następny nagłówek; strzałki: dalej)
        [undo] cofnij
        [redo] ponów
        [turn] obróć kafelek
        [next-tile] inny kafelek
        [alone] tylko mapa albo powrót do stołu
        [fold] zwiń panel ruchu; graczy i dziennik
        [step] krok wstecz lub naprzód w historii
        [ends] na początek, do teraźniejszości
        [tabs] mapa, kursy, tabela, spółki, pociągi, kafelki
        [chat] napisz na czacie
        [cancel] odłóż wybór
       *[help] ta pomoc
    }
web-mouse-does = Kliknięcie przy boku podświetlonego heksu pokazuje tor, który tam prowadzi; kółko myszy przechodzi przez wszystkie kafelki i obroty. Shift i kliknięcie na innym heksie: wykonaj to, co pokazane, i kontynuuj tam.
