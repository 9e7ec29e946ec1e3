# Co mówi wiersz poleceń. Nazwy poleceń i opcji wpisuje się tak, jak są podane.

## Pomoc: polecenia

ui-help-tresham = Gry kolejowe 18xx: granie, odtwarzanie, badanie.
ui-overview = tresham play rozpoczyna grę w przeglądarce. Co jeszcze można zrobić:
ui-overview-more = Więcej o każdym z nich: tresham POLECENIE --help.
ui-help-play = granie w przeglądarce: serwer tylko dla tego komputera i jego strona
ui-help-serve = uruchomienie serwera dla całego klubu
ui-help-account = założenie konta na serwerze albo nadanie jego właścicielowi nowego hasła
ui-help-backup = skopiowanie bazy danych serwera bez zatrzymywania go (SQLite)
ui-help-watch = obejrzenie w terminalu całej partii między botami: dziennik i końcowa plansza
ui-help-titles = lista gier: klucz, nazwa, liczba graczy, warianty, profile
ui-help-rules = zasady gry w swoim języku: wszystkie, jedna według numeru albo te, w których są podane słowa
ui-help-new = rozpoczęcie i zapisanie partii
ui-help-replay = odtworzenie zapisanej partii lub zapisu 18xx.games ze wszystkimi sprawdzeniami, albo wszystkich z folderu
ui-help-export = zapisanie partii w formacie 18xx.games
ui-help-audit = lista ruchów, które obecne zasady oceniają inaczej: w zapisanej partii albo we wszystkich partiach serwera
ui-help-selfplay = rozegranie wielu partii między botami
ui-help-draw = narysowanie mapy gry albo planszy partii po dowolnym ruchu
ui-help-routes = znalezienie najlepszych tras z dowodem: dla zadań z pliku albo dla spółki w partii
ui-help-report = napisanie raportu z partii: wyniki, wykresy, ważne chwile, utracony dochód, mapa faza po fazie
ui-help-bench = pomiar szybkości i porównanie z normami
ui-help-bench-title = mierz partie tej gry; domyślnie głównie 1830
ui-help-bench-routes = pomiar, jak szybko znajdowane są najlepsze trasy
ui-help-new-title = utworzenie folderu nowej gry z zaczątkiem testu dla każdej zasady

## Pomoc: co może nastąpić

ui-meta-command = POLECENIE
ui-meta-title = GRA
ui-meta-file = PLIK
ui-meta-folder = FOLDER
ui-meta-key = KLUCZ
ui-meta-ply = RUCH
ui-meta-symbol = SYMBOL
ui-meta-rule = ZASADA
ui-meta-words = SŁOWA
ui-meta-address = ADRES
ui-meta-name = NAZWA

