# Спутник первой партии на странице; то, что он говорит, приходит с сервера.

web-companion = Что здесь взвешивают
web-companion-on = Объяснять по ходу
web-companion-off = Больше не объяснять
web-companion-more = Что это?
web-companion-nothing = На этот раз ничего особенного.
web-companion-missed = Не удалось получить.
web-companion-new = Моя первая партия: объяснять по ходу
web-companion-about = Перед каждым вашим решением: что здесь обычно взвешивают, с числами вашей позиции.
