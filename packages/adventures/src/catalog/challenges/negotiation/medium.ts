import type { ChallengeCard } from '../../../vocabulary/index.ts'
import {
  alarmNearer,
  ambushed,
  blendIn,
  casual,
  coverBlown,
  delayed,
  fight,
  heroic,
  leadAnybodyAway,
  leadAway,
  learn,
  negotiate,
  pocket,
  quicker,
  rewardCut,
  somebodyLooks,
  tech,
  witnessesAlerted,
} from '../parts.ts'

export const medium: readonly ChallengeCard[] = [
  {
    id: 'N09',
    name: 'Suspicious Foreman',
    tier: 'medium',
    options: [
      casual('You are the new hands', 4, negotiate(2, 9, 'deception')),
      heroic('Order him about', 2, negotiate(1, 7, 'threat'), leadAway),
    ],
    fail: coverBlown,
  },
  {
    id: 'N10',
    name: 'Nervous Clerk',
    tier: 'medium',
    options: [
      casual('Calm her down', 4, negotiate(2, 9, 'charm')),
      heroic('Shout that there is a fire', 2, negotiate(1, 7, 'deception')),
    ],
    fail: witnessesAlerted,
  },
  {
    id: 'N11',
    name: 'Name Your Price',
    tier: 'medium',
    options: [
      casual('Haggle', 4, negotiate(2, 9, 'bribery')),
      heroic('Name it for them', 2, negotiate(1, 7, 'threat')),
    ],
    fail: rewardCut,
  },
  {
    id: 'N12',
    name: 'Cousin of a Cousin',
    tier: 'medium',
    options: [
      casual('Invent the family', 5, negotiate(2, 8, 'deception'), learn),
      heroic('Embrace him loudly', 2, negotiate(1, 7, 'charm')),
    ],
    fail: somebodyLooks,
  },
  {
    id: 'N13',
    name: 'Card Table',
    tier: 'medium',
    options: [
      casual('Lose gracefully', 4, negotiate(2, 9, 'bribery')),
      heroic('Raise the stakes', 3, negotiate(1, 6, 'bribery'), pocket),
    ],
    fail: ambushed,
  },
  {
    id: 'N14',
    name: 'Local Pride',
    tier: 'medium',
    options: [
      casual('Praise the place', 4, negotiate(2, 9, 'charm')),
      heroic('Insult the next town', 2, negotiate(1, 7, 'threat')),
    ],
    fail: ambushed,
  },
  {
    id: 'N15',
    name: "Inspector's Cap",
    tier: 'medium',
    options: [
      casual('A quiet inspection', 3, negotiate(2, 10, 'deception')),
      heroic('A surprise inspection', 2, negotiate(1, 7, 'deception'), blendIn),
    ],
    fail: delayed(3),
  },
  {
    id: 'N16',
    name: 'Loose Tongue',
    tier: 'medium',
    options: [
      casual('Keep the glass full', 4, negotiate(2, 9, 'bribery'), learn),
      heroic('Dare him to tell', 2, negotiate(1, 7, 'charm')),
    ],
    fail: delayed(3),
  },
  {
    id: 'N17',
    name: 'House Rules',
    tier: 'medium',
    options: [
      casual('Observe them', 4, negotiate(2, 9, 'etiquette')),
      casual('Buy an exception', 3, negotiate(2, 10, 'bribery')),
    ],
    fail: somebodyLooks,
  },
  {
    id: 'N18',
    name: 'Sob Story',
    tier: 'medium',
    options: [
      casual('Hear theirs', 4, negotiate(2, 9, 'charm')),
      casual('Tell a better one', 3, negotiate(2, 10, 'deception'), quicker(1)),
    ],
    fail: coverBlown,
  },
  {
    id: 'N19',
    name: 'Shared Enemy',
    tier: 'medium',
    options: [
      casual('Complain together', 4, negotiate(2, 9, 'charm')),
      casual('Put up the money', 3, negotiate(2, 10, 'bribery')),
    ],
    fail: coverBlown,
  },
  {
    id: 'N20',
    name: 'Stare-Down',
    tier: 'medium',
    options: [
      heroic('Do not blink', 3, negotiate(2, 9, 'threat'), leadAnybodyAway),
      heroic('Look behind them and shout', 2, negotiate(1, 7, 'deception')),
    ],
    fail: ambushed,
  },
  {
    id: 'N21',
    name: 'Rough Trade',
    tier: 'medium',
    options: [
      casual('Cut them in', 4, negotiate(2, 9, 'bribery')),
      heroic('Break the table', 2, fight(1, 7, 'threat'), quicker(2)),
    ],
    fail: ambushed,
  },
  {
    id: 'N22',
    name: 'False Summons',
    tier: 'medium',
    options: [
      casual('The boss wants you', 4, negotiate(2, 9, 'deception')),
      casual('Fake the call itself', 4, tech(2, 9, 'cortex'), leadAway),
    ],
    fail: alarmNearer,
  },
]
