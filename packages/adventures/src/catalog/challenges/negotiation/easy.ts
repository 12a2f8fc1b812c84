import type { ChallengeCard } from '../../../vocabulary/index.ts'
import {
  ambushed,
  casual,
  delayed,
  fight,
  heroic,
  leadAway,
  negotiate,
  quicker,
  rewardCut,
  somebodyLooks,
  tech,
} from '../parts.ts'

export const easy: readonly ChallengeCard[] = [
  {
    id: 'N01',
    name: 'Idle Gossip',
    tier: 'easy',
    options: [
      casual('Trade stories', 3, negotiate(2, 8, 'charm')),
      heroic('Tell them to move along', 2, negotiate(1, 5, 'threat')),
    ],
    fail: delayed(2),
  },
  {
    id: 'N02',
    name: 'Wrong Address',
    tier: 'easy',
    options: [
      casual('Play the lost traveller', 3, negotiate(2, 8, 'deception')),
      heroic('Make a loud scene', 2, negotiate(1, 5, 'charm')),
    ],
    fail: delayed(2),
  },
  {
    id: 'N03',
    name: 'Thirsty Watchman',
    tier: 'easy',
    options: [
      casual('Stand a round', 3, negotiate(2, 8, 'bribery'), leadAway),
      heroic('Threaten to report him', 2, negotiate(1, 5, 'threat')),
    ],
    fail: somebodyLooks,
  },
  {
    id: 'N04',
    name: 'Paperwork',
    tier: 'easy',
    options: [
      casual('Wave a form', 2, negotiate(2, 9, 'deception')),
      heroic('Tear it up', 1, negotiate(1, 6, 'threat')),
    ],
    fail: delayed(1),
  },
  {
    id: 'N05',
    name: 'An Old Song',
    tier: 'easy',
    options: [
      casual('Sing along', 3, negotiate(2, 8, 'charm')),
      casual('Listen with respect', 4, negotiate(2, 7, 'etiquette')),
    ],
    fail: delayed(2),
  },
  {
    id: 'N06',
    name: 'Toll for the Gate',
    tier: 'easy',
    options: [
      casual('Pay it', 3, negotiate(2, 8, 'bribery')),
      casual('Say it was paid', 2, negotiate(2, 9, 'deception')),
    ],
    fail: rewardCut,
  },
  {
    id: 'N07',
    name: 'Spoiling for a Fight',
    tier: 'easy',
    options: [
      casual('Laugh it away', 3, negotiate(2, 8, 'charm')),
      heroic('Square up', 2, fight(1, 5, 'threat'), quicker(1)),
    ],
    fail: ambushed,
  },
  {
    id: 'N08',
    name: 'Broken Handset',
    tier: 'easy',
    options: [
      casual('Pretend to call it in', 3, negotiate(2, 8, 'deception')),
      casual('Mend it for him', 3, tech(2, 8, 'repair')),
    ],
    fail: delayed(2),
  },
]
