import type { Chapter } from './types.ts'

export const fly: Chapter = {
  id: 'FLY',
  title: 'Flying',
  rules: [
    {
      id: 'FLY-01',
      text: 'A Fly action is either one Full Burn or one Mosey. Choose which before you move.',
      tags: ['base'],
      see: ['FLY-02', 'FLY-06'],
    },
    {
      id: 'FLY-02',
      text: 'A Full Burn costs 1 Fuel to begin, and without that Fuel you cannot choose it. The Fuel is paid together with your first move, which you must then make.',
      tags: ['base'],
      see: ['FLY-09', 'FLY-11', 'OPEN-11'],
    },
    {
      id: 'FLY-03',
      text: 'In a Full Burn you move one adjacent sector at a time, up to the range of your Drive Core. You may enter any adjacent sector, even one you have just left.',
      tags: ['base'],
      see: ['MAP-02', 'UPGRADE-05', 'OPEN-11'],
    },
    {
      id: 'FLY-04',
      text: "After each sector you enter in a Full Burn, draw one Nav card of that sector's region and resolve it before you move again.",
      tags: ['base'],
      see: ['MAP-01', 'NAV-01'],
    },
    {
      id: 'FLY-05',
      text: 'You may end a Full Burn after any sector; you need not use your whole range.',
      tags: ['base'],
    },
    {
      id: 'FLY-06',
      text: 'A Mosey moves you exactly one sector. It needs no Fuel, draws no Nav card, and ends your Fly action.',
      tags: ['base'],
    },
    {
      id: 'FLY-07',
      text: "In the base game no ship may move into the Reaver Cutter's sector in any way, be it Full Burn, Mosey or Evade.",
      tags: ['base'],
      see: ['FLY-08', 'NAV-07'],
    },
    {
      id: 'FLY-08',
      text: 'With Blue Sun you may Mosey into a sector that holds a Reaver Cutter, at your own risk. Full Burn and Evade into it stay forbidden.',
      tags: ['blue-sun'],
      see: ['FLY-07', 'CUTTER-01'],
    },
    {
      id: 'FLY-09',
      text: 'Each of your active Jobs marked Heavy Load makes every Full Burn cost you 1 Fuel more. Several such Jobs add up.',
      tags: ['base'],
      see: ['PIC-CARD-13'],
    },
    {
      id: 'FLY-10',
      text: 'Even a Drive Core that burns without Fuel pays the Heavy Load surcharge.',
      tags: ['base'],
      see: ['FLY-09'],
    },
    {
      id: 'FLY-11',
      text: 'Drive Cores and Ship Upgrades may change your range, the Fuel you pay or how you Mosey. Where the card differs from the rule, the card wins.',
      tags: ['base'],
      see: ['UPGRADE-05'],
    },
    {
      id: 'FLY-12',
      text: 'When you enter a sector with Alert tokens, resolve them before you draw any Nav card.',
      tags: ['blue-sun|kalidasa'],
      see: ['ALERT-03'],
    },
  ],
}
