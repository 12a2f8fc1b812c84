import type { Chapter } from './types.ts'

export const outlaw: Chapter = {
  id: 'OUTLAW',
  title: 'Outlaw Ships',
  rules: [
    {
      id: 'OUTLAW-01',
      text: 'Your ship is an Outlaw while any one of these is true: you have a Warrant, you carry Contraband, you carry a Fugitive, or you have Wanted crew aboard.',
      tags: ['base'],
      see: ['CRUISER-01'],
    },
    {
      id: 'OUTLAW-02',
      text: 'The Stash does not help here: Contraband or Fugitives hidden in it make you an Outlaw just the same.',
      tags: ['base'],
      see: ['HOLD-09'],
    },
    {
      id: 'OUTLAW-03',
      text: 'You are an Outlaw only as long as there is a reason for it. The moment the last reason is gone, you are a legal ship again.',
      tags: ['base'],
    },
    {
      id: 'OUTLAW-04',
      text: 'Wanted crew are those whose card bears the Wanted badge.',
      tags: ['base'],
      see: ['PIC-ALLIANCE-05'],
    },
  ],
}
