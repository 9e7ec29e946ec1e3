# Towarzysz pierwszej gry na stronie; to, co mówi, przychodzi z serwera.

web-companion = Co się tu waży
web-companion-on = Objaśniaj na bieżąco
web-companion-off = Bez objaśnień
web-companion-more = Co to jest?
web-companion-nothing = Tym razem nic szczególnego.
web-companion-missed = Nie udało się tego pobrać.
web-companion-new = Moja pierwsza gra: objaśniaj na bieżąco
web-companion-about = Przed każdą twoją decyzją: co się tu zwykle waży, z liczbami twojej pozycji.
