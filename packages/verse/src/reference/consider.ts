import type { Chapter } from './types.ts'

export const consider: Chapter = {
  id: 'CONSIDER',
  title: 'Considering cards',
  rules: [
    {
      id: 'CONSIDER-01',
      text: 'Begin by choosing up to three cards from anywhere in the discard pile. You may also choose none.',
      tags: ['base'],
      see: ['DECK-03'],
    },
    {
      id: 'CONSIDER-02',
      text: 'Then, for each card you are short of three, you may draw one unseen from the deck. You need not draw all of them, or any.',
      tags: ['base'],
      see: ['CONSIDER-01'],
    },
    {
      id: 'CONSIDER-03',
      text: 'Your picks from the discard pile are settled before the first draw. Once you have drawn, you cannot go back to the pile.',
      tags: ['base'],
    },
    {
      id: 'CONSIDER-04',
      text: 'Of the cards you consider, keep up to two, wherever they came from, and pay for them if they have a price. Keeping none is fine.',
      tags: ['base'],
    },
    {
      id: 'CONSIDER-05',
      text: 'The cards you do not keep go face up on the discard pile they belong to.',
      tags: ['base'],
      see: ['DECK-01'],
    },
    {
      id: 'CONSIDER-06',
      text: 'You consider cards in the same way whether they are Supply cards, Jobs, Challenges or Capers.',
      tags: ['base'],
      see: ['BUY-03', 'DEAL-02', 'UNIVERSE-01'],
    },
    {
      id: 'CONSIDER-07',
      text: 'If deck and pile together hold fewer than three cards, consider what there is. An empty Supply or Contact deck is not reshuffled; its discard pile stays open to you.',
      tags: ['base'],
      see: ['OPEN-27'],
    },
  ],
}
