import type { Chapter } from './types.ts'

export const nav: Chapter = {
  id: 'NAV',
  title: 'Nav cards',
  rules: [
    {
      id: 'NAV-01',
      text: 'Whatever you choose on a Nav card, it ends in one of three ways: Keep Flying, Full Stop or Evade.',
      tags: ['base'],
      see: ['NAV-03', 'NAV-05', 'NAV-06'],
    },
    {
      id: 'NAV-02',
      text: 'Where a Nav card has options, choose one. What an option requires or has you spend must be there before you may pick it; a payment inside a result need not be. If no option is open to you, make a Full Stop.',
      tags: ['base'],
      see: ['OPEN-12', 'OPEN-75'],
    },
    {
      id: 'NAV-03',
      text: 'Keep Flying means you may move on, as long as you have range left.',
      tags: ['base'],
      see: ['FLY-03'],
    },
    {
      id: 'NAV-04',
      text: 'If Keep Flying comes on the last sector of your range, your Fly action simply ends. You may still take another action if you have one left.',
      tags: ['base'],
      see: ['NAV-03'],
    },
    {
      id: 'NAV-05',
      text: 'Full Stop: you stay in this sector and your Fly action is over. You may still take another action if you have one left.',
      tags: ['base'],
    },
    {
      id: 'NAV-06',
      text: 'Evade: move to an adjacent sector of your choice and draw no Nav card there. It ends the Fly action it happens in, and any action left must be of another kind. An Evade at the start of your turn uses up nothing: you may still Fly.',
      tags: ['base'],
      see: ['NAV-07', 'NAV-08', 'OPEN-13'],
    },
    {
      id: 'NAV-07',
      text: 'An Evade can never take you to where a Reaver Cutter is. If that leaves you no sector to go to, your ship stays where it is and the rest of the result stands.',
      tags: ['base'],
      see: ['FLY-07', 'OPEN-14'],
    },
    {
      id: 'NAV-08',
      text: 'If you Evade into a sector with Alert tokens, you must resolve them.',
      tags: ['blue-sun'],
      see: ['ALERT-03', 'OPEN-81'],
    },
    {
      id: 'NAV-09',
      text: 'Sectors of the Rim have a Nav deck of their own. When you Full Burn into one, draw from the Rim deck.',
      tags: ['blue-sun|kalidasa'],
      see: ['MAP-01'],
    },
    {
      id: 'NAV-10',
      text: 'Credits you gain from Nav cards are all yours; your crew get no cut of them.',
      tags: ['base'],
      see: ['PAY-08'],
    },
    {
      id: 'NAV-11',
      text: 'When a Nav card has been resolved, it goes to the discard pile of its own region.',
      tags: ['base'],
      see: ['DECK-05'],
    },
  ],
}
