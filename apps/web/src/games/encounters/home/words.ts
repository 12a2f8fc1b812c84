import type { GameHome } from '../../../game/home.ts'

export const homeWords: GameHome['words'] = {
  en: {
    deed: 'One crew, three Episodes, and something is always coming.',
    how: 'Legendary Encounters: Firefly in your browser. One to five of you against the game, live or over days.',
    play: () => 'You alone against the game · the Episodes for beginners · can be left and resumed',
    guided: 'The same game, each new thing explained once',
  },
  de: {
    deed: 'Eine Crew, drei Episoden, und irgendetwas kommt immer.',
    how: 'Legendary Encounters: Firefly im Browser. Ihr seid eine bis fünf Personen gegen das Spiel, am Stück oder über Tage.',
    play: () => 'Du allein gegen das Spiel · die Episoden für den Anfang · jederzeit zu unterbrechen',
    guided: 'Dasselbe Spiel, alles Neue wird einmal erklärt',
  },
}
