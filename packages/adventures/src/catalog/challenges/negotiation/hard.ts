import type { ChallengeCard } from '../../../vocabulary/index.ts'
import {
  blendIn,
  casual,
  coverBlown,
  fight,
  heroic,
  leadAway,
  learn,
  negotiate,
  pocket,
  quicker,
  reinforced,
  rewardCut,
  somebodyLooks,
  witnessesAlerted,
} from '../parts.ts'

export const hard: readonly ChallengeCard[] = [
  {
    id: 'N23',
    name: 'Company Man',
    tier: 'hard',
    options: [
      casual('Through the proper channels', 5, negotiate(2, 11, 'etiquette'), leadAway),
      heroic('Drop a bigger name', 3, negotiate(2, 10, 'deception')),
    ],
    fail: reinforced,
  },
  {
    id: 'N24',
    name: 'Old Grudge',
    tier: 'hard',
    options: [
      casual('Swallow your pride', 5, negotiate(2, 11, 'charm')),
      heroic('Remind them who won', 3, negotiate(1, 8, 'threat')),
    ],
    fail: witnessesAlerted,
  },
  {
    id: 'N25',
    name: 'The Big Lie',
    tier: 'hard',
    options: [
      casual('Build it slowly', 5, negotiate(2, 11, 'deception')),
      heroic('Say it with conviction', 3, negotiate(2, 10, 'deception'), blendIn),
    ],
    fail: coverBlown,
  },
  {
    id: 'N26',
    name: 'Expensive Friend',
    tier: 'hard',
    options: [
      casual('A long and dear supper', 6, negotiate(2, 10, 'bribery')),
      heroic('Call in the debt', 2, negotiate(2, 11, 'threat'), quicker(1)),
    ],
    fail: rewardCut,
  },
  {
    id: 'N27',
    name: 'Council of Elders',
    tier: 'hard',
    options: [
      casual('Speak when spoken to', 5, negotiate(2, 11, 'etiquette')),
      casual('A gift for each', 6, negotiate(3, 13, 'bribery'), learn),
    ],
    fail: rewardCut,
  },
  {
    id: 'N28',
    name: 'Nothing to Lose',
    tier: 'hard',
    options: [
      heroic('Bet it all on a bluff', 4, negotiate(3, 13, 'deception'), pocket),
      heroic('Throw money in the air', 3, negotiate(2, 10, 'bribery')),
    ],
    fail: witnessesAlerted,
  },
  {
    id: 'N29',
    name: 'Called Bluff',
    tier: 'hard',
    options: [
      heroic('Own up and grin', 3, negotiate(2, 10, 'charm'), blendIn),
      heroic('Double the offer', 3, negotiate(1, 8, 'bribery')),
    ],
    fail: reinforced,
  },
  {
    id: 'N30',
    name: 'Two Can Play',
    tier: 'hard',
    options: [
      casual('Outbid the rival', 5, negotiate(2, 11, 'bribery')),
      heroic('Throw the rival out', 3, fight(2, 10, 'threat'), quicker(1)),
    ],
    fail: somebodyLooks,
  },
]
