import type { GameHome, HomeWords } from '../../src/game/home.ts'

const words: HomeWords = { deed: 'Light the lanterns', how: 'Together, before dawn.', play: () => 'A short night' }

const nothing = () => null

/** In place of what the client's own games show on the first page. */
export const homes: Readonly<Record<string, GameHome>> = {
  lanterns: { words: { en: words, de: words }, scenery: async () => ({ default: nothing }), Picture: nothing },
}
