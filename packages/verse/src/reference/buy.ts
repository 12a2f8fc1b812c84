import type { Chapter } from './types.ts'

export const buy: Chapter = {
  id: 'BUY',
  title: 'Buying',
  rules: [
    {
      id: 'BUY-01',
      text: 'You can take a Buy action only in a sector with a Supply planet.',
      tags: ['base'],
      see: ['BUY-08', 'PIC-CARD-05'],
    },
    {
      id: 'BUY-02',
      text: 'A Buy action is either a shopping trip, for Supply cards, Fuel and Parts, or Shore Leave. You cannot do both in one action.',
      tags: ['base'],
      see: ['BUY-03', 'BUY-06'],
    },
    {
      id: 'BUY-03',
      text: "When you shop, consider three cards from that planet's deck and discard pile, and buy none, one or two of them.",
      tags: ['base'],
      see: ['CONSIDER-01'],
    },
    {
      id: 'BUY-04',
      text: 'For each card you buy you pay the cost printed on it to the bank.',
      tags: ['base'],
    },
    {
      id: 'BUY-05',
      text: 'In the same Buy you may buy any number of Fuel at $100 and Parts at $300, as far as your Credits and your space go. Do so before or after considering cards, or without considering any.',
      tags: ['base'],
      see: ['HOLD-03', 'OPEN-25'],
    },
    {
      id: 'BUY-06',
      text: 'Shore Leave costs $100 for every crew, Leader included, Disgruntled or not; then all your Disgruntled tokens are removed. It is all or nothing: if you cannot pay for everyone, it is not open to you.',
      tags: ['base'],
      see: ['DISGRUNTLED-09', 'OPEN-26'],
    },
    {
      id: 'BUY-07',
      text: 'Considered cards you do not buy go face up on the discard pile, whether they came from the deck or from the pile.',
      tags: ['base'],
      see: ['CONSIDER-05'],
    },
    {
      id: 'BUY-08',
      text: 'With Blue Sun, Meridian is a Supply planet with a deck of its own.',
      tags: ['blue-sun'],
    },
  ],
}
