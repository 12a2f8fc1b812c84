import type { Chapter } from './types.ts'

export const map: Chapter = {
  id: 'MAP',
  title: 'The map',
  rules: [
    {
      id: 'MAP-01',
      text: 'The map has three regions, told apart by the colour of the sector borders: blue for Alliance Space, yellow or orange for Border Space, red for Rim Space. The region you enter decides which Nav deck you draw from.',
      tags: ['base'],
      see: ['FLY-04', 'NAV-09'],
    },
    {
      id: 'MAP-02',
      text: 'Two sectors are adjacent only if they share a border. Touching at a corner is not enough, so nothing ever moves diagonally.',
      tags: ['base'],
    },
    {
      id: 'MAP-03',
      text: 'A planetary sector is a sector with a named planet in it.',
      tags: ['base'],
      see: ['MAP-04'],
    },
    {
      id: 'MAP-04',
      text: 'Cortex Relay 7 and the Space Bazaar count as planets, and so does Cortex Relay 2 when Kalidasa is in play.',
      tags: ['base'],
      see: ['MAP-03'],
    },
    {
      id: 'MAP-05',
      text: 'A Job whose pick-up is the Uroboros Belt can be started in any of the four sectors that show its asteroids.',
      tags: ['blue-sun'],
      see: ['WORK-02'],
    },
    {
      id: 'MAP-06',
      text: 'A sector of the Uroboros Belt is planetary only if a named planet lies in it as well. Asteroids alone do not count.',
      tags: ['blue-sun'],
      see: ['MAP-03'],
    },
    {
      id: 'MAP-07',
      text: 'Reaver Space is exactly the three sectors around Burnham, and no others.',
      tags: ['blue-sun'],
      see: ['ALERT-02'],
    },
    {
      id: 'MAP-08',
      text: 'With Blue Sun the three sectors of Reaver Space are also where the Reaver Cutters start.',
      tags: ['blue-sun'],
      see: ['SETUP-24'],
    },
  ],
}
