import type { DescribedListing } from '@keep-flying/games/described'
import { lanternsPackage } from './package.ts'

/** In place of `@keep-flying/games/described`. */
export const describedGames: readonly DescribedListing[] = [
  {
    id: 'lanterns',
    title: lanternsPackage.title,
    describe: async () => ({
      ...lanternsPackage,
      bots: lanternsPackage.bots.map(({ bot, ...profile }) => ({ ...profile, id: bot.id })),
    }),
    reference: async () => lanternsPackage,
  },
]
