import type { Chapter } from './types.ts'

export const alert: Chapter = {
  id: 'ALERT',
  title: 'Alert tokens',
  rules: [
    {
      id: 'ALERT-01',
      text: 'There are two kinds of Alert token, Reaver and Alliance. A sector can hold any number of each.',
      tags: ['blue-sun|kalidasa'],
    },
    {
      id: 'ALERT-02',
      text: 'Each sector of Reaver Space has one Reaver Alert printed on the map. It counts as a token and is never removed; loose tokens add to it.',
      tags: ['blue-sun'],
      see: ['MAP-07', 'ALERT-13'],
    },
    {
      id: 'ALERT-03',
      text: 'When your ship moves into a sector with Alert tokens, resolve them at once, before any Nav card. Full Burn, Mosey and Evade all count, and so does an Evade outside your Fly action.',
      tags: ['blue-sun|kalidasa'],
      see: ['FLY-12', 'OPEN-81'],
    },
    {
      id: 'ALERT-04',
      text: 'To resolve Alert tokens, roll one die. If the result is no higher than the number of tokens of that kind, a ship is summoned.',
      tags: ['blue-sun|kalidasa'],
      see: ['ALERT-05', 'ALERT-07'],
    },
    {
      id: 'ALERT-05',
      text: 'The Alert roll is not a test. Nothing that changes tests changes it, and a Firefly is a plain 6.',
      tags: ['blue-sun|kalidasa'],
      see: ['OPEN-49'],
    },
    {
      id: 'ALERT-06',
      text: 'If both kinds of token are there, resolve the Alliance ones first. Then resolve the Reaver ones that are still there, with a roll of their own.',
      tags: ['blue-sun|kalidasa'],
    },
    {
      id: 'ALERT-07',
      text: 'Reaver tokens summon a Cutter: the player to your right chooses one and moves it to your sector from wherever it is. If a Cutter is there already, no ship moves, there is no contact now, and the tokens are removed.',
      tags: ['blue-sun|kalidasa'],
      see: ['ALERT-14', 'OPEN-18', 'OPEN-23'],
    },
    {
      id: 'ALERT-11',
      text: "If an Alliance ship is summoned, the Cruiser or (with Kalidasa) the Operative's Corvette, and you are an Outlaw Ship, resolve contact with it right away.",
      tags: ['blue-sun|kalidasa'],
      see: ['CRUISER-01', 'OPEN-24'],
    },
    {
      id: 'ALERT-12',
      text: 'An Outlaw Ship found in this way by the Cruiser or the Corvette ends its Fly action on the spot and draws no Nav card.',
      tags: ['blue-sun|kalidasa'],
      see: ['ALERT-11'],
    },
    {
      id: 'ALERT-13',
      text: 'Whatever you rolled, all loose tokens you resolved are taken off the sector.',
      tags: ['blue-sun|kalidasa'],
      see: ['ALERT-02'],
    },
    {
      id: 'ALERT-14',
      text: 'A summoned Cutter does not cause Reaver Contact by arriving. As always, you are in danger only if you begin a turn in its sector.',
      tags: ['blue-sun|kalidasa'],
      see: ['CUTTER-01'],
    },
    {
      id: 'ALERT-15',
      text: 'If you came by Full Burn and nothing has ended your Fly action, you then draw the Nav card of the sector as usual.',
      tags: ['blue-sun|kalidasa'],
      see: ['FLY-04'],
    },
    {
      id: 'ALERT-16',
      text: 'A Cutter called away by an alert leaves a Reaver Alert token in the sector it came from, as with any other move.',
      tags: ['blue-sun'],
      see: ['CUTTER-11'],
    },
    {
      id: 'ALERT-17',
      text: 'Alliance Alert tokens come into play only when a card places them.',
      tags: ['blue-sun|kalidasa'],
      see: ['CRUISER-12'],
    },
    {
      id: 'ALERT-18',
      text: 'With the Upgrade "Long-Range Scanner Array" you may resolve the tokens of an adjacent sector at any moment of your Fly action, as often as you like. A summoned ship goes to that sector, and your Fly action goes on.',
      tags: ['blue-sun'],
      see: ['ALERT-04'],
    },
  ],
}