ui-help-version = pokaż wersję i zakończ
ui-help-json = dla programów: JSON na standardowym wyjściu
ui-help-language = en, ru lub pl; bez tej opcji język systemu
ui-help-options = warianty rozdzielone przecinkami
ui-help-profile = jak rozstrzygać wątpliwości ({ $usual })
ui-help-seats = liczba graczy (3, jeśli gra pozwala)
ui-help-bot = kto gra ({ $usual })
ui-help-what-to-play = w co grać ({ $usual })
ui-help-what-to-start = gra, od której zacząć
ui-help-host = pod jakim adresem słuchać (127.0.0.1: tylko dla tego komputera)
ui-help-port = na jakim porcie (1830; play bierze wolny, jeśli ten jest zajęty)
ui-help-database = gdzie trzymać partie: sqlite:///PLIK albo postgresql://…
ui-help-no-browser = wypisz adres, niczego nie otwieraj
ui-help-mode = z kontami albo local: bez kont ({ $usual })
ui-help-workers = ile procesów (1; więcej wymaga PostgreSQL)
ui-help-account-name = czyje konto
ui-help-backup-file = gdzie umieścić kopię; takiego pliku nie może jeszcze być
ui-help-account-export = zapisz do pliku JSON wszystko, co przechowuje się o tej osobie
ui-help-account-delete = usuń konto; ruchy zostają, aby partie innych mogły trwać dalej
ui-help-account-erase-chat = razem z --delete: usuń także to, co osoba napisała przy stołach
ui-help-seed-of-game = to samo ziarno daje tę samą partię
ui-help-final-board = gdzie narysować końcową planszę (out/GRA.svg)
ui-help-title = klucz gry, na przykład 1830
ui-help-rule = numer zasady albo rozdziału: 1849-9.2.3 albo samo 9.2
ui-help-search = tylko zasady, w których są te słowa
ui-help-names = imiona graczy w kolejności miejsc
ui-help-seed-of-chance = ziarno losowości gry (0)
ui-help-save-to = gdzie zapisać partię
ui-help-game-file = zapisana partia lub zapis 18xx.games
ui-help-game-file-or-folder = zapisana partia lub zapis 18xx.games; albo folder, z którego odtwarzane są wszystkie pliki .json
ui-help-until = tylko tyle wpisów pliku (wszystkie)
ui-help-other-profile = inny profil niż w zapisanej partii albo niż { $record } dla zapisów
ui-help-trace = zapisz całe położenie po każdym ruchu
ui-help-menus = zapisz listę możliwości przed każdym ruchem
ui-help-processes = dla folderu: ile procesów gra (tyle, ile ma maszyna)
ui-help-record-to = gdzie umieścić zapis
ui-help-audit-source = zapisana partia albo baza danych serwera: jej URL lub plik SQLite (TRESHAM_DATABASE_URL)
ui-help-audit-title = w bazie danych: tylko partie tej gry
ui-help-audit-running = w bazie danych: tylko partie nieskończone
ui-help-series-profile = { $usual }, ale dla zapisów tego formatu { $record }
ui-help-games = liczba partii (1)
ui-help-seed-of-series = to samo ziarno daje te same partie (0)
ui-help-save-folder = zapisz każdą partię w tym folderze
ui-help-format = format plików ({ $usual })
ui-help-source = zapisana partia, zapis 18xx.games albo gra
ui-help-at = po którym ruchu (ostatnim)
ui-help-draw-to = gdzie narysować
ui-help-routes-source = zadania o trasach: jedno w pliku .json albo po jednym w wierszu pliku .jsonl; z --company zapisana partia lub zapis 18xx.games
ui-help-company = rozwiąż położenie tej spółki w partii, na przykład PRR
ui-help-history = przejdź całą partię: ile trasy przyniosły, a ile mogły przynieść
ui-help-nodes = zakończ szukanie w każdym zadaniu po tylu węzłach (nigdy)
ui-help-routes-to = gdzie narysować trasy z partii (out/GRA-routes.svg)
ui-help-report-to = gdzie zapisać stronę: jeden plik HTML, który nie potrzebuje ani sieci, ani skryptów
ui-help-problem-files = zadania o trasach, .json lub .jsonl (zadania z próbnych partii)
ui-help-new-key = klucz gry, na przykład 18XX; plik docs/rules/KLUCZ.md musi istnieć
ui-help-root = kopia robocza tresham (bieżący folder)

## Co mówi argparse; znaki procentu są jego własne

ui-argparse-usage = użycie:
ui-argparse-positionals = argumenty
ui-argparse-options = opcje
ui-argparse-help = pokaż tę pomoc i zakończ
ui-argparse-error = %(prog)s: błąd: %(message)s
ui-argparse-argument = argument %(argument_name)s: %(message)s
ui-argparse-required = brakuje argumentów: %s
ui-argparse-unrecognized = nieznane argumenty: %s
ui-argparse-expected-one = potrzebna jest jedna wartość
ui-argparse-not-a-number = to nie jest liczba całkowita: %(value)r
ui-argparse-invalid-choice = nie ma takiej możliwości: %(value)r (dostępne: %(choices)s)
ui-argparse-ambiguous = niejednoznaczna opcja: %(option)s pasuje do %(matches)s
ui-argparse-ignored = ta opcja nie przyjmuje wartości: %r
ui-argparse-meant = nie ma { $word }; czy chodziło o { $meant }?

## Serwer

