# 18AB: co mówią jej papiery.

title-18ab = Elementarz: dwie koleje nad małą zatoką, na pierwsze lekcje

## Fazy

phase-18ab-2 = żółte kafelki, do 3 pociągów w spółce, 2 rundy operacyjne
phase-18ab-3 = zielone kafelki
phase-18ab-4 = do 2 pociągów w spółce, pociągi 2 są złomowane
