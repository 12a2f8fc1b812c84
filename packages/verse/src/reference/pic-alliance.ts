import type { Chapter } from './types.ts'

export const picAlliance: Chapter = {
  id: 'PIC-ALLIANCE',
  title: 'The Alliance Contact tile',
  rules: [
    {
      id: 'PIC-ALLIANCE-01',
      text: "Alliance Contact is for Outlaw Ships in the Cruiser's sector and is resolved at once.",
      tags: ['base'],
      see: ['OUTLAW-01', 'CRUISER-01'],
    },
    {
      id: 'PIC-ALLIANCE-02',
      text: 'Step 1: pay a fine of $1000 for each Warrant you have. If you are short, pay all you have.',
      tags: ['base'],
      see: ['CRUISER-05'],
    },
    {
      id: 'PIC-ALLIANCE-03',
      text: 'Step 2: all your Warrants are cleared. Wanted crew remain Wanted.',
      tags: ['base'],
      see: ['OUTLAW-04', 'WARRANT-06'],
    },
    {
      id: 'PIC-ALLIANCE-04',
      text: 'Step 3: all your Contraband and Fugitives are seized, and the Stash is searched as well.',
      tags: ['base'],
      see: ['HOLD-09', 'OPEN-16'],
    },
    {
      id: 'PIC-ALLIANCE-05',
      text: 'Step 4: roll one die for each Wanted crew. On a 1 they are removed from the game; on 2–6 nothing happens to them.',
      tags: ['base'],
      see: ['CRUISER-06'],
    },
    {
      id: 'PIC-ALLIANCE-06',
      text: 'Step 5: if you are flying, make a Full Stop. Outside a Fly action nothing more happens.',
      tags: ['base'],
      see: ['NAV-05'],
    },
  ],
}
