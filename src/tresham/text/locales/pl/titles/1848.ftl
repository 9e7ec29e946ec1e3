# 1848: co stoi w jej papierach.

title-1848 = Koleje Australii od roku 1848: kolonie z własnym rozstawem torów, pożyczki Banku Anglii i The Ghan

-president =
    { $case ->
       *[nominative] dyrektor
        [genitive] dyrektora
    }
ui-president = Dyrektor
-ruin =
    { $case ->
       *[nominative] zarząd komisaryczny
        [heading] Upadek
    }
web-life =
    { $life ->
        [unfloated] jeszcze nieuruchomiona
        [waiting] jeszcze niezałożona
        [closed] pod zarządem komisarycznym
        [taken_over] przejęta
        [ready] wyzerowana, można ją założyć ponownie
       *[other] poza tą grą
    }

## Spółki prywatne

private-1848-p1 = Tylko dochód.
private-1848-p2 = Raz spółka, która ją posiada lub której dyrektor ją posiada, nie płaci { MONEY(40) } za żółty kafelek na pustyni. Prawo pozostaje także po jej zamknięciu.
private-1848-p3 = Należy do niej kafelek Tasmanii. Spółka, która ją posiada lub której dyrektor ją posiada, może w swojej turze położyć go za darmo na I4 lub I5, oprócz zwykłej budowy toru. Przy zakupie pierwszego 5/5+ trzeba go położyć od razu.
private-1848-p4 = Raz spółka, która ją posiada lub której dyrektor ją posiada, płaci za pociąg 2E o { MONEY(100) } mniej. Prawo pozostaje także po jej zamknięciu.
private-1848-p5 = Nabywca otrzymuje 10% akcji QR. Spółki nie mogą jej posiadać.
private-1848-p6 = Nabywca otrzymuje certyfikat dyrektora CAR, z ceną emisyjną { MONEY(100) }. Spółki nie mogą jej posiadać. Zamyka się, gdy CAR kupi pierwszy pociąg.

## Fazy

phase-1848-2 = żółte kafelki, do 4 pociągów w spółce, 1 runda operacyjna
phase-1848-3 = zielone kafelki, dwa żółte kafelki na turę, pożyczki, spółki mogą kupować od swojego dyrektora spółki prywatne i korzystać z ich praw, a także kupować pociągi od siebie nawzajem, Bank Anglii płaci co najmniej { MONEY(10) } na akcję, 2 rundy operacyjne
phase-1848-4 = do 3 pociągów w spółce, pociągi 2/2+ są złomowane
phase-1848-5 = brązowe kafelki, do 2 pociągów w spółce, spółki prywatne są zamykane, Tasmania na mapie, w sprzedaży pociągi 2E, Bank Anglii płaci co najmniej { MONEY(20) } na akcję, 3 rundy operacyjne
phase-1848-6 = pociągi 3/3+ są złomowane, COM nie potrzebuje już połączenia
phase-1848-8 = szare kafelki, pociągi 4/4+ są złomowane, Bank Anglii płaci co najmniej { MONEY(30) } na akcję

## Tabela kursów

zone-1848-receivership-closed = spółka, której znacznik tu trafi, przechodzi pod zarząd komisaryczny Banku Anglii; za odszkodowania odpowiada dyrektor
zone-1848-blue-end = znacznik w tej komórce przybliża koniec gry

## Odmowy

illegal-no-sale-yet = W pierwszej rundzie giełdowej nie sprzedaje się akcji spółek.
illegal-already-started = Ta spółka jest już założona albo przeszła pod zarząd komisaryczny.
illegal-side-barred = W stronę morza można prowadzić tor tylko tam, gdzie leży Tasmania.
illegal-cheapest-with-help = Pożyczki przymusowe są dla spółki, która musi kupić pociąg i nie może zapłacić za najtańszy pociąg banku, { MONEY($price) }.
illegal-bank-train-only = Pożyczki przymusowe bierze się tylko na pociągi banku.
illegal-presidency-at-stake = Sprzedaż na poczet odszkodowania nie może zmienić dyrektora.

## Słowa

term-debt = Dług
    .about = Ile dyrektor jest jeszcze winien za upadłą spółkę. Wszystko, co przychodzi, idzie najpierw na niego.
term-emergency = Zakup przymusowy
    .about = Co się dzieje, gdy spółka musi mieć pociąg, a nie ma czym zapłacić: pożycza od Banku Anglii, aż wystarczy. Dyrektor nie może pomóc, a kurs może spaść aż do zarządu komisarycznego.
