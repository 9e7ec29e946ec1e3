# Kurs `1830`: licytacja, złomowanie i dokładanie przez prezesa.

course-1830 = Co jest szczególne w 1830
    .about = Trzy pozycje z 1830: oferty wiążą pieniądze, jeden zakup wysyła pociągi na złom, a skarbiec nie ma czym zapłacić.

## Licytacja

lesson-1830-auction = Aukcja
    .about = Oferty wiążą pieniądze. Kto bierze najtańszą spółkę prywatną, uruchamia to, co stoi za nią.
lesson-1830-auction-bid-1 = Pięciu graczy, każdy ma { MONEY($cash) }, i sześć spółek prywatnych: to małe koleje, które w każdej rundzie operacyjnej dają właścicielowi ten sam dochód. Na sprzedaż jest tylko najtańsza, na inne wolno składać oferty.
lesson-1830-auction-bid-2 = Kto bierze SV, ma mały dochód i otwiera drogę do następnej spółki. Nie ma pośpiechu.
lesson-1830-auction-bid-3 = MH przynosi { MONEY(20) } na rundę i może stać się akcją NYC. Kosztuje { MONEY(110) }, oferta musi być wyższa co najmniej o { MONEY(5) }. Zaoferuj { MONEY(115) } za MH.
lesson-1830-auction-bid-wrong = Tak wolno, ale teraz chodzi o ofertę. Cofnij ruch i zaoferuj { MONEY(115) } za MH.
lesson-1830-auction-bid-wrong-take-lot = SV jest twoja, a następna spółka jest już na sprzedaż dla Ady. Droga otwarta dla innych. Cofnij ruch i zaoferuj { MONEY(115) } za MH.
lesson-1830-auction-bid-wrong-bid = Oferta to dobry pomysł, ale lekcja potrzebuje innej. Cofnij ruch i zaoferuj { MONEY(115) } za MH.
lesson-1830-auction-bid-wrong-pass = Gdy pasują wszyscy, SV tanieje o { MONEY(5) }. Czasem to mądre. Cofnij ruch i zaoferuj { MONEY(115) } za MH.

lesson-1830-auction-tie-1 = Ada licytuje DH, a Ben daje za MH { MONEY(120) }. Masz nadal { MONEY($cash) }, ale wolne jest tylko { MONEY($free) }: reszta stoi za twoją ofertą.
lesson-1830-auction-tie-2 = BO przynosi prezesurę B&O. Zaoferuj za nią { MONEY(225) }: innych ofert tam nie ma.
lesson-1830-auction-tie-wrong = Cofnij ruch i zaoferuj { MONEY(225) } za BO.
lesson-1830-auction-tie-wrong-take-lot = SV jest twoja i od razu na sprzedaż trafia CS: kto ją weźmie, rozstrzygnie oferty, które leżą za nią. To może poczekać. Cofnij ruch i zaoferuj { MONEY(225) } za BO.
lesson-1830-auction-tie-wrong-bid = Inne oferty też wiążą pieniądze, a za BO wystarczy { MONEY(225) }: nikt inny nic tam nie oferował. Cofnij ruch i zaoferuj { MONEY(225) } za BO.
lesson-1830-auction-tie-wrong-pass = Gdy czekasz, ofertę na BO może złożyć Ben. Cofnij ruch i zaoferuj { MONEY(225) } za BO.

lesson-1830-auction-cheapest-1 = Max bierze SV. Najtańsza jest teraz CS, a tura jest twoja. Z twoich pieniędzy wolne jest { MONEY($free) }.
lesson-1830-auction-cheapest-2 = Za CS stoją DH z jedną ofertą i MH z dwiema. Weź CS za { MONEY(40) } i zobacz, co się ruszy.
lesson-1830-auction-cheapest-wrong = Cofnij ruch i weź CS.
lesson-1830-auction-cheapest-wrong-bid = Nowe oferty zwiążą jeszcze więcej pieniędzy. Cofnij ruch i weź CS.
lesson-1830-auction-cheapest-wrong-pass = Wtedy zacznie to ktoś inny i dostanie też CS. Cofnij ruch i weź CS.

lesson-1830-auction-bid-off-1 = CS jest twoja. Na DH była jedna oferta, więc od razu bierze ją Ada. Nikt nie traci przez to tury.
lesson-1830-auction-bid-off-2 = Na MH są dwie oferty, więc się ją licytuje. Twoja jest niższa, wolne jest jeszcze { MONEY($free) }. Zaoferuj { MONEY(125) }.
lesson-1830-auction-bid-off-wrong = Cofnij ruch i zaoferuj { MONEY(125) } za MH.
lesson-1830-auction-bid-off-wrong-bid = To więcej, niż trzeba. Cofnij ruch i zaoferuj { MONEY(125) }.
lesson-1830-auction-bid-off-wrong-pass = Odpadasz, MH bierze Ben, a twoje pieniądze są znów wolne. Cofnij ruch i zaoferuj { MONEY(125) }.

