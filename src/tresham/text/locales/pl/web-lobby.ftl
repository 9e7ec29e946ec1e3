# Poczekalnia: półka z grami, listy stołów i co można zrobić ze stołem.

## Półka

lobby-shelf = W co zagrać
lobby-map-of = Mapa { $title }
lobby-against-bots = Przeciw botom
lobby-hot-seat = Przy jednym ekranie
lobby-more = Miejsca i warianty
lobby-people = Imiona do gry przy jednym ekranie
lobby-people-about = Kolejność losuje się na początku gry; strona mówi, czyj jest ruch.
lobby-person = Gracz { $number }
lobby-too-many = W { $title } gra najwyżej { $most } osób.

## Listy

lobby-tables = Stoły
lobby-find = Nazwa, gracz albo gra
lobby-view =
    { $view ->
        [turn] Twój ruch
        [running] W toku
        [open] Otwarte
        [finished] Zakończone
        [archived] Archiwum
       *[all] Wszystkie
    }
lobby-title-filter = Gra
lobby-with = Kto gra
lobby-with-whom =
    { $whom ->
        [bots] z botami
        [people] sami ludzie
       *[all] boty lub ludzie
    }
lobby-nothing-found = Nie ma takiego stołu.
lobby-all-turns = Twój ruch przy stołach: { $count }. Pokaż wszystkie
lobby-show-more = Pokaż więcej

## Stół

lobby-with-names = Grają: { $names }
lobby-moved = ruch { $when }
lobby-is-here =
    { $count ->
        [one] { $names } jest tam teraz
        [few] Są tam teraz: { $names }
       *[many] Są tam teraz: { $names }
    }
lobby-watching = Patrzy: { $count }
lobby-manage = { $name }: nazwa, archiwum, usunięcie
lobby-rename = Zmień nazwę
lobby-archive = Odłóż do archiwum
lobby-unarchive = Wyjmij z archiwum
lobby-archived = { $name } jest teraz w twoim archiwum.
lobby-remove-about = Zniknie na zawsze, ze wszystkimi ruchami i wariantami „co by było”.
lobby-remove-now = Usuń na zawsze
lobby-kept-by = Można go usunąć, gdy zgodzą się też: { $names }. Mają go w swojej poczekalni.
lobby-may-go = Można usunąć
lobby-may-go-about = Z twojej strony właściciel może usunąć ten stół. Każdy kolejny ruch cofa tę zgodę.

## Dookoła

lobby-next-person = { $name }, twój ruch
lobby-missing =
    { $what ->
        [name] Miejsce { $number } nie ma jeszcze imienia.
        [twice] Dwa miejsca mają to samo imię.
       *[options] Wariantowi brakuje innego, z którym się go gra.
    }
