import type { GameListing } from '@keep-flying/games'
import { lanternsPackage } from './package.ts'

/** In place of `@keep-flying/games`. */
export const gameListings: readonly GameListing[] = [
  {
    id: 'lanterns',
    title: lanternsPackage.title,
    load: async () => lanternsPackage,
    describe: async () => ({
      ...lanternsPackage,
      bots: lanternsPackage.bots.map(({ bot, ...profile }) => ({ ...profile, id: bot.id })),
    }),
    engine: async () => lanternsPackage,
    reference: async () => lanternsPackage,
  },
]
