import type { ChallengeCard } from '../../../vocabulary/index.ts'
import {
  alarmNearer,
  blendIn,
  casual,
  coverBlown,
  delayed,
  fight,
  heroic,
  leadAway,
  learn,
  pocket,
  quicker,
  reinforced,
  tech,
  witnessesAlerted,
} from '../parts.ts'

export const hard: readonly ChallengeCard[] = [
  {
    id: 'T23',
    name: 'Military Cipher',
    tier: 'hard',
    options: [
      casual('Work it backwards', 5, tech(2, 11, 'cortex'), learn),
      heroic('Flood it with keys', 3, tech(2, 10, 'cortex')),
    ],
    fail: alarmNearer,
  },
  {
    id: 'T24',
    name: 'Sealed Core',
    tier: 'hard',
    options: [
      casual('Feel out the seams', 5, tech(2, 11, 'mechanical')),
      heroic('Burn through', 3, tech(1, 8, 'sabotage'), leadAway),
    ],
    fail: reinforced,
  },
  {
    id: 'T25',
    name: 'Burnt-Out Board',
    tier: 'hard',
    options: [
      casual('Solder a new one', 5, tech(2, 11, 'repair'), pocket),
      heroic('Bypass it live', 3, tech(2, 10, 'repair')),
    ],
    fail: delayed(3),
  },
  {
    id: 'T26',
    name: "Dead Man's Switch",
    tier: 'hard',
    options: [
      casual('Forge the heartbeat', 6, tech(2, 10, 'cortex')),
      heroic('Hold it and cut', 2, tech(2, 11, 'sabotage'), leadAway),
    ],
    fail: witnessesAlerted,
  },
  {
    id: 'T27',
    name: 'Black Box',
    tier: 'hard',
    options: [
      casual('Read the bus', 5, tech(2, 11, 'cortex')),
      casual('Take it all apart', 6, tech(3, 13, 'mechanical')),
    ],
    fail: delayed(3),
  },
  {
    id: 'T28',
    name: 'Overload',
    tier: 'hard',
    options: [
      heroic('Push it over the top', 4, tech(3, 13, 'sabotage'), blendIn),
      heroic('Talk it down', 3, tech(2, 10, 'cortex')),
    ],
    fail: witnessesAlerted,
  },
  {
    id: 'T29',
    name: 'Fire in the Ducts',
    tier: 'hard',
    options: [
      heroic('Reroute the air', 3, tech(2, 10, 'repair'), leadAway),
      heroic('Drop the dampers', 3, tech(1, 8, 'mechanical')),
    ],
    fail: reinforced,
  },
  {
    id: 'T30',
    name: 'Magnetic Clamp',
    tier: 'hard',
    options: [
      casual('Reverse the coil', 5, tech(2, 11, 'mechanical')),
      heroic('Tear it loose', 3, fight(2, 10, 'force'), quicker(1)),
    ],
    fail: coverBlown,
  },
]
