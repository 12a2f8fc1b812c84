import type { Chapter } from './types.ts'

export const picNav: Chapter = {
  id: 'PIC-NAV',
  title: 'Nav cards in detail',
  rules: [
    {
      id: 'PIC-NAV-01',
      text: '"Alliance Cruiser": the Cruiser comes to your sector, and steps 1 to 4 of Alliance Contact apply to any ship, though they find nothing on a legal one. Then you make a Full Stop in any case, and the deck is reshuffled.',
      tags: ['base'],
      see: ['DECK-06', 'CRUISER-07', 'PIC-ALLIANCE-02'],
    },
    {
      id: 'PIC-NAV-02',
      text: '"Cruiser Patrol": the player to your right must move the Cruiser one sector in Alliance Space. Keep Flying.',
      tags: ['base'],
      see: ['CRUISER-09', 'OPEN-18'],
    },
    {
      id: 'PIC-NAV-03',
      text: '"Alliance Entanglements", option 1: you move the Cruiser to any sector of Alliance Space that has no Firefly in it. Keep Flying.',
      tags: ['base'],
      see: ['CRUISER-08', 'OPEN-17'],
    },
    {
      id: 'PIC-NAV-04',
      text: '"Alliance Entanglements", option 2: if you are Solid with Harken, you move the Cruiser to a sector of Alliance Space with an Outlaw Ship in it and take $500. Keep Flying.',
      tags: ['base'],
      see: ['CRUISER-08', 'OPEN-17'],
    },
    {
      id: 'PIC-NAV-05',
      text: '"Reaver Bait", option 1: you move the Cutter to any sector of Border Space that has no Firefly in it. Keep Flying.',
      tags: ['base'],
      see: ['CUTTER-06', 'OPEN-17'],
    },
    {
      id: 'PIC-NAV-06',
      text: '"Reaver Bait", option 2: the Cutter comes to your sector, and you Evade.',
      tags: ['base'],
      see: ['CUTTER-06', 'OPEN-17'],
    },
    {
      id: 'PIC-NAV-07',
      text: '"Reavers on the Hunt" in the base game: the player to your right must move the Cutter one sector in Border Space. Keep Flying.',
      tags: ['base'],
      see: ['CUTTER-07', 'OPEN-20'],
    },
    {
      id: 'PIC-NAV-08',
      text: '"Reavers on the Hunt" in Blue Sun: the player to your right must move a Reaver ship one sector in Border or Rim Space. Keep Flying.',
      tags: ['blue-sun'],
      see: ['CUTTER-07', 'OPEN-20'],
    },
    {
      id: 'PIC-NAV-09',
      text: '"Reaver Cutter": you have the same two options as in Reaver Contact, and the deck is reshuffled afterwards. On the Blue Sun and Kalidasa cards it is the player to your right who brings the Cutter, and so picks which.',
      tags: ['base'],
      see: ['DECK-06', 'CUTTER-05', 'PIC-REAVER-02', 'PIC-REAVER-03'],
    },
    {
      id: 'PIC-NAV-10',
      text: '"Punctured Fuel Lines": take a Tech test against 5, a Breakdown: on 1–4 lose 2 Fuel and make a Full Stop, on 5 or more Keep Flying. Or spend 1 Part and Keep Flying.',
      tags: ['base'],
      see: ['PIC-NAV-14'],
    },
    {
      id: 'PIC-NAV-11',
      text: '"Objects in Space": if you have room for crew, take 1 Crew card from any discard pile for free and make a Full Stop. Or Keep Flying.',
      tags: ['blue-sun'],
      see: ['CREW-01'],
    },
    {
      id: 'PIC-NAV-12',
      text: '"Fuel Coupling Failure": a Breakdown; spend 1 Part and Keep Flying. Or Keep Flying without repair, and discard 1 Fuel for each further sector you enter this turn.',
      tags: ['blue-sun'],
      see: ['PIC-NAV-14'],
    },
    {
      id: 'PIC-NAV-13',
      text: '"Nav System on the Fritz": the player to your right must move your ship two sectors, and you Keep Flying. Or, with a Mechanic, take a Tech test against 7, a Breakdown: 1–6 is a Full Stop, 7 or more Keep Flying.',
      tags: ['blue-sun'],
      see: ['PIC-NAV-14'],
    },
    {
      id: 'PIC-NAV-14',
      text: '"Breakdown" and "Salvage Op" beside a test or a cost are marks that other cards react to. They do nothing by themselves.',
      tags: ['base'],
      see: ['JOB-14'],
    },
  ],
}
