import type { Chapter } from './types.ts'

export const misbehave: Chapter = {
  id: 'MISBEHAVE',
  title: 'Misbehaving',
  rules: [
    {
      id: 'MISBEHAVE-01',
      text: 'A step that shows a number of Misbehave cards asks you to get past that many of them in a row.',
      tags: ['base'],
    },
    {
      id: 'MISBEHAVE-02',
      text: 'Draw Misbehave cards one at a time. You draw the next only when you are past the last.',
      tags: ['base'],
    },
    {
      id: 'MISBEHAVE-03',
      text: 'Once you have begun to Misbehave, you cannot break off half-way.',
      tags: ['base'],
    },
    {
      id: 'MISBEHAVE-04',
      text: "Choose one of the card's options. You cannot pick one if you lack what it requires or cannot spend what it costs, but a payment inside a result does not bar it. If no option is open, the attempt is botched.",
      tags: ['base'],
      see: ['OPEN-12', 'OPEN-75'],
    },
    {
      id: 'MISBEHAVE-05',
      text: 'Some Misbehave cards have two steps. You must get through both, one after the other.',
      tags: ['base'],
    },
    {
      id: 'MISBEHAVE-06',
      text: 'Many Misbehave cards name an Ace, be it somebody, a profession, an item or a keyword. If it is in your working team, with Gear carried by someone, you may pass the card at once; you need not use it. A Ship Upgrade counts where the card names it.',
      tags: ['base'],
      see: ['GEAR-08', 'OPEN-47'],
    },
    {
      id: 'MISBEHAVE-07',
      text: 'Proceed means you are past the card. After the last one, carry on with the instructions of the Job.',
      tags: ['base'],
      see: ['WORK-14'],
    },
    {
      id: 'MISBEHAVE-08',
      text: 'Attempt Botched: all Misbehave cards of this attempt are discarded, those you passed as well as the one that stopped you. A new attempt begins again from nothing.',
      tags: ['base'],
      see: ['WORK-17'],
    },
    {
      id: 'MISBEHAVE-09',
      text: 'Warrant Issued: the attempt has failed, your Work action ends, and you suffer all that a Warrant brings.',
      tags: ['base'],
      see: ['WARRANT-01', 'WARRANT-02', 'WARRANT-03'],
    },
    {
      id: 'MISBEHAVE-10',
      text: 'Credits you win on Misbehave cards are not shared with your crew.',
      tags: ['base'],
      see: ['PAY-08'],
    },
    {
      id: 'MISBEHAVE-11',
      text: 'Misbehave cards wait beside the deck until your attempt ends, then go to its discard pile. The reshuffle card is always in the deck from the start; when it is resolved, or the deck runs out, shuffle everything except the cards of the attempt in progress.',
      tags: ['base'],
      see: ['DECK-08', 'OPEN-48'],
    },
  ],
}
