import type { Chapter } from './types.ts'

export const medic: Chapter = {
  id: 'MEDIC',
  title: 'Medics',
  rules: [
    {
      id: 'MEDIC-01',
      text: 'With a Medic in your crew, roll a die for each crew killed: on 1–4 they die, on 5–6 they go back to the ship. During a Work action the Medic must be on the Job.',
      tags: ['base'],
      see: ['OPEN-54'],
    },
    {
      id: 'MEDIC-02',
      text: 'There is one check for each crew killed, however many Medics you have.',
      tags: ['base'],
    },
    {
      id: 'MEDIC-03',
      text: 'A Medic who would be killed gets a check too.',
      tags: ['base'],
    },
    {
      id: 'MEDIC-04',
      text: 'All deaths of one result happen together, so the Medic rolls for every one of them, herself included, even if one of the rolls is her own and fails. You choose the order of the rolls.',
      tags: ['base'],
      see: ['OPEN-54'],
    },
    {
      id: 'MEDIC-05',
      text: 'Every card with the Medic profession has this ability, whether the card spells it out or not.',
      tags: ['base'],
    },
    {
      id: 'MEDIC-06',
      text: 'Some Gear and Upgrades change the Medic check.',
      tags: ['base'],
    },
    {
      id: 'MEDIC-07',
      text: 'Crew saved by a Medic stay aboard for the rest of the turn and cannot rejoin the Job.',
      tags: ['base'],
      see: ['WORK-08', 'OPEN-79'],
    },
    {
      id: 'MEDIC-08',
      text: 'A Leader saved by a Medic goes back to the ship without a Disgruntled token.',
      tags: ['base'],
      see: ['LEADER-05'],
    },
  ],
}
