# Do czego służy każda część tury i co zwykle się liczy: po jednym zdaniu, dla tych, którzy ich chcą.

hint-auction = Spółki prywatne płacą właścicielowi przed każdą rundą operacyjną, a niektóre dają prawa specjalne. Ale tych pieniędzy zabraknie w pierwszej rundzie giełdowej: płać za to, co pasuje do planu.
hint-bid-off = Dostanie ten, kto da więcej: pomyśl, ile zarobi do zamknięcia i ile dla ciebie warte jest jej prawo.
hint-par = Wysoka cena napełnia skarbiec, niska pozwala tobie i innym szybciej kupić więcej akcji: zobacz, ile akcji uruchamia spółkę.
hint-home = Wybierz, gdzie ta spółka zaczyna: przy bogatych miastach, do których pociągi wkrótce dojadą.
hint-stock-turn = Kupuj spółki, które będą dobrze płacić, albo załóż własną; sprzedaż daje pieniądze, ale obniża kurs i może oddać władzę komuś innemu.
hint-swap = Od wybranych papierów zależy, ile miejsc zajmą w limicie certyfikatów.
hint-landing = Na wybrzeże można dotrzeć bez toru: trzeba zamknąć spółkę prywatną i zrezygnować w tej turze ze zwykłej budowy i stacji.
hint-track = Kładź tor, który łączy twoją stację z miastami: więcej bogatych przystanków dla siebie, mniej dla innych.
hint-private-token = Prawo spółki prywatnej pozwala postawić tu stację teraz, a potem może już nigdy.
hint-token = Stacja daje pociągom nowy początek i może zamknąć miasto innym; kosztuje jednak pieniądze potrzebne na pociąg.
hint-run = Najlepsze trasy są już wybrane; rysuj inne tylko, jeśli chcesz czegoś innego.
hint-dividend = Wypłata wzbogaca akcjonariuszy i podnosi kurs; zatrzymanie oszczędza na pociąg i go obniża.
hint-token-trade = Stacja rywala może stać tam, którędy chcesz przejechać: jej kupno wymaga jego zgody.
hint-right = Ze znacznikiem E spółka może mieć pociągi E, które jeżdżą na każdą odległość po torze normalnym.
hint-trains = Zanim zaczniesz oszczędzać, policz, jak długo pożyją twoje pociągi: następny typ złomuje stare, a spółka bez pociągu może zrujnować właściciela.
hint-finance = Sprzedaż własnych akcji daje pieniądze i obniża kurs; odkupienie zostawia dywidendy w skarbcu.
hint-interest = Obligacja kosztuje odsetki w każdej turze, aż zostanie wykupiona.
hint-bond = Obligacja daje pieniądze na pociąg teraz, a na końcu kosztuje każdą akcję.
hint-redeem-bond = Wykup kończy odsetki i uwalnia akcje od straty na końcu.
hint-issue-bond = Obligacja od razu daje pieniądze; od następnej tury kosztuje odsetki.
hint-privates = Spółka, która kupuje od ciebie { -private(case: "accusative") }, oddaje ci swoje pieniądze: zwykle tyle, ile wolno.
hint-city = Wybierz miasto, z którego tor prowadzi tam, dokąd chcesz.
hint-discard = Oddaj pociąg, który najwcześniej będzie złomowany.
hint-bond-duty = Spółki już nie ma, a jej obligacja jest do zapłaty: czego brak w skarbcu, płaci właściciel.
hint-ruin = Z pożyczką grasz dalej, ale na końcu drogo ona kosztuje.
hint-blocking-loan = Bez pożyczki teraz dywidenda zepchnie kurs na brzeg: to ostatnia chwila na wybór.
hint-tile-duty = Kafelek trzeba położyć teraz, zanim gra pójdzie dalej.
hint-insolvency = Sprzedaj to, czego najmniej potrzebujesz; taka sprzedaż nie może zmienić dyrektora.
hint-protection = Przejęcie akcji utrzyma kurs, ale wymaga gotówki i miejsca na certyfikaty; inaczej kurs spadnie.
hint-draft = Koleje lokalne drożeją i pozwalają na lepsze kafelki; małe pasują każdej spółce, duże tylko dużym.
hint-home-tile = Czerwony kafelek decyduje, z której strony spółka wchodzi na mapę.
hint-take-over = Mniejsza spółka przynosi pociągi, stacje i pieniądze: porównaj to z ceną jej akcji.
hint-trains-taken = Zostaw to, co jeszcze pojedzie, zamień to, co da się zamienić na lepsze, resztę zezłomuj.
hint-double-station = Dwie stacje w jednym miejscu to o jedną za dużo: zostaw tę, która prowadzi dalej.
hint-answer = Zapytaj siebie, co zyskuje na tym drugi.
hint-private-tile = { -private(case: "heading") } ze stacją może teraz za darmo zmodernizować swój kafelek i dostaje tyle, ile jest wart.

# Dlaczego pociągi stoją.
idle-no-station = { $corp } nie ma stacji na mapie: jej pociągi nie mogą ruszyć.
idle-no-second-stop = Przy obecnych torach pociągi { $corp } nie mają drugiego przystanku, do którego mogłyby pojechać.
idle-out-of-reach = Pociągi { $corp } nie dojeżdżają do następnego przystanku: nie ma dochodu.
