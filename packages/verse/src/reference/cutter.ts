import type { Chapter } from './types.ts'

export const cutter: Chapter = {
  id: 'CUTTER',
  title: 'Reaver Cutters',
  rules: [
    {
      id: 'CUTTER-01',
      text: "Reaver Contact happens when you begin your turn in a Cutter's sector. A Cutter that merely arrives does not trigger it; what counts is whether it is there when your turn starts.",
      tags: ['base'],
      see: ['TURN-04', 'PIC-REAVER-01'],
    },
    {
      id: 'CUTTER-02',
      text: 'Reaver Contact, first option: all your Passengers and Fugitives are killed, and no Medic can help them. Then take a Fight test against 8 with all crew aboard: 1–7 kills 2 crew, 8 or more kills 1 crew, Medic checks as usual. Either way, you then Evade.',
      tags: ['base'],
      see: ['NAV-06', 'MEDIC-01', 'OPEN-19', 'PIC-REAVER-02'],
    },
    {
      id: 'CUTTER-03',
      text: 'Reaver Contact, second option: with a Pilot and a Mechanic in your crew, spend 1 Fuel and Evade, and nobody is harmed. One person may be both.',
      tags: ['base'],
      see: ['OPEN-19', 'PIC-REAVER-03'],
    },
    {
      id: 'CUTTER-04',
      text: 'Facing the Reavers as your turn begins costs you no action. Once it is over you have both your actions, Fly included.',
      tags: ['base'],
      see: ['TURN-05', 'OPEN-13'],
    },
    {
      id: 'CUTTER-05',
      text: 'When you draw the Nav card "Reaver Cutter", a Cutter comes to your sector and you resolve what that card says right away.',
      tags: ['base'],
      see: ['CUTTER-10', 'PIC-NAV-09'],
    },
    {
      id: 'CUTTER-06',
      text: 'When you draw "Reaver Bait", you move a Cutter: to any Border sector without a Firefly in it, or, by its other option, to your own sector, after which you Evade.',
      tags: ['base'],
      see: ['OPEN-17', 'PIC-NAV-05', 'PIC-NAV-06'],
    },
    {
      id: 'CUTTER-07',
      text: 'When you draw "Reavers on the Hunt", the player to your right must move a Cutter one sector: within Border Space in the base game, within Border and Rim with the Blue Sun card. If the chosen Cutter cannot move, another is picked. Should it reach you, there is no contact yet.',
      tags: ['base'],
      see: ['CUTTER-01', 'OPEN-20', 'PIC-NAV-07', 'PIC-NAV-08'],
    },
    {
      id: 'CUTTER-08',
      text: 'Cutters roam Border and Rim Space only; they never enter Alliance Space.',
      tags: ['base'],
    },
    {
      id: 'CUTTER-09',
      text: 'A sector holds at most one Reaver ship. A Cutter may not be moved into a sector where another one is.',
      tags: ['blue-sun'],
    },
    {
      id: 'CUTTER-10',
      text: 'If a Nav card would bring a Cutter to a sector that already has one, no Cutter moves. Resolve Reaver Contact at once instead.',
      tags: ['blue-sun'],
      see: ['CUTTER-09', 'OPEN-23'],
    },
    {
      id: 'CUTTER-11',
      text: 'With Blue Sun, every time a Cutter leaves a sector it leaves one Reaver Alert token behind. In Reaver Space that token comes on top of the printed one.',
      tags: ['blue-sun'],
      see: ['ALERT-02', 'ALERT-16'],
    },
    {
      id: 'CUTTER-12',
      text: 'Where more than one Cutter could move, the player who does the moving picks which.',
      tags: ['blue-sun'],
    },
  ],
}
