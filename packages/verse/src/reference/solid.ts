import type { Chapter } from './types.ts'

export const solid: Chapter = {
  id: 'SOLID',
  title: 'Reputation',
  rules: [
    {
      id: 'SOLID-01',
      text: 'Completing a Job makes you Solid with its Contact. Keep the card under your ship as the mark of it.',
      tags: ['base'],
    },
    {
      id: 'SOLID-02',
      text: 'If you are already Solid with the Contact, the newly completed Job card is removed from the game.',
      tags: ['base'],
      see: ['DECK-02'],
    },
    {
      id: 'SOLID-03',
      text: "Being Solid lets you sell to the Contact and gives you the Contact's special rule.",
      tags: ['base'],
      see: ['DEAL-04', 'PIC-CARD-06'],
    },
    {
      id: 'SOLID-04',
      text: 'Niska is different: from the moment you take on any Job of his, his special rule binds you, Solid or not.',
      tags: ['base'],
      see: ['WARRANT-04'],
    },
    {
      id: 'SOLID-05',
      text: "A Warrant you get while working a Contact's Job ends your Solid reputation with that Contact and everything that came with it.",
      tags: ['base'],
      see: ['WARRANT-03'],
    },
    {
      id: 'SOLID-06',
      text: 'When you lose a reputation, the card that marked it is removed from the game.',
      tags: ['base'],
      see: ['DECK-02'],
    },
    {
      id: 'SOLID-07',
      text: 'A reputation you have lost comes back with the next Job you complete for that Contact.',
      tags: ['base'],
      see: ['SOLID-01'],
    },
    {
      id: 'SOLID-08',
      text: 'Harken tolerates nothing: any Warrant, from any source, ends your Solid reputation with him.',
      tags: ['base'],
      see: ['WARRANT-05'],
    },
    {
      id: 'SOLID-09',
      text: 'While you have a Warrant you cannot become Solid with Harken. A Job you complete for him pays as usual, but its card is removed from the game and you gain no reputation.',
      tags: ['base'],
      see: ['OPEN-46'],
    },
  ],
}
