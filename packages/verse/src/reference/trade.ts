import type { Chapter } from './types.ts'

export const trade: Chapter = {
  id: 'TRADE',
  title: 'Trading with players',
  rules: [
    {
      id: 'TRADE-01',
      text: 'While your ships are stopped in the same sector, with no Fly action of either under way, you and another player may buy, sell and swap crew, Fuel, Parts, Cargo, Contraband, Upgrades, Gear and Credits as you agree. Leaders stay out of it, tokens travel with crew, and a deal is carried out at once: promises bind nobody.',
      tags: ['base'],
      see: ['TRADE-02', 'TRADE-05', 'OPEN-57'],
    },
    {
      id: 'TRADE-02',
      text: 'Jobs, Passengers, Fugitives and Drive Cores can never be traded.',
      tags: ['base'],
    },
    {
      id: 'TRADE-03',
      text: 'Trading costs no action. It can also happen outside your turn, while others play.',
      tags: ['base'],
    },
    {
      id: 'TRADE-04',
      text: 'The chance to trade is over as soon as one of the ships leaves the sector.',
      tags: ['base'],
    },
    {
      id: 'TRADE-05',
      text: 'After a trade both ships must still be within their limits for space, crew and Upgrade slots.',
      tags: ['base'],
      see: ['CREW-01', 'UPGRADE-02', 'HOLD-01'],
    },
    {
      id: 'TRADE-06',
      text: 'With Blue Sun you may give Credits to any player at any time, at any distance. Everything else still changes hands only in the same sector.',
      tags: ['blue-sun'],
      see: ['TRADE-01'],
    },
  ],
}
