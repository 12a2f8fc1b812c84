import type { GameHome } from '../../../game/home.ts'

export const homeWords: GameHome['words'] = {
  en: {
    deed: 'Take a ship, hire a crew, take the job.',
    how: 'Firefly: The Game in your browser, alone or with friends, live or over days.',
    play: (hours) => `You against two bots · about ${hours} hours · can be left and resumed`,
    guided: 'A short real game, each new thing explained once',
  },
  de: {
    deed: 'Nimm ein Schiff, wirb eine Crew an, nimm den Auftrag.',
    how: 'Firefly: The Game im Browser, allein oder mit Freunden, am Stück oder über Tage.',
    play: (hours) => `Du gegen zwei Bots · etwa ${hours} Stunden · jederzeit zu unterbrechen`,
    guided: 'Kurz und echt, alles Neue wird einmal erklärt',
  },
}
