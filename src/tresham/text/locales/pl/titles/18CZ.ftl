# 18CZ: co stoi w jej papierach.

title-18cz = Koleje Czech, Moraw i Śląska: małe, średnie i duże spółki, które przejmują się nawzajem

-president =
    { $case ->
       *[nominative] dyrektor
        [genitive] dyrektora
    }
ui-president = Dyrektor

## Koleje lokalne

-small-local = Spółka, która ją posiada, może jej raz użyć w swojej turze: położyć zielony kafelek z fioletową krawędzią oprócz zwykłej budowy toru albo nie płacić za rzekę. Może należeć do każdej spółki.
-medium-local = Spółka, która ją posiada, może jej raz użyć w swojej turze: położyć zielony lub brązowy kafelek z fioletową krawędzią oprócz zwykłej budowy toru albo nie płacić za rzekę lub wzgórze. Może należeć do spółek średnich i dużych.
-large-local = Spółka, która ją posiada, może jej raz użyć w swojej turze: położyć zielony, brązowy lub szary kafelek z fioletową krawędzią oprócz zwykłej budowy toru albo nie płacić za rzekę, wzgórze lub górę. Może należeć tylko do dużych spółek.

private-18cz-s1 = { -small-local }
private-18cz-s2 = { -small-local }
private-18cz-s3 = { -small-local }
private-18cz-s4 = { -small-local }
private-18cz-s5 = { -small-local }
private-18cz-s6 = { -small-local }
private-18cz-m1 = { -medium-local }
private-18cz-m2 = { -medium-local }
private-18cz-m3 = { -medium-local }
private-18cz-m4 = { -medium-local }
private-18cz-m5 = { -medium-local }
private-18cz-m6 = { -medium-local }
private-18cz-l1 = { -large-local }
private-18cz-l2 = { -large-local }
private-18cz-l3 = { -large-local }
private-18cz-l4 = { -large-local }
private-18cz-l5 = { -large-local }
private-18cz-l6 = { -large-local }

## Fazy

phase-18cz-a = żółte kafelki, do 3 pociągów w spółce, małe spółki
phase-18cz-b = średnie spółki, spółki mogą kupować koleje lokalne od graczy i pociągi od siebie nawzajem
phase-18cz-c = nic nowego
phase-18cz-d = zielone kafelki, duże spółki, czerwone kafelki punktują { MONEY(30) }
phase-18cz-e = do 2 pociągów w małej spółce; sprzedany pociąg 4 złomuje wszystkie pociągi 2
phase-18cz-f = do 2 pociągów w średniej spółce; sprzedany pociąg 4+4 złomuje wszystkie pociągi 2+2
phase-18cz-g = brązowe kafelki, czerwone kafelki punktują { MONEY(40) }; sprzedany pociąg 5 złomuje wszystkie pociągi 2 i 3
phase-18cz-h = 1 pociąg w małej spółce; sprzedany pociąg 5+5 złomuje wszystkie pociągi 2+2 i 3+3
phase-18cz-i = szare kafelki, czerwone kafelki punktują { MONEY(50) }, 1 pociąg w średniej spółce; sprzedany pociąg 6E złomuje wszystkie pociągi 3E
phase-18cz-j = do 2 pociągów w dużej spółce; sprzedany pociąg 8E złomuje wszystkie pociągi 3E i 4E
