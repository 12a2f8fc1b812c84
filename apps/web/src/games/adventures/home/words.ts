import type { GameHome } from '../../../game/home.ts'

export const homeWords: GameHome['words'] = {
  en: {
    deed: 'Look first, choose your moment, and be gone before the Alarm.',
    how: 'Firefly Adventures in your browser: a crew of five on a map of squares, alone, with friends, or against one who plays the Goons.',
    play: () => 'You alone with five Crew · Light Fingers · can be left and resumed',
    guided: 'The same Job, each new thing explained once',
  },
  de: {
    deed: 'Erst schauen, dann den richtigen Moment wählen und vor dem Alarm verschwinden.',
    how: 'Firefly Adventures im Browser: eine Crew von fünf auf einer Karte aus Feldern, allein, zusammen oder gegen jemanden, der die Ganoven spielt.',
    play: () => 'Du allein mit fünf Leuten · Lange Finger · jederzeit zu unterbrechen',
    guided: 'Derselbe Auftrag, alles Neue wird einmal erklärt',
  },
}
