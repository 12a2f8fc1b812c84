import { jobs } from '@keep-flying/adventures'
import type { AskedOptions, GameSetup } from '../../../game/setup.ts'

/** What setting up Adventures looks like, beyond what its options say of themselves. */
export const adventuresSetup: GameSetup = {
  usual: { players: 1 },
  guided: { players: 1 },
  titleOf,
  main: ['job'],
  difficulty: ['crewCount', 'crew', 'goons'],
}

/** A table is called after its Job. */
function titleOf({ job }: AskedOptions): string {
  return jobs.find(({ id }) => id === job)?.name ?? 'Adventures'
}
