import type { Chapter } from './types.ts'

export const skill: Chapter = {
  id: 'SKILL',
  title: 'Skills and tests',
  rules: [
    {
      id: 'SKILL-01',
      text: 'There are three skills: Fight, Tech and Negotiate. Every skill symbol on your crew, or on Gear in use, is worth one point.',
      tags: ['base'],
    },
    {
      id: 'SKILL-02',
      text: 'To take a test, roll one die and add all your available points of that skill. Look up the total among the results on the card; the band it falls in tells you what happens.',
      tags: ['base'],
      see: ['SKILL-07', 'SKILL-09'],
    },
    {
      id: 'SKILL-03',
      text: 'The die has a Firefly in place of the 6. In a skill test it counts 6 and earns a bonus roll that is added, and another as long as Fireflies come. Boarding Tests and Showdowns work the same; in any other roll a Firefly is a plain 6.',
      tags: ['base'],
      see: ['OPEN-49'],
    },
    {
      id: 'SKILL-04',
      text: 'In a Kosherized Fight test only Fight points printed on Crew cards count. Gear adds none.',
      tags: ['base'],
      see: ['GEAR-03'],
    },
    {
      id: 'SKILL-05',
      text: 'On a Negotiate test marked with Bribes you may pay the bank before you roll: each $100 adds 1 to your total, as often as you can pay.',
      tags: ['base'],
    },
    {
      id: 'SKILL-06',
      text: 'You cannot add Bribes after the die is rolled, nor pay any on a test without the mark.',
      tags: ['base'],
      see: ['SKILL-05'],
    },
    {
      id: 'SKILL-07',
      text: 'While you Work, only the crew and Gear of the working team count.',
      tags: ['base'],
      see: ['WORK-06'],
    },
    {
      id: 'SKILL-08',
      text: 'Where a card offers you several tests, you choose which one to take.',
      tags: ['base'],
    },
    {
      id: 'SKILL-09',
      text: 'On Nav cards and in contact events everyone aboard counts, each with at most one piece of Gear. You choose who carries what before the test.',
      tags: ['base'],
      see: ['GEAR-02', 'OPEN-30'],
    },
  ],
}
