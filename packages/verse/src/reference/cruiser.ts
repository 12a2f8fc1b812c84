import type { Chapter } from './types.ts'

export const cruiser: Chapter = {
  id: 'CRUISER',
  title: 'The Alliance Cruiser',
  rules: [
    {
      id: 'CRUISER-01',
      text: 'An Outlaw Ship in the same sector as the Cruiser resolves Alliance Contact at once. It does not matter whose turn it is or which of the two came to the other.',
      tags: ['base'],
      see: ['OUTLAW-01', 'OPEN-76', 'PIC-ALLIANCE-01', 'PIC-ALLIANCE-02'],
    },
    {
      id: 'CRUISER-02',
      text: 'If you are no Outlaw, you may share a sector with the Cruiser and nothing happens.',
      tags: ['base'],
      see: ['CRUISER-07'],
    },
    {
      id: 'CRUISER-03',
      text: 'Contact comes once per meeting: after it, the Cruiser leaves you alone while you both stay in that sector. If you only become an Outlaw beside it, contact follows then, after the action in progress is finished. When you part and meet again, that is a new meeting.',
      tags: ['base'],
      see: ['OPEN-15'],
    },
    {
      id: 'CRUISER-04',
      text: 'Alliance Contact costs no action.',
      tags: ['base'],
      see: ['TURN-05'],
    },
    {
      id: 'CRUISER-05',
      text: 'If you cannot pay the whole fine, you lose all the Credits you have, and every Warrant is cleared all the same.',
      tags: ['base'],
      see: ['WARRANT-06', 'PIC-ALLIANCE-02'],
    },
    {
      id: 'CRUISER-06',
      text: 'In Alliance Contact roll one die for each Wanted crew you have: on a 1 that crew is seized and removed from the game. A Leader who is taken this way counts as killed instead: back to the ship with a Disgruntled token.',
      tags: ['base'],
      see: ['LEADER-03', 'OPEN-16', 'PIC-ALLIANCE-05'],
    },
    {
      id: 'CRUISER-07',
      text: 'When you draw the Nav card "Alliance Cruiser", the Cruiser comes to your sector and you make a Full Stop, Outlaw or not.',
      tags: ['base'],
      see: ['PIC-NAV-01'],
    },
    {
      id: 'CRUISER-08',
      text: 'When you draw "Alliance Entanglements", you move the Cruiser: to any sector of Alliance Space without a Firefly in it, or, by its other option, to an Outlaw Ship there.',
      tags: ['base'],
      see: ['OPEN-17', 'PIC-NAV-03', 'PIC-NAV-04'],
    },
    {
      id: 'CRUISER-09',
      text: 'When you draw "Cruiser Patrol", the player to your right must move the Cruiser exactly one sector within Alliance Space, if there is a legal one. With two players that is your opponent; alone, you decide yourself.',
      tags: ['base'],
      see: ['OPEN-18', 'PIC-NAV-02'],
    },
    {
      id: 'CRUISER-10',
      text: 'The Cruiser never leaves Alliance Space.',
      tags: ['base'],
    },
    {
      id: 'CRUISER-11',
      text: 'Commander Harken travels aboard the Cruiser. Wherever it is, its sector is the place to Deal with him.',
      tags: ['base'],
      see: ['DEAL-01'],
    },
    {
      id: 'CRUISER-12',
      text: 'The Cruiser leaves no Alert token behind when it moves, unless a Story or Set Up card says so.',
      tags: ['blue-sun'],
      see: ['ALERT-17'],
    },
  ],
}
