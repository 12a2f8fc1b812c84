import type { ChallengeCard } from '../../../vocabulary/index.ts'
import {
  alarmNearer,
  blendIn,
  casual,
  coverBlown,
  delayed,
  fight,
  heroic,
  hurt,
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
    id: 'T09',
    name: 'Cross-Wired',
    tier: 'medium',
    options: [
      casual('Trace every lead', 4, tech(2, 9, 'repair')),
      heroic('Cut and hope', 2, tech(1, 7, 'sabotage'), quicker(2)),
    ],
    fail: hurt,
  },
  {
    id: 'T10',
    name: 'Pressure Valve',
    tier: 'medium',
    options: [
      casual('Bleed it slowly', 4, tech(2, 9, 'mechanical')),
      heroic('Plug it by hand', 2, tech(1, 7, 'repair')),
    ],
    fail: hurt,
  },
  {
    id: 'T11',
    name: 'Watchdog Routine',
    tier: 'medium',
    options: [
      casual('Feed it nonsense', 4, tech(2, 9, 'cortex')),
      heroic('Kill the process', 2, tech(1, 7, 'sabotage'), learn),
    ],
    fail: alarmNearer,
  },
  {
    id: 'T12',
    name: 'Stripped Bolts',
    tier: 'medium',
    options: [
      casual('Cut a new slot', 4, tech(2, 9, 'mechanical')),
      heroic('Shear them off', 3, tech(1, 6, 'mechanical')),
    ],
    fail: delayed(3),
  },
  {
    id: 'T13',
    name: 'Encrypted Log',
    tier: 'medium',
    options: [
      casual('Page through it', 5, tech(2, 8, 'cortex'), learn),
      heroic('Wipe and restart', 2, tech(1, 7, 'sabotage')),
    ],
    fail: delayed(2),
  },
  {
    id: 'T14',
    name: 'Coolant Leak',
    tier: 'medium',
    options: [
      casual('Patch the line', 4, tech(2, 9, 'repair')),
      heroic('Wrench it shut', 2, tech(1, 7, 'mechanical'), blendIn),
    ],
    fail: coverBlown,
  },
  {
    id: 'T15',
    name: 'Trip Sensor',
    tier: 'medium',
    options: [
      casual('Mask the beam', 3, tech(2, 10, 'sabotage')),
      heroic('Blind it', 2, tech(1, 7, 'sabotage'), leadAway),
    ],
    fail: witnessesAlerted,
  },
  {
    id: 'T16',
    name: 'Backup Battery',
    tier: 'medium',
    options: [
      casual('Rewire the cells', 4, tech(2, 9, 'repair')),
      heroic('Yank the housing', 2, tech(1, 7, 'mechanical'), blendIn),
    ],
    fail: somebodyLooks,
  },
  {
    id: 'T17',
    name: 'Mislabelled Breakers',
    tier: 'medium',
    options: [
      casual('Relabel them all', 4, tech(2, 9, 'repair')),
      casual('Flip the likely one', 3, tech(2, 10, 'sabotage'), quicker(1)),
    ],
    fail: somebodyLooks,
  },
  {
    id: 'T18',
    name: 'Guest Account',
    tier: 'medium',
    options: [
      casual('Widen its rights', 3, tech(2, 10, 'cortex')),
      casual('Mend the reader first', 5, tech(2, 8, 'repair')),
    ],
    fail: delayed(3),
  },
  {
    id: 'T19',
    name: 'Jammed Feed',
    tier: 'medium',
    options: [
      casual('Clear it tooth by tooth', 4, tech(2, 9, 'mechanical')),
      casual('Break the weak gear', 3, tech(2, 10, 'sabotage')),
    ],
    fail: rewardCut,
  },
  {
    id: 'T20',
    name: 'Runaway Motor',
    tier: 'medium',
    options: [
      heroic('Cut it from the board', 3, tech(2, 9, 'cortex'), pocket),
      heroic('Jam a bar in it', 2, tech(1, 7, 'sabotage')),
    ],
    fail: hurt,
  },
  {
    id: 'T21',
    name: 'Junction Box',
    tier: 'medium',
    options: [
      casual('Pull the right pair', 4, tech(2, 9, 'sabotage')),
      heroic('Pull all of them', 2, fight(1, 7, 'force'), quicker(1)),
    ],
    fail: coverBlown,
  },
  {
    id: 'T22',
    name: "The Technician's Stash",
    tier: 'medium',
    options: [
      casual('Build it from scrap', 4, tech(2, 9, 'repair')),
      casual('Buy the part', 3, negotiate(2, 10, 'bribery')),
    ],
    fail: rewardCut,
  },
]
