import type { Chapter } from './types.ts'

export const box: Chapter = {
  id: 'BOX',
  title: 'What is in the box',
  rules: [
    {
      id: 'BOX-01',
      text: 'The base box holds five Supply decks of 25 cards each.',
      tags: ['base'],
    },
    {
      id: 'BOX-02',
      text: 'The base box holds five Contact decks, each with 25 Job cards.',
      tags: ['base'],
    },
    {
      id: 'BOX-03',
      text: 'The base box holds two Nav decks of 40 cards each, one for Alliance Space and one for Border Space.',
      tags: ['base'],
    },
    {
      id: 'BOX-04',
      text: 'The base box holds a single Misbehave deck of 40 cards.',
      tags: ['base'],
    },
    {
      id: 'BOX-05',
      text: 'The base box holds 11 Set Up cards (the Leaders and the starting Drive Cores), 4 Ship cards and 6 Story cards.',
      tags: ['base'],
    },
    {
      id: 'BOX-06',
      text: 'The base box holds 2 dice, 167 tokens, 150 bills, 4 ships for the players, 1 Alliance Cruiser and 1 Reaver Cutter. Tokens and money never run out in play; only the number of cards is a limit.',
      tags: ['base'],
      see: ['OPEN-74'],
    },
    {
      id: 'BOX-07',
      text: 'The tokens are Cargo, Passenger, Part, Fuel, Warrant, Goal, Contraband, Fugitive and Disgruntled. One Dinosaur marker shows whose turn it is.',
      tags: ['base'],
      see: ['TURN-07'],
    },
    {
      id: 'BOX-08',
      text: 'Blue Sun adds 25 Supply cards (the Meridian deck), 75 Job cards, 2 Leaders, 3 Stories, 2 Set Up cards, 2 Reaver ships, 88 tokens and a section of map. Its Nav cards are 30 for the Rim deck, and 10 more that replace Border cards.',
      tags: ['blue-sun'],
      see: ['SETUP-23', 'OPEN-01'],
    },
    {
      id: 'BOX-09',
      text: 'The Leaders of Blue Sun are Murphy and Atherton. Its Contacts are Lord Harrow and Mr. Universe.',
      tags: ['blue-sun'],
      see: ['HARROW-03', 'UNIVERSE-01'],
    },
  ],
}
