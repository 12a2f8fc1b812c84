import type { ChallengeCard } from '../../../vocabulary/index.ts'
import {
  alarmNearer,
  casual,
  coverBlown,
  delayed,
  fight,
  heroic,
  leadAway,
  negotiate,
  quicker,
  somebodyLooks,
  tech,
} from '../parts.ts'

export const easy: readonly ChallengeCard[] = [
  {
    id: 'T01',
    name: 'Sticky Relay',
    tier: 'easy',
    options: [casual('Clean the contacts', 3, tech(2, 8, 'repair')), heroic('Thump it', 2, tech(1, 5, 'mechanical'))],
    fail: delayed(2),
  },
  {
    id: 'T02',
    name: 'Dust in the Works',
    tier: 'easy',
    options: [
      casual('Blow it out', 3, tech(2, 8, 'repair')),
      heroic('Pull the rotor', 2, tech(1, 5, 'mechanical'), quicker(1)),
    ],
    fail: delayed(2),
  },
  {
    id: 'T03',
    name: 'Factory Passcode',
    tier: 'easy',
    options: [
      casual('Try the default', 2, tech(2, 9, 'cortex')),
      heroic('Bridge the leads', 2, tech(1, 5, 'sabotage')),
    ],
    fail: somebodyLooks,
  },
  {
    id: 'T04',
    name: 'Loose Panel',
    tier: 'easy',
    options: [
      casual('Find the screws', 3, tech(2, 8, 'mechanical')),
      heroic('Rip it off', 1, tech(1, 6, 'mechanical')),
    ],
    fail: coverBlown,
  },
  {
    id: 'T05',
    name: 'Two Spare Fuses',
    tier: 'easy',
    options: [
      casual('Swap them in turn', 3, tech(2, 8, 'repair')),
      casual('Read the fault log', 4, tech(2, 7, 'cortex')),
    ],
    fail: delayed(2),
  },
  {
    id: 'T06',
    name: 'Blinking Console',
    tier: 'easy',
    options: [
      casual('Answer its questions', 3, tech(2, 8, 'cortex')),
      casual('Loop the feed', 2, tech(2, 9, 'sabotage')),
    ],
    fail: alarmNearer,
  },
  {
    id: 'T07',
    name: 'Rusted Shut',
    tier: 'easy',
    options: [
      casual('Oil and patience', 3, tech(2, 8, 'mechanical')),
      heroic('Boot and shoulder', 2, fight(1, 5, 'force')),
    ],
    fail: delayed(2),
  },
  {
    id: 'T08',
    name: 'The Duty Engineer',
    tier: 'easy',
    options: [
      casual('Fix it for her', 3, tech(2, 8, 'repair')),
      casual('Ask her nicely', 3, negotiate(2, 8, 'charm'), leadAway),
    ],
    fail: somebodyLooks,
  },
]
