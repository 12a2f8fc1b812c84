import type { Chapter } from './types.ts'

export const deck: Chapter = {
  id: 'DECK',
  title: 'Decks and discard piles',
  rules: [
    {
      id: 'DECK-01',
      text: 'A discarded card goes face up on the discard pile of the deck it came from. It stays in the game and can turn up again.',
      tags: ['base'],
      see: ['DECK-02'],
    },
    {
      id: 'DECK-02',
      text: 'A card removed from play goes back in the box and is gone for the rest of this game. Removing is never the same as discarding.',
      tags: ['base'],
      see: ['DECK-01', 'KILL-02'],
    },
    {
      id: 'DECK-03',
      text: "The discard piles of Supply and Contact decks are open to everyone. You may leaf through them whenever you like, on any player's turn.",
      tags: ['base'],
    },
    {
      id: 'DECK-04',
      text: 'Every Supply deck and every Contact deck belongs to one place on the map and can be used only there. Commander Harken is the exception: he has no planet and is found wherever the Alliance Cruiser is.',
      tags: ['base'],
      see: ['CRUISER-11', 'OPEN-02', 'PIC-CARD-05'],
    },
    {
      id: 'DECK-05',
      text: 'A Nav deck is exhausted once its last card has been resolved and discarded. Shuffle its discard pile at once, reshuffle card included, into a new deck. If a card you are still resolving asks for another draw from an empty deck, shuffle the pile without the card in hand.',
      tags: ['base'],
      see: ['OPEN-03'],
    },
    {
      id: 'DECK-06',
      text: "Some Nav cards are marked as reshuffle cards. When you have drawn and resolved one, shuffle that deck's discard pile together with what is left of the deck into a new deck.",
      tags: ['base'],
      see: ['DECK-07'],
    },
    {
      id: 'DECK-07',
      text: 'With three or more players a Nav deck starts with its reshuffle card in the discard pile, so the card first joins the draw after the deck has been exhausted once. From then on, drawing it reshuffles the deck. Each Nav deck is followed separately.',
      tags: ['base'],
      see: ['SETUP-01'],
    },
    {
      id: 'DECK-08',
      text: 'The reshuffle card of a Nav or Misbehave deck never rests in a discard pile, except where the set-up puts it there. This holds in every game, with or without Blue Sun.',
      tags: ['blue-sun'],
      see: ['DECK-09', 'OPEN-80'],
    },
    {
      id: 'DECK-09',
      text: 'If an effect discards a reshuffle card without resolving it, first finish the action that did so, then reshuffle that deck. This holds in every game, with or without Blue Sun.',
      tags: ['blue-sun'],
      see: ['DECK-08', 'OPEN-80'],
    },
  ],
}