lesson-1830-auction-tied-1 = Ben ustępuje: MH jest twoja za { MONEY(125) }. Na CA nie ma ofert, kosztuje { MONEY(160) }. Wszyscy inni pasują.
lesson-1830-auction-tied-2 = Masz { MONEY($cash) }, a jednak CA nie kupisz: wolne jest tylko { MONEY($free) }, reszta jest związana z BO. Spasuj.
lesson-1830-auction-tied-wrong = Cofnij ruch i spasuj.
lesson-1830-auction-tied-wrong-bid = W ten sposób przebijasz własną ofertę. Cofnij ruch i spasuj.

lesson-1830-auction-par-1 = Pasowali wszyscy, więc każda spółka prywatna wypłaca dochód. Potem Ada bierze CA i kolej na twoją ofertę na BO: { MONEY(225) } jest zapłacone.
lesson-1830-auction-par-2 = Masz prezesurę B&O i dwie darmowe akcje. Ustal cenę emisyjną. Zostało ci { MONEY($cash) }, a sprzedać trzeba jeszcze cztery akcje: wybierz { MONEY(67) }.
lesson-1830-auction-par-wrong = Cofnij ruch i wybierz { MONEY(67) }.
lesson-1830-auction-par-wrong-set-par = Wyższa cena lepiej napełnia skarbiec, ale zanim B&O ruszy, trzeba sprzedać jeszcze cztery akcje, a twoich { MONEY($cash) } starczy na jedną. Tańsze prędzej znajdą kupców. Cofnij ruch i wybierz { MONEY(67) }.

lesson-1830-auction-end = Masz CS, MH i BO, spółkę po { MONEY($par) } za akcję i { MONEY($cash) }. Już wiesz: oferta wiąże pieniądze, a kto bierze najtańszą spółkę, rozstrzyga oferty na następne. Zasady: 1830-AU.5, 1830-AU.6.

## Złomowanie

lesson-1830-rust = Pociąg 4 złomuje pociągi 2
    .about = Nie wiek pociągu się liczy, lecz to, kto i kiedy kupuje następny rodzaj.
lesson-1830-rust-run-1 = Masz prezesurę PRR i NYC, Ada B&O i C&O. W banku został jeden pociąg 3, potem idą pociągi 4. Pierwszy pociąg 4 złomuje wszystkie pociągi 2.
lesson-1830-rust-run-2 = B&O ma tylko pociągi 2 ({ $theirs }) i { MONEY($treasury) } w skarbcu. Działa zaraz po PRR.
lesson-1830-rust-run-3 = Pociągi najpierw jadą, a potem się je kupuje. Twój pociąg 2 zarobi więc jeszcze raz { MONEY($best) }. Uruchom go.
lesson-1830-rust-run-wrong = Cofnij ruch i uruchom pociąg.

lesson-1830-rust-pay-1 = PRR ma { MONEY($treasury) }. Pociąg 3 kosztuje { MONEY($three) }, pociąg 4 { MONEY($four) }: na oba wystarczy bez tego dochodu. Wypłać dywidendę.
lesson-1830-rust-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-1830-rust-pay-wrong-declare-dividend = Na oba pociągi wystarcza, a kurs spada na darmo. Cofnij ruch i wypłać dywidendę.

lesson-1830-rust-third-1 = Teraz pociągi. Ostatni pociąg 3 stoi przed pociągami 4: dopóki tam jest, pociągu 4 nie można kupić.
lesson-1830-rust-third-2 = Kup go za { MONEY($three) } z twoich { MONEY($treasury) }.
lesson-1830-rust-third-wrong = Cofnij ruch i kup pociąg 3 od banku.
lesson-1830-rust-third-wrong-pass = Wtedy wszystkie pociągi 2 spółki B&O pojadą, a ten pociąg 3 może kupić ona. Cofnij ruch i kup pociąg 3.
lesson-1830-rust-third-wrong-buy-train = Pociąg twojej drugiej spółki nie otwiera drogi do pociągów 4. Cofnij ruch i kup pociąg 3 od banku.

lesson-1830-rust-fourth-1 = Na wierzchu są pociągi 4. Kup jeden teraz, a pociągi 2 pójdą na złom przed turą B&O. Kup później, a pojadą jeszcze raz.
lesson-1830-rust-fourth-2 = B&O ma ich { $theirs }. PRR ma { MONEY($treasury) }, pociąg 4 kosztuje { MONEY($four) }. Kup go.
lesson-1830-rust-fourth-wrong = Cofnij ruch i kup pociąg 4.
lesson-1830-rust-fourth-wrong-pass = B&O pojedzie pierwsza, a chwilę wybierze Ada. Cofnij ruch i kup pociąg 4.
lesson-1830-rust-fourth-wrong-buy-train = Ten pociąg niczego nie złomuje. Cofnij ruch i kup pociąg 4 od banku.

