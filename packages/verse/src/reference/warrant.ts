import type { Chapter } from './types.ts'

export const warrant: Chapter = {
  id: 'WARRANT',
  title: 'Warrants',
  rules: [
    {
      id: 'WARRANT-01',
      text: 'When a Warrant is issued, your ship takes a Warrant token. Tokens add up.',
      tags: ['base'],
      see: ['WARRANT-07'],
    },
    {
      id: 'WARRANT-02',
      text: "If you get a Warrant while working a Job, the Job goes to its Contact's discard pile. Goods and people you loaded for it stay aboard as ordinary ones.",
      tags: ['base'],
      see: ['JOB-05', 'OPEN-50'],
    },
    {
      id: 'WARRANT-03',
      text: 'A Warrant on a Job also ends your Solid reputation with its Contact, and with Harken in any case.',
      tags: ['base'],
      see: ['SOLID-05', 'SOLID-08'],
    },
    {
      id: 'WARRANT-04',
      text: 'If you get a Warrant while working for Niska, one of your crew is killed, once the Warrant is taken and the reputation lost. You choose among those still on the Job, the Leader included, or among all your crew if nobody is left there; a Medic check applies.',
      tags: ['base'],
      see: ['SOLID-04', 'KILL-01', 'OPEN-51'],
    },
    {
      id: 'WARRANT-05',
      text: 'A Warrant you get outside a Job, on a Goal or a Nav card for instance, costs you no Job and no Contact except Harken.',
      tags: ['base'],
      see: ['SOLID-08', 'STORY-10'],
    },
    {
      id: 'WARRANT-06',
      text: 'Alliance Contact clears all your Warrants, against a fine of $1000 for each.',
      tags: ['base'],
      see: ['CRUISER-05', 'PIC-ALLIANCE-02', 'PIC-ALLIANCE-03'],
    },
    {
      id: 'WARRANT-07',
      text: 'While you have a Warrant, your ship is an Outlaw.',
      tags: ['base'],
      see: ['OUTLAW-01'],
    },
  ],
}
