import { campaignStands, jobs } from '@keep-flying/adventures'
import type { AskedOptions, GameSetup } from '../../../game/setup.ts'
import type { Say } from '../../../i18n/language.tsx'
import { BossSeatField } from './BossSeatField.tsx'
import { JobField } from './JobField.tsx'

/** What setting up Adventures looks like, beyond what its options say of themselves. */
export const adventuresSetup: GameSetup = {
  usual: { players: 1 },
  guided: { players: 1, crewCount: '3', goons: 'plain' },
  titleOf,
  stands: ({ handed }) => (handed ? campaignStands(handed) : null),
  summary,
  main: ['job'],
  difficulty: ['crewCount', 'crew', 'goons'],
  fields: { job: JobField, bossAt: BossSeatField },
}

/** A table is called after its Job. */
function titleOf({ job }: AskedOptions): string {
  return jobs.find(({ id }) => id === job)?.name ?? 'Adventures'
}

/** How many play, and with how many Crew. */
function summary({ crewCount, boss }: AskedOptions, seats: number, say: Say): string {
  const players = boss === true ? seats - 1 : seats
  const advised = players === 1 ? 5 : players === 2 ? 4 : players
  const crew = typeof crewCount === 'string' && crewCount !== 'advised' ? Number(crewCount) : advised
  return say('adv.setup.summary', { seats, crew })
}
