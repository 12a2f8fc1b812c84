import type { Chapter } from './types.ts'

export const hold: Chapter = {
  id: 'HOLD',
  title: 'Hold and Stash',
  rules: [
    {
      id: 'HOLD-01',
      text: 'You can carry as much as there are empty squares in your Hold and your Stash, plus whatever your Upgrades add.',
      tags: ['base'],
      see: ['PIC-CARD-15'],
    },
    {
      id: 'HOLD-02',
      text: 'Each Cargo, Contraband, Passenger and Fugitive takes one space.',
      tags: ['base'],
      see: ['HOLD-03'],
    },
    {
      id: 'HOLD-03',
      text: 'Each Fuel and each Part takes half a space. Any two of them share a space, alike or mixed.',
      tags: ['base'],
    },
    {
      id: 'HOLD-04',
      text: 'You may not load beyond your capacity. A fixed load must be picked up and delivered in full, or that step cannot be worked at all; where you may load any number, it is your choice, at least one. Gains from other cards that do not fit are lost.',
      tags: ['base'],
      see: ['WORK-09', 'OPEN-33'],
    },
    {
      id: 'HOLD-05',
      text: '"Goods" means Cargo, Contraband, Fuel and Parts. People, whether Passengers or Fugitives, are never Goods.',
      tags: ['base'],
    },
    {
      id: 'HOLD-06',
      text: 'When you may load a number of Goods, you choose the kinds and mix them as you like.',
      tags: ['base'],
      see: ['HOLD-05'],
    },
    {
      id: 'HOLD-07',
      text: 'On your turn you may dump Cargo, Contraband, Fuel and Parts whenever nothing is being resolved: not within a Nav card, a contact, an Alert or a Misbehave card, and not before the contact that opens your turn. You may also make room as part of loading.',
      tags: ['base'],
      see: ['HOLD-08', 'OPEN-34'],
    },
    {
      id: 'HOLD-08',
      text: 'You may set down Passengers and Fugitives at the same times, but only in a sector with a planet.',
      tags: ['base'],
      see: ['MAP-03', 'HOLD-07', 'OPEN-34'],
    },
    {
      id: 'HOLD-09',
      text: 'The Stash protects what lies in it from searches and piracy only as far as the card in question says. You may rearrange Hold and Stash on your turn between resolutions, but not once a card is drawn or a contact has begun. Everyone may see what is in your Stash.',
      tags: ['base'],
      see: ['OUTLAW-02', 'OPEN-35', 'PIC-ALLIANCE-04'],
    },
    {
      id: 'HOLD-11',
      text: 'The Stash of the Jetwash and of the Esmeralda holds nothing but Fuel.',
      tags: ['base'],
      see: ['OPEN-36'],
    },
    {
      id: 'HOLD-12',
      text: 'A Series 4 ship has more Hold and a stronger Drive Core than the base ships, and its Stash is six spaces for nothing but Fuel. A Fuel-only space takes two Fuel unless the card shows otherwise.',
      tags: ['base'],
      see: ['HOLD-13', 'OPEN-36'],
    },
    {
      id: 'HOLD-13',
      text: 'A Series 4 ship starts with a set of Upgrades you cannot decline. They fill slots, and their printed costs come out of your starting $3000.',
      tags: ['base'],
      see: ['SETUP-13', 'OPEN-36'],
    },
  ],
}
