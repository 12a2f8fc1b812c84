import type { Chapter } from './types.ts'

export const disgruntled: Chapter = {
  id: 'DISGRUNTLED',
  title: 'Disgruntled crew',
  rules: [
    {
      id: 'DISGRUNTLED-01',
      text: 'When one of your crew becomes Disgruntled, put a Disgruntled token on the card.',
      tags: ['base'],
    },
    {
      id: 'DISGRUNTLED-02',
      text: 'Crew become Disgruntled when you do not pay their cut, when they are Moral and you complete an Immoral Job, or when a Nav, Job or Misbehave card says so.',
      tags: ['base'],
      see: ['PAY-06', 'MORAL-02'],
    },
    {
      id: 'DISGRUNTLED-03',
      text: 'A second Disgruntled token makes crew jump ship: the card is discarded at once to its Supply pile, where anyone may hire them.',
      tags: ['base'],
      see: ['LEADER-06'],
    },
    {
      id: 'DISGRUNTLED-04',
      text: 'Your Leader does not jump ship. On a second Disgruntled token the Leader fires everyone else instead.',
      tags: ['base'],
      see: ['LEADER-06'],
    },
    {
      id: 'DISGRUNTLED-05',
      text: "You may make a better offer to a rival's Disgruntled crew: on your own turn and in the same sector, pay the hiring cost to the bank and take the card. It costs no action, may be done as often as you can pay and have room for crew, and never in the middle of something. Leaders are out of reach.",
      tags: ['base'],
      see: ['LEADER-07', 'DISGRUNTLED-08', 'OPEN-52'],
    },
    {
      id: 'DISGRUNTLED-06',
      text: 'Crew you hire away from a rival arrive without their Disgruntled token.',
      tags: ['base'],
    },
    {
      id: 'DISGRUNTLED-07',
      text: 'The rival cannot refuse a better offer and gets nothing for it, but keeps the Gear that crew was carrying.',
      tags: ['base'],
      see: ['OPEN-52'],
    },
    {
      id: 'DISGRUNTLED-08',
      text: 'For a better offer both ships must be stopped in the same sector; neither may be in mid-flight.',
      tags: ['base'],
      see: ['OPEN-52'],
    },
    {
      id: 'DISGRUNTLED-09',
      text: 'Shore Leave clears all Disgruntled tokens from your crew, Leader included.',
      tags: ['base'],
      see: ['BUY-06'],
    },
  ],
}
