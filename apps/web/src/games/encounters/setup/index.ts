import { campaignStands, episodeOf } from '@keep-flying/encounters'
import type { AskedOptions, GameSetup } from '../../../game/setup.ts'
import { Campaign } from './Campaign.tsx'
import { Crew } from './Crew.tsx'

/** What setting up Encounters looks like, beyond what its options say of themselves. */
export const encountersSetup: GameSetup = {
  usual: { players: 1 },
  guided: { players: 1 },
  titleOf,
  stands: ({ handed }) => (handed ? campaignStands(handed) : null),
  main: ['episodeA', 'episodeB', 'episodeC'],
  difficulty: [
    'sideJobs',
    'preparation',
    'startA',
    'startB',
    'startC',
    'talents',
    'laterTalents',
    'bonusCredits',
    'toughness',
    'flaws',
    'defeatedTurns',
    'oneDefeat',
  ],
  fields: { crew: Crew, campaign: Campaign },
}

/** A table is called after its first Episode. */
function titleOf({ episodeA }: AskedOptions): string {
  const number = Number(episodeA)
  return Number.isInteger(number) && number > 0 ? episodeOf(number).name : 'Encounters'
}
