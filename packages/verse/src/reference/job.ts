import type { Chapter } from './types.ts'

export const job: Chapter = {
  id: 'JOB',
  title: 'Jobs',
  rules: [
    {
      id: 'JOB-01',
      text: 'You may hold at most three inactive Jobs in your hand, at any moment. Challenges and Capers count among them.',
      tags: ['base'],
      see: ['UNIVERSE-02', 'UNIVERSE-13'],
    },
    {
      id: 'JOB-02',
      text: 'You may have at most three active Jobs. Those in your hand do not count towards them.',
      tags: ['base'],
      see: ['WORK-03'],
    },
    {
      id: 'JOB-03',
      text: 'A Job still in your hand can be discarded whenever you like.',
      tags: ['base'],
      see: ['JOB-04'],
    },
    {
      id: 'JOB-04',
      text: 'You may not discard an active Job. You are rid of it only by completing it or by getting a Warrant while working it.',
      tags: ['base'],
      see: ['WARRANT-02'],
    },
    {
      id: 'JOB-05',
      text: 'A discarded Job goes to the discard pile of the Contact who gave it.',
      tags: ['base'],
      see: ['DECK-01'],
    },
    {
      id: 'JOB-06',
      text: 'Jobs in your hand are secret until you work them. Active Jobs lie open for all to see.',
      tags: ['base'],
    },
    {
      id: 'JOB-07',
      text: 'A Job card tells you its name, its Contact, its type, whether it is legal and whether it is moral, where to go, how many Misbehave cards each step demands, what to do, what it needs, any bonus, and the pay.',
      tags: ['base'],
    },
    {
      id: 'JOB-08',
      text: 'Two Jobs of the same name may ask for different things. Each card stands for itself.',
      tags: ['base'],
    },
    {
      id: 'JOB-09',
      text: 'A Shipping Job is Legal work: take Cargo from the pick-up to the drop-off.',
      tags: ['base'],
      see: ['WORK-13'],
    },
    {
      id: 'JOB-10',
      text: 'Transport Jobs take Passengers or Fugitives from the pick-up to the drop-off. With Fugitives the Job is Illegal and makes you an Outlaw while you carry them.',
      tags: ['base'],
      see: ['OUTLAW-01'],
    },
    {
      id: 'JOB-11',
      text: 'A Smuggling Job is Illegal without exception: take Contraband from the pick-up to the drop-off. You Misbehave when loading, when unloading, or both.',
      tags: ['base'],
      see: ['OUTLAW-01', 'WORK-19'],
    },
    {
      id: 'JOB-12',
      text: 'Crime Jobs send you to a target where you Misbehave. Most have a single place and take one Work action.',
      tags: ['base'],
    },
    {
      id: 'JOB-13',
      text: 'A Job whose pay says "Special" is paid in the way its instructions describe.',
      tags: ['base'],
    },
    {
      id: 'JOB-14',
      text: '"Salvage Op" is a mark that some crew and Upgrades react to. By itself it does nothing.',
      tags: ['base'],
      see: ['PIC-NAV-14'],
    },
  ],
}