lesson-1830-rust-done-1 = Pociągów 2 już nie ma, twojego też; ale twój zdążył pojechać, a PRR ma lepsze pociągi: { $trains }. B&O musi mieć pociąg za { MONEY($four) }, w skarbcu ma { MONEY($treasury) }, a Ada { MONEY($cash) }.
lesson-1830-rust-done-2 = Zakończ zakup pociągów i patrz, co robi Ada.
lesson-1830-rust-done-wrong = Cofnij ruch i zakończ zakup pociągów.
lesson-1830-rust-done-wrong-buy-train = PRR ma, czego jej trzeba. Cofnij ruch i zakończ zakup pociągów.

lesson-1830-rust-end = Ada sprzedaje akcję i dokłada własne pieniądze; cztery pociągi 2 nigdy nie pojechały. Pociągi PRR: { $trains }, w skarbcu { MONEY($treasury) }, akcja kosztuje { MONEY($price) }. Już wiesz: zanim skończysz turę, zapytaj, kto jedzie następny i czym (1830-TN.6).

## Dokładanie przez prezesa

lesson-1830-emergency = Prezes dokłada
    .about = Ta sama chwila z drugiej strony: twoja spółka nie ma pociągu ani pieniędzy i płaci prezes.
lesson-1830-emergency-duty-1 = Siedzisz teraz na drugim miejscu. PRR, gdzie prezesem jest Ada, kupuje pierwszy pociąg 4 i cztery pociągi 2 twojej B&O przepadają.
lesson-1830-emergency-duty-2 = B&O ma trasę, z Baltimore do Washington, musi więc mieć pociąg (1830-TN.8). Najtańszy kosztuje { MONEY($four) }; B&O ma { MONEY($treasury) }, ty masz { MONEY($cash) }.
lesson-1830-emergency-duty-3 = W tej turze nic nie jedzie, więc kurs spadnie z { MONEY($price) }. Nie buduj toru i zobacz, czego się od ciebie żąda.
lesson-1830-emergency-duty-wrong = Cofnij ruch i nie buduj toru.
lesson-1830-emergency-duty-wrong-lay-tile = Bez pociągu tor nic nie zarabia. Cofnij ruch i nie buduj toru.
lesson-1830-emergency-duty-wrong-buy-private = To tylko przenosi pieniądze z B&O do ciebie i trzeba je będzie oddać. Cofnij ruch i nie buduj toru.

lesson-1830-emergency-sell-1 = Trzeba { MONEY($four) }. B&O daje całe { MONEY($treasury) }, ty resztę, a twoje { MONEY($cash) } nie wystarcza. Trzeba więc sprzedać akcje, ale nie więcej, niż potrzeba (1830-EM.6).
lesson-1830-emergency-sell-2 = Akcja PRR przyniesie { MONEY($prr) }, akcja twojej C&O { MONEY($co) }. Każda sprzedaż obniża kurs: niech to będzie kurs spółki Ady. Sprzedaj jedną akcję PRR.
lesson-1830-emergency-sell-wrong = Cofnij ruch i sprzedaj jedną akcję PRR.
lesson-1830-emergency-sell-wrong-sell-shares = Wolno, ale spada kurs twojej własnej spółki i wszystkie jej akcje, które masz, są warte mniej. Cofnij ruch i sprzedaj jedną akcję PRR.
lesson-1830-emergency-sell-wrong-buy-train = Sprytne wyjście: pociąg oddaje inna twoja spółka. Ale C&O będzie go brakować, a chcemy zobaczyć, jak prezes dokłada. Cofnij ruch i sprzedaj jedną akcję PRR.
lesson-1830-emergency-sell-wrong-buy-private = Skarbiec robi się mniejszy, więc dołożyć trzeba więcej. Cofnij ruch i sprzedaj jedną akcję PRR.

lesson-1830-emergency-buy-1 = PRR spadła do { MONEY($prr) }, masz { MONEY($cash) }. Kup pociąg 4 za { MONEY($four) }: { MONEY($treasury) } daje B&O, resztę ty.
lesson-1830-emergency-buy-wrong = Cofnij ruch i kup pociąg 4 od banku.
lesson-1830-emergency-buy-wrong-buy-train = Chodzi o nowy pociąg z banku. Cofnij ruch i kup pociąg 4 za { MONEY($four) }.

lesson-1830-emergency-run-1 = Następna runda operacyjna. Drogi pociąg jest dobry: zarobi { MONEY($best) }. Uruchom go.
lesson-1830-emergency-run-wrong = Cofnij ruch i uruchom pociąg.

lesson-1830-emergency-pay-1 = Masz akcji B&O: { $shares }, a pieniędzy { MONEY($cash) }. Wypłać dywidendę: część pieniędzy wróci.
lesson-1830-emergency-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-1830-emergency-pay-wrong-declare-dividend = B&O ma już pociąg, teraz pieniądze są potrzebniejsze tobie. Cofnij ruch i wypłać dywidendę.

lesson-1830-emergency-end = Masz { MONEY($cash) }, a akcja B&O kosztuje { MONEY($price) }. Już wiesz: prezes odpowiada za pociąg swojej spółki (1830-EM.1). Oszczędzaj w skarbcu, zanim przyjdzie następny rodzaj pociągów.
