import type { Chapter } from './types.ts'

export const deal: Chapter = {
  id: 'DEAL',
  title: 'Dealing with Contacts',
  rules: [
    {
      id: 'DEAL-01',
      text: "You can take a Deal action in a Contact's sector, with that Contact. If two Contacts share the sector, because the Cruiser lies over a Contact planet, choose one: a Deal is with one Contact only.",
      tags: ['base'],
      see: ['CRUISER-11', 'OPEN-37', 'PIC-CARD-05'],
    },
    {
      id: 'DEAL-02',
      text: "In a Deal, consider three of that Contact's Jobs and accept none, one or two of them.",
      tags: ['base'],
      see: ['CONSIDER-01', 'JOB-01'],
    },
    {
      id: 'DEAL-03',
      text: 'Jobs you accept go into your hand, hidden from the others. They stay inactive until you start them with a Work action.',
      tags: ['base'],
      see: ['WORK-03'],
    },
    {
      id: 'DEAL-04',
      text: 'If you are Solid with the Contact, you may sell Cargo and Contraband in that Deal at the listed prices, even goods one of your Jobs needs. Selling and considering come in any order and either may be skipped; with a full hand, discard Jobs before you accept more.',
      tags: ['base'],
      see: ['SOLID-03', 'OPEN-38', 'PIC-CARD-04'],
    },
    {
      id: 'DEAL-05',
      text: 'A Contact buys only what is listed on the card, and sells you something only if the card says so.',
      tags: ['base'],
      see: ['PIC-CARD-04', 'PIC-CARD-07'],
    },
    {
      id: 'DEAL-07',
      text: 'Money from selling goods is yours alone; your crew get no cut of it.',
      tags: ['base'],
      see: ['PAY-08'],
    },
    {
      id: 'DEAL-08',
      text: "Being Solid may open more to you within the same Deal, as the Contact's card describes.",
      tags: ['base'],
      see: ['PIC-CARD-06'],
    },
  ],
}
