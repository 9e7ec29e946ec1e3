# Co mówią wszystkie lekcje.

lesson-beyond = Lekcja jest skończona. Można grać dalej, ale nikt już nie odpowie.