ui-serving-at = tresham działa pod adresem { $address } (Ctrl+C kończy)
ui-account-made = Jest już konto { $name }.
ui-account-changed = { $name } ma teraz nowe hasło; wszystkie sesje i tokeny API wygasły.
ui-account-exported = Wszystko, co zapisano o { $name }, jest teraz w pliku { $file }.
ui-account-deleted = Konto { $name } jest usunięte: nie ma już nazwy, kluczy ani notatek, ruchy i miejsca zostały.
ui-account-password = Hasło:
ui-account-again = Jeszcze raz:
ui-backup-saved =
    Zapisano: { $file }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }

## Gry i partie w plikach

ui-title-key = Klucz
ui-title-name = Nazwa
ui-title-profiles = Profile
ui-new-saved = Zapisano: { $file } ({ $title }; { $players }; profil { $profile })
ui-export-saved =
    Zapisano: { $file }, { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
ui-draw-saved = Zapisano: { $file } ({ $title }, ruch { $ply } z { $count })
ui-new-title-made =
    { $count ->
        [one] { $count } zaczątek testu
        [few] { $count } zaczątki testów
       *[many] { $count } zaczątków testów
    }; teraz trzeba uzupełnić map.py i papers.py oraz postawić { $folder } na półce w titles

## Odtwarzanie i sprawdzanie

ui-standing = { $name } { MONEY($worth) }
ui-replay-accepted =
    przyjęto: { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }, { $actions ->
        [one] { $actions } ruch
        [few] { $actions } ruchy
       *[many] { $actions } ruchów
    }
ui-replay-refused = odrzucono: wpis { $number } z { $count } (id { $id }): { $code } [{ $rule }]
ui-replay-other-result = plik podaje inny wynik: { $result }
ui-replay-differs = plik powstał według innych zasad: jego ruch { $move } prowadzi tutaj do innego położenia; wszystkie różnice pokaże tresham audit
ui-replay-speed = ruchów na sekundę, bez szukania tras: { $speed } ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)
ui-replay-folder =
    { $files ->
        [one] { $files } plik
        [few] { $files } pliki
       *[many] { $files } plików
    }, { $failed ->
        [0] wszystkie przyjęte
       *[other] nieprzyjęte: { $failed }
    }; { $actions ->
        [one] { $actions } ruch
        [few] { $actions } ruchy
       *[many] { $actions } ruchów
    } w { NUMBER($seconds, maximumFractionDigits: 1) } s
ui-audit-finding = ruch { $ply }: { $text }
ui-audit-more = … i jeszcze { $count }; pełna lista: --json
ui-audit-summary =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, niezgodności z obecnymi zasadami: { $findings }
ui-audit-differs = położenie po ruchu wychodzi inne
ui-audit-game = partia { $id } ({ $title }, { $status ->
        [active] trwa
       *[finished] skończona
    }) { $name }
ui-audit-unreadable = nie da się odczytać: { $problem }
ui-audit-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }; ocenionych inaczej: { $differing }; nieczytelnych: { $unreadable }

## Gra botów

ui-selfplay-game = Partia
ui-selfplay-seed = Ziarno
ui-selfplay-actions = Ruchy
ui-selfplay-end = Koniec
ui-selfplay-cause =
    { $cause ->
        [bank] bank pękł
        [bankrupt] bankructwo
        [stock_market] koniec tabeli kursów
        [one_player] jeden gracz w grze
        [stalemate] gra utknęła
        [schedule] rozegrano wszystkie rundy
        [stranded] bez pociągu i pieniędzy
        [agreement] za zgodą wszystkich
        [none] nieskończona
       *[other] skończona
    }
