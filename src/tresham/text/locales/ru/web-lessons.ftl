# Уроки на странице: курсы и карточка рядом со столом.

web-learn = Уроки
web-learn-title = Научиться играть
web-learn-about = Уроки за настоящим столом. Вы делаете настоящие ходы, а наставник объясняет зачем; ошибиться не страшно: любой ход можно отменить.
web-learn-invite = Никогда не играли в 18xx?
web-learn-start = Научитесь за пятнадцать минут
web-learn-begin = Начать
web-learn-continue = Продолжить
web-learn-repeat = Пройти ещё раз
web-learn-done = Пройдено
web-learn-minutes =
    { $minutes ->
        [one] около { $minutes } минуты
        [few] около { $minutes } минут
       *[many] около { $minutes } минут
    }
web-learn-progress = { $step } из { $steps }
web-learn-of-course = Пройдено уроков: { $done } из { $all }
web-coach = Наставник
web-coach-step = Шаг { $step } из { $steps }
web-coach-next = Дальше
web-coach-previous = Назад
web-coach-your-move = Ваш ход
web-coach-show = Показать
web-coach-to-games = Сыграть партию
web-coach-watch = Ходят остальные. Смотрите.
web-coach-wrong = Урок идёт другим путём
web-coach-take-back = Отменить ход
web-coach-again = Начать урок сначала
web-coach-done = Урок пройден
web-coach-next-lesson = Следующий урок
web-coach-to-courses = Все уроки
web-coach-other = Этот урок изменился с тех пор, как вы его начали. Начните его сначала.
