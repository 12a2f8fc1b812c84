import type { Options } from '../options.ts'

/** How many Side Jobs go into each mini-deck, and how many turns of preparation each player has, by the number of players. */
const sideJobTable = [
  { sideJobs: 0, preparation: 0 },
  { sideJobs: 1, preparation: 0 },
  { sideJobs: 2, preparation: 0 },
  { sideJobs: 3, preparation: 1 },
  { sideJobs: 4, preparation: 2 },
] as const

/** There are twelve for the three mini-decks. */
const mostSideJobs = 4

function rowFor({ players }: Pick<Options, 'players'>): (typeof sideJobTable)[number] {
  return sideJobTable[players - 1] ?? sideJobTable[0]
}

/** How many Side Jobs each mini-deck holds. */
export function sideJobsPerEpisode(options: Pick<Options, 'players' | 'sideJobs'>): number {
  return Math.max(0, Math.min(mostSideJobs, rowFor(options).sideJobs + options.sideJobs))
}

/** How many turns of preparation each player has. */
export function preparationEach(options: Pick<Options, 'players' | 'preparation'>): number {
  return rowFor(options).preparation + options.preparation
}