ui-selfplay-summary =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ruchów od { $low } do { $high }, mediana { NUMBER($median, maximumFractionDigits: 0) }; { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s na partię
ui-selfplay-problem = partia { $game }: { $problem }
ui-selfplay-no-end = nieskończona
ui-selfplay-untellable = nie da się jej zapisać w formacie witryny; --profile { $profile } temu zapobiega

## Trasy

ui-routes-problem = Zadanie
ui-routes-worth = Dochód
ui-routes-proven = Dowód
ui-routes-unproven = nie, co najwyżej { $bound }
ui-routes-summary =
    { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }, bez dowodu: { $unproven }; mediana { $median } ms
ui-routes-of = Najlepsze trasy { $corporation }, ruch { $ply } z { $count }
ui-routes-ply = Ruch
ui-routes-best = Najlepszy
ui-routes-left = Stracono
ui-routes-history =
    { $count ->
        [one] { $count } przejazd
        [few] { $count } przejazdy
       *[many] { $count } przejazdów
    } za { MONEY($earned) }; słabszych od najlepszych: { $missed }; stracono: { MONEY($left) }
ui-report-saved = Raport z { $title } w { $file }: rund { $rounds }, ważnych chwil { $moments }.
ui-routes-run = Trasa
ui-routes-idle = stoi
ui-routes-total = Razem { MONEY($worth) }; dowiedzione: więcej uzyskać się nie da
ui-routes-total-unproven = Razem { MONEY($worth) }; bez dowodu: być może da się uzyskać { MONEY($bound) }

## Szybkość

ui-bench-calibration = pętla wzorcowa: { NUMBER($time, maximumFractionDigits: 0) } µs; budżety dotyczą maszyny, na której trwa ona { NUMBER($reference, maximumFractionDigits: 0) } µs, i na nią przeliczono ich zużycie
ui-bench-calibration-loop = pętla wzorcowa: { NUMBER($time, maximumFractionDigits: 0) } µs; na maszynie, której dotyczą budżety, { NUMBER($reference, maximumFractionDigits: 0) } µs
ui-bench-games = partie (bot i liczba ruchów): { $games }
ui-bench-operation = Operacja
ui-bench-measured = Pomiar
ui-bench-unit = Jednostka
ui-bench-budget = Norma
ui-bench-ratio = Część normy
ui-bench-kept = W normie
ui-bench-over = NIE
ui-bench-pushes = Ruch bez szukania tras, µs
ui-bench-action = Rodzaj ruchu
ui-bench-count = Liczba
ui-bench-median = Mediana
ui-bench-p99 = p99
ui-bench-routes = Najlepsze trasy, ms
ui-bench-problems = Zadania
ui-bench-worst = Najgorszy
ui-bench-unproven = Bez dowodu
ui-bench-number = { NUMBER($value, maximumFractionDigits: 6) }
ui-bench-share = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

ui-figure-copy = kopia partii
ui-figure-pop = krok wstecz
ui-figure-push-median = ruch, mediana
ui-figure-push-p99 = ruch, p99
ui-figure-replay-profile-18xx-games = odtwarzanie, profil 18xx.games
ui-figure-replay-profile-rulebook = odtwarzanie, profil rulebook
ui-figure-reach-full-map = zasięg, cała mapa
ui-figure-menu-of-layingtrack-late = lista możliwych torów, koniec partii
ui-figure-random-game-menus-included = losowa partia razem z listami możliwości
ui-figure-load-of-500-actions = wczytanie 500 ruchów
ui-figure-solve-median = szukanie tras, mediana
ui-figure-solve-p99 = szukanie tras, p99

ui-unit =
    { $unit ->
        [microseconds] µs
        [milliseconds] ms
        [seconds] s
       *[speed] ruchów/s
    }

## Skargi, każda w jednym wierszu

ui-sorry-interrupted = przerwano
ui-sorry-inside = błąd wewnętrzny: { $error } (TRESHAM_DEBUG=1 pokaże miejsce)
ui-sorry-value = tak się nie da: { $detail }
ui-sorry-refused = odrzucono: { $code } [{ $rule }]
ui-sorry-language = nie ma języka { $language }; są { $known }
ui-sorry-no-title = nie ma gry { $title }; dostępne: { $known }
ui-sorry-no-rule = gra { $title } nie ma zasady { $rule }; podobne: { $known }
ui-sorry-rule-words = żadna zasada gry { $title } nie zawiera { $words }
ui-sorry-rule-words-there = w grze { $title } nic pod numerem { $rule } nie zawiera { $words }
ui-sorry-no-option = gra { $title } nie ma wariantu { $options }; dostępne: { $known }
ui-sorry-option-needs = w grze { $title } wariant { $option } wymaga także: { $others }
ui-sorry-one-form = w grze { $title } można wybrać tylko jedno z: { $options }
ui-sorry-form-profile = { $title } z wariantem { $option } nie jest rozgrywany w profilu { $profile }
ui-sorry-seats = liczba graczy w { $title }: od { $low } do { $high }, a nie { $seats }
ui-sorry-no-profile = nie ma profilu { $profile }; dostępne: { $known }
ui-sorry-names = gracze muszą mieć różne imiona, rozdzielone przecinkami: Ann,Bob,Eve
ui-sorry-unshowable = imię zawiera znaki, których nie da się pokazać na ekranie
ui-sorry-port = { $host }:{ $port }: port jest zajęty lub niedostępny; wybierz inny --port
ui-sorry-workers = potrzebny jest co najmniej jeden proces, a SQLite na więcej nie pozwala; kilka wymaga --database postgresql://…
ui-sorry-served = { $database } obsługuje już inny serwer, { $address }; najpierw go zakończ albo wybierz inną bazę: --database
ui-sorry-database-newer = { $database } pochodzi z nowszej wersji tresham; zainstaluj ją
ui-sorry-database-busy = { $database } jest zajęta przez inny program ({ $reason }); spróbuj ponownie, gdy skończy
ui-sorry-database-full = { $database } nie da się otworzyć: dysk jest pełny ({ $reason })
ui-sorry-database-read-only = do { $database } nie można pisać ({ $reason }); serwer potrzebuje folderu z prawem zapisu
ui-sorry-database-not-there = { $database } nie da się otworzyć ({ $reason }); czy jest taki folder i czy serwer może w nim pisać?
ui-sorry-database-damaged = { $database } jest uszkodzona albo nie jest bazą danych ({ $reason }); wstaw w jej miejsce kopię zapasową
ui-sorry-database-silent = { $database } nie odpowiada: { $reason }
ui-sorry-setting = { $name }={ $value } w środowisku nie ma sensu
ui-sorry-account = { $reason }
ui-sorry-no-account = Nie ma konta { $name }.
ui-sorry-passwords-differ = to są dwa różne hasła
ui-sorry-no-games = potrzebna jest choć jedna partia: --games 1
ui-sorry-no-ply = nie ma ruchu { $ply }; partia ma ruchy od 0 do { $last }
ui-sorry-no-source = { $source }: to ani plik, ani gra; dostępne gry: { $known }
ui-sorry-untellable = zasady 18xx.games nie pozwalają na ruch { $move } tej partii, więc nie da się jej zapisać

ui-sorry-missing = { $file }: nie ma takiego pliku ani folderu
ui-sorry-is-folder = { $file }: to folder, a nie plik
ui-sorry-not-folder = { $file }: część tej ścieżki to plik, a nie folder
ui-sorry-forbidden = { $file }: brak uprawnień
ui-sorry-disk-full = { $file }: brak miejsca na dysku
ui-sorry-file = { $file }: nie da się odczytać ani zapisać ({ $code })
ui-sorry-not-text = { $file }: to nie jest plik tekstowy
ui-sorry-not-json = { $file }: to nie jest JSON
ui-sorry-not-json-at = { $file }: to nie jest JSON (wiersz { $line }, kolumna { $column })
ui-sorry-no-game = { $file }: to ani zapisana partia ({ $format }), ani zapis 18xx.games
ui-sorry-format = { $file }: to nie jest zapisana partia w formacie { $format }
ui-sorry-letters = { $file }: imię zawiera znaki, których nie da się zapisać
ui-sorry-damaged = { $file }: partia jest uszkodzona i nie da się jej odczytać (TRESHAM_DEBUG=1 pokaże miejsce)
ui-sorry-damaged-move = { $file }: ruch { $move } tej partii jest uszkodzony i nie da się go odczytać (TRESHAM_DEBUG=1 pokaże dlaczego)
ui-sorry-entries = { $file }: brak listy ruchów
ui-sorry-unreadable-entry =
    { $until ->
        [0] { $file }: nie da się odczytać wpisu { $number } (id { $id }): { $entry }
       *[other] { $file }: nie da się odczytać wpisu { $number } (id { $id }): { $entry } (do wpisu { $until } włącznie plik daje się odczytać)
    }
ui-sorry-no-entry = { $file }: nie ma wpisu { $number }; plik ma wpisy od 1 do { $last }
ui-sorry-files-only = { $file }: { $option } dotyczy tylko pojedynczego pliku
ui-sorry-no-files = { $file }: w tym folderze nie ma plików .json
ui-sorry-record-refused = { $file }: ruch { $id } jest niedozwolony: { $code } [{ $rule }]; więcej powie tresham replay
ui-sorry-audit-record = { $file }: zapis 18xx.games nie ma zdarzeń do porównania; proszę użyć tresham replay
ui-sorry-audit-what = proszę podać, co sprawdzić: zapisaną partię albo bazę danych (URL lub plik)
ui-sorry-databases-only = { $file }: { $option } dotyczy tylko baz danych
ui-sorry-no-database-url = to nie jest adres bazy danych; wygląda on jak sqlite:///PLIK albo postgresql://…
ui-sorry-database = { $database }: baza danych odmawia: { $reason }
ui-sorry-backup-elsewhere = PostgreSQL ma do tego własne narzędzie: pg_dump --format=custom --file=PLIK BAZA

ui-sorry-no-problem = { $file }: nie ma tu zadania o trasach
ui-sorry-whose-runs = { $file }: to jest partia; proszę podać, czyje trasy znaleźć: --company SYMBOL
ui-sorry-games-only = { $file }: { $option } dotyczy tylko partii; proszę podać, czyje trasy znaleźć: --company SYMBOL
ui-sorry-not-with-history = { $file }: { $option } nie pasuje do --history, które ogląda wszystkie przejazdy
ui-sorry-no-nodes = szukanie wymaga choć jednego węzła: --nodes 1
ui-sorry-no-corporation = w grze { $title } nie ma spółki { $symbol }; są { $known }
ui-sorry-no-trains = { $corporation } nie ma pociągów po ruchu { $ply }

ui-sorry-key = { $key }: klucz gry wygląda jak 1830 lub 18CZ
ui-sorry-no-checkout = { $root }: to nie jest kopia robocza tresham (brak src/tresham/titles)
ui-sorry-no-page = { $page }: najpierw proszę opisać zasady, każdą w krótkim akapicie z numerem takim jak { $example }
ui-sorry-no-rules = { $page }: nie znaleziono numerów zasad; wyglądają jak { $example }
ui-sorry-taken = już istnieje: { $files }

## Zagadki

ui-help-puzzle = pokazanie zagadki dnia albo innej i ocena odpowiedzi
ui-help-puzzle-day = zagadka innego dnia
ui-help-puzzle-title = zagadka z tej gry
ui-help-puzzle-kind = o co chodzi: najlepsze trasy, najlepszy kafelek, najmniejsza liczba akcji albo czy spółkę da się uratować
ui-help-puzzle-level = od 1, łatwe, do 5, trudne
ui-help-puzzle-id = zagadka z nazwy, na przykład 1849-runs-03
ui-help-puzzle-answer = twoja odpowiedź; jak ją zapisać, mówi sama zagadka
ui-help-puzzle-solution = pokaż rozwiązanie i dowód
ui-help-puzzle-to = gdzie narysować mapę (out/puzzle-ID.svg); z rozwiązaniem także trasy
ui-puzzle-more = Z --id { $id } to ta zagadka w każdy dzień; --solution pokazuje rozwiązanie.
ui-sorry-no-puzzle = nie ma zagadki { $id }; nazywają się { $known } i tak dalej
ui-sorry-no-level = nie ma poziomu { $level }; zagadki mają poziomy od 1 do { $most }
ui-sorry-no-such-puzzles = nie ma takiej zagadki
ui-sorry-no-date = { $date } to nie data; zapisz ją jak 2026-11-30
ui-sorry-answer = { $complaint }
