import type { Chapter } from './types.ts'

export const picReaver: Chapter = {
  id: 'PIC-REAVER',
  title: 'The Reaver Contact tile',
  rules: [
    {
      id: 'PIC-REAVER-01',
      text: "Reaver Contact is for a ship that begins its turn in a Cutter's sector.",
      tags: ['base'],
      see: ['TURN-04', 'CUTTER-01'],
    },
    {
      id: 'PIC-REAVER-02',
      text: 'Option 1: all Passengers and Fugitives aboard die. Then take a Fight test with target 8: on 1–7 you lose 2 crew, on 8 or more 1 crew; in both cases you Evade.',
      tags: ['base'],
      see: ['CUTTER-02', 'OPEN-19'],
    },
    {
      id: 'PIC-REAVER-03',
      text: 'Option 2: if you have a Pilot and a Mechanic, spend 1 Fuel and Evade.',
      tags: ['base'],
      see: ['CUTTER-03'],
    },
  ],
}
