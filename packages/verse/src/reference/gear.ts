import type { Chapter } from './types.ts'

export const gear: Chapter = {
  id: 'GEAR',
  title: 'Gear',
  rules: [
    {
      id: 'GEAR-01',
      text: 'Each of your crew, Leader included, can carry one piece of Gear at a time.',
      tags: ['base'],
    },
    {
      id: 'GEAR-02',
      text: 'You may own any amount of Gear, but what nobody carries lies aboard and does nothing. Outside a Work action you may shift Gear between crew freely, even between two Nav cards of one Full Burn, and choose who carries what before each test or contact.',
      tags: ['base'],
      see: ['GEAR-01', 'OPEN-30'],
    },
    {
      id: 'GEAR-03',
      text: 'Skill points on carried Gear count in tests just like those of crew.',
      tags: ['base'],
      see: ['SKILL-01', 'SKILL-04'],
    },
    {
      id: 'GEAR-04',
      text: 'You hand out Gear when a Work action begins. From then on it stays with its bearer until the attempt is over.',
      tags: ['base'],
      see: ['WORK-04'],
    },
    {
      id: 'GEAR-05',
      text: 'When crew are killed, their Gear goes back to the ship and cannot be used for the rest of the attempt. It stays yours.',
      tags: ['base'],
      see: ['KILL-05'],
    },
    {
      id: 'GEAR-06',
      text: 'Rules and cards that speak of Gear never mean Ship Upgrades. The two are kept apart.',
      tags: ['base'],
    },
    {
      id: 'GEAR-07',
      text: 'The keywords are Firearm, Sniper Rifle, Explosives, Hacking Rig, Fake ID, Transport and Fancy Duds. You find them on Gear and on some crew.',
      tags: ['base'],
    },
    {
      id: 'GEAR-08',
      text: "A keyword can meet a Job's need, open an option of a Misbehave card, or get you past a Misbehave card outright.",
      tags: ['base'],
      see: ['WORK-09', 'MISBEHAVE-04', 'MISBEHAVE-06'],
    },
  ],
}
