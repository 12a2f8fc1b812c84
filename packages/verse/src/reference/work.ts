import type { Chapter } from './types.ts'

export const work: Chapter = {
  id: 'WORK',
  title: 'Working',
  rules: [
    {
      id: 'WORK-01',
      text: 'With a Work action you advance one Job by one step, or work one Goal of the Story, or do Make-Work.',
      tags: ['base'],
      see: ['WORK-18', 'STORY-03'],
    },
    {
      id: 'WORK-02',
      text: 'Your ship must be at the place that the step of the Job names.',
      tags: ['base'],
    },
    {
      id: 'WORK-03',
      text: 'Starting a Job lays it open among your active Jobs. If you already have three of them, you cannot start another.',
      tags: ['base'],
      see: ['JOB-02'],
    },
    {
      id: 'WORK-04',
      text: 'Work goes in this order: choose crew and Gear, check the needs, Misbehave if asked, follow the instructions, see the outcome. A team that does not meet the needs cannot be chosen, and the Job is laid open only once they are met.',
      tags: ['base'],
      see: ['WORK-05', 'WORK-09', 'OPEN-39'],
    },
    {
      id: 'WORK-05',
      text: 'You choose which of your crew take part; the others stay aboard. The team must have at least one member, and your Leader may stay behind.',
      tags: ['base'],
      see: ['OPEN-40'],
    },
    {
      id: 'WORK-06',
      text: 'Crew and Gear left aboard cannot be used for that Job in any way.',
      tags: ['base'],
      see: ['SKILL-07'],
    },
    {
      id: 'WORK-07',
      text: 'Crew who stay aboard are safe: Misbehave cards and tests of the Job can neither harm nor change them.',
      tags: ['base'],
      see: ['KILL-03'],
    },
    {
      id: 'WORK-08',
      text: 'An effect may send working crew back to the ship. They are out for the rest of the attempt.',
      tags: ['base'],
      see: ['WORK-16'],
    },
    {
      id: 'WORK-09',
      text: 'The team you choose must meet all the needs of the Job, skills and keywords alike. If it does not, you cannot work that step at all: no loading and no Misbehaving.',
      tags: ['base'],
      see: ['OPEN-39', 'PIC-CARD-14'],
    },
    {
      id: 'WORK-10',
      text: 'The needs of a delivery must be met when you pick up, and again when you drop off.',
      tags: ['base'],
    },
    {
      id: 'WORK-11',
      text: 'A Job with no needs on its card asks nothing of your team beforehand.',
      tags: ['base'],
    },
    {
      id: 'WORK-12',
      text: 'Some Jobs have a test in place of needs. Their text says when you take it.',
      tags: ['base'],
    },
    {
      id: 'WORK-13',
      text: 'A delivery takes two Work actions, one at the pick-up and one at the drop-off.',
      tags: ['base'],
    },
    {
      id: 'WORK-14',
      text: 'If a step asks for Misbehaving, do that first; the rest of the instructions follow only when you are through.',
      tags: ['base'],
      see: ['MISBEHAVE-07'],
    },
    {
      id: 'WORK-15',
      text: 'If you lose what you loaded for a Job, you cannot fetch it again at the pick-up. But tokens of a kind are all alike, so any you find elsewhere will do at the drop-off.',
      tags: ['base'],
      see: ['OPEN-41'],
    },
    {
      id: 'WORK-16',
      text: 'If all crew working a Job are dead or back aboard, the attempt is botched.',
      tags: ['base'],
      see: ['WORK-17'],
    },
    {
      id: 'WORK-17',
      text: 'When an attempt is botched, your Work action ends. The Job stays active, and you may try again on a later turn.',
      tags: ['base'],
      see: ['MISBEHAVE-08'],
    },
    {
      id: 'WORK-18',
      text: 'Make-Work: in any planetary sector you may spend your whole Work action on odd jobs and earn $200. You may do so even if you have something better to do.',
      tags: ['base'],
      see: ['MAP-03', 'OPEN-42'],
    },
    {
      id: 'WORK-19',
      text: 'Illegal Jobs have you Misbehave at each step where Misbehave cards are pictured. A Legal Job has no Misbehaving, unless a Challenge adds some.',
      tags: ['base'],
      see: ['UNIVERSE-09'],
    },
  ],
}
