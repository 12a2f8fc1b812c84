import type { AnyReference, GameDescription } from '@keep-flying/kernel'

/** The games there are. */
export type GameId = 'verse' | 'encounters' | 'adventures'

/** What a page about a game needs, apart from what plays it: for hosts to whom weight matters. Nothing is loaded before it is wanted. */
export interface DescribedListing<Id extends string = string> {
  readonly id: Id
  /** The name in print. */
  readonly title: string
  /** How many hours a usual game takes, as its description has it. */
  readonly hours?: string
  /** The part of the package that a set-up page needs. */
  describe(): Promise<GameDescription>
  /** The rules in words. */
  reference(): Promise<AnyReference>
}

/** Every game there is, in the order in which they are listed. */
export const describedGames: readonly DescribedListing<GameId>[] = [
  {
    id: 'verse',
    title: 'Firefly: The Game',
    hours: '2',
    describe: async () => (await import('@keep-flying/verse/description')).verseDescription,
    reference: async () => (await import('@keep-flying/verse/reference')).verseReference,
  },
  {
    id: 'encounters',
    title: 'Legendary Encounters: Firefly',
    hours: '2',
    describe: async () => (await import('@keep-flying/encounters/description')).encountersDescription,
    reference: async () => (await import('@keep-flying/encounters/reference')).encountersReference,
  },
  {
    id: 'adventures',
    title: 'Firefly Adventures: Brigands & Browncoats',
    hours: '1-2',
    describe: async () => (await import('@keep-flying/adventures/description')).adventuresDescription,
    reference: async () => (await import('@keep-flying/adventures/reference')).adventuresReference,
  },
]
