# Zagadki: pytania, odpowiedzi, oceny.

puzzle-kind =
    { $kind ->
        [runs] Najlepsze trasy
        [tile] Najlepszy kafelek
        [dump] Najmniej akcji
       *[rescue] Czy da się ją uratować?
    }
puzzle-heading = { $id }: { $title }, { $kind }, poziom { $level } z 5

## O co chodzi

puzzle-question-runs = { $corp } uruchamia pociągi. Które trasy przynoszą najwięcej?
puzzle-question-tile = { $corp } kładzie jeden kafelek w zwykły sposób, a potem uruchamia pociągi. Po którym kafelku przynoszą najwięcej?
puzzle-question-dump = { $player } to { -president } { $corp } i chce się jej pozbyć. Ile co najmniej jej akcji trzeba sprzedać w tej turze, żeby kierował nią ktoś inny?
puzzle-question-rescue = { $corp } nie ma pociągu, musi go kupić i nie może zapłacić. Odpowiada za nią { $player }: bez sprzedaży { -private(case: "genitive-plural") } i bez umów z kimkolwiek. Czy sprzedając akcje, da się zapłacić za pociąg z banku i jakimi sprzedażami?

## Jak odpowiadać

puzzle-form-runs = Każdy pociąg z nazwy, potem heksy, na których się zatrzymuje: { $example }
puzzle-form-tile = Heks, numer kafelka i o ile szóstych obrotu zgodnie z ruchem wskazówek zegara; bez tego liczy się najlepszy obrót: { $example }
puzzle-form-dump = Liczba: { $example }
puzzle-form-rescue = nie; albo tak i sprzedaże po kolei: { $example }
puzzle-unread-runs = Niezrozumiałe: { $what }. Podaj każdy pociąg i heksy, na których się zatrzymuje, na przykład { $example }
puzzle-unread-tile = Niezrozumiałe: { $what }. Podaj heks, kafelek i obrót, na przykład { $example }
puzzle-unread-dump = Niezrozumiałe: { $what }. Podaj liczbę, na przykład { $example }
puzzle-unread-rescue = Niezrozumiałe: { $what }. Odpowiedz „nie” albo „tak” i sprzedaże, na przykład { $example }

## Położenie

puzzle-fact-last = Ostatni dochód
puzzle-fact-train = Najtańszy pociąg z banku
puzzle-fact-cash = Gotówka: { $player }
puzzle-train = pociąg { $train }
puzzle-fact-missing = Wciąż brakuje
puzzle-fact-pool = Na giełdzie, najwyżej { $most }
puzzle-holding =
    { $player }: { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    } po { MONEY($price) }; na giełdzie { $pool }; { -president }: { $president }

## Oceny

puzzle-verdict =
    { $outcome ->
        [right-runs] Dobrze: { MONEY($value) }, a żadne trasy nie przynoszą więcej.
        [right-tile] Dobrze: wtedy pociągi przynoszą { MONEY($value) }, więcej niż po każdym innym kafelku.
        [right-dump] Dobrze: przy mniejszej liczbie akcji { -president } się nie zmienia.
        [less-runs] Te trasy przynoszą { MONEY($value) }; to o { MONEY($missing) } mniej niż najlepsze.
        [less-tile] Po tym kafelku pociągi przynoszą { MONEY($value) }; to o { MONEY($missing) } mniej niż po najlepszym.
        [refused] Zasady tego zabraniają: { $reason }
        [too-many] To wystarczy, ale wystarczy też mniej akcji.
        [not-enough] Po tym { -president } jeszcze się nie zmienia.
        [cannot-sell] Tylu akcji nie można sprzedać w tej turze.
        [short] Wtedy wciąż brakuje { MONEY($missing) }.
        [stuck] Po tych sprzedażach za pociąg nie da się już zapłacić.
        [saved] Dobrze: wtedy da się zapłacić za pociąg.
        [lost] Dobrze: żadne sprzedaże nie przyniosą dość.
       *[can-be-saved] Da się ją uratować: są sprzedaże, które przynoszą dość.
    }

## Rozwiązania i dowody

puzzle-solution-runs = { $train }: { $stops } ({ MONEY($worth) })
puzzle-solution-tile = Kafelek { $tile } na { $hex }, tor { $track }: wtedy pociągi przynoszą { MONEY($best) }.
puzzle-solution-dump =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }.
puzzle-solution-sale = { $corp }: { $shares }
puzzle-solution-lost = Nie: żadne sprzedaże nie przyniosą dość.
puzzle-total = Razem { MONEY($best) }.
puzzle-proof-runs =
    Dowód: pociągi mają { $tried ->
        [one] { $tried } możliwą trasę
        [few] { $tried } możliwe trasy
       *[many] { $tried } możliwych tras
    }, gdy każdy jest sam; żeby się upewnić, że razem więcej uzyskać się nie da, { $nodes ->
        [one] wystarcza { $nodes } próba.
        [few] wystarczają { $nodes } próby.
       *[many] wystarcza { $nodes } prób.
    }
puzzle-proof-greedy = Pociągi uruchomione jeden po drugim, każdy najlepszą dla siebie drogą, przynoszą { MONEY($runner) }.
puzzle-proof-tile =
    Dowód: sprawdzono wszystko, co wolno położyć ({ $tried ->
        [one] { $tried } możliwość
        [few] { $tried } możliwości
       *[many] { $tried } możliwości
    }); następny wynik to { MONEY($runner) }.
puzzle-proof-dump =
    Dowód: rozegrano wszystkie sprzedaże tej tury, razem { $tried ->
        [one] { $tried } położenie
        [few] { $tried } położenia
       *[many] { $tried } położeń
    }.
puzzle-proof-rescue =
    Dowód: wszystkie sprzedaże rozegrano do końca, razem { $nodes ->
        [one] { $nodes } położenie
        [few] { $nodes } położenia
       *[many] { $nodes } położeń
    }; { $good ->
        [0] żadne nie ratuje spółki
        [one] { $good } z nich ratuje spółkę
        [few] { $good } z nich ratują spółkę
       *[many] { $good } z nich ratuje spółkę
    }.

## Co czyni ją trudną

puzzle-hard = Co czyni ją trudną: { $traits }.
puzzle-trait =
    { $trait ->
        [several-trains] jedzie kilka pociągów
        [many-runs] tras do wyboru jest wiele
        [greed-fails] pociągi uruchomione jeden po drugim przynoszą mniej
        [habit-fails] ostatnie trasy przynoszą mniej
        [many-lays] kafelków do wyboru jest wiele
        [very-many-lays] jest ich bardzo wiele
        [close] inny kafelek jest prawie tak dobry
        [off-the-beaten-track] żaden pociąg teraz tam nie jeździ
        [many-shares] trzeba sprzedać wiele akcji
        [rivals] kilku graczy ma po tyle samo
        [presidents-certificate] sprzedać trzeba nawet certyfikat { -president(case: "genitive") }
        [several-blocks] jedna sprzedaż nie wystarczy
        [several-sales] trzeba kilku sprzedaży
        [dead-ends] są sprzedaże, które prowadzą donikąd
        [many-lines] trzeba rozważyć wiele sprzedaży
       *[hopeless] trzeba zobaczyć, że nic nie pomoże
    }
