import type { Chapter } from './types.ts'

export const crew: Chapter = {
  id: 'CREW',
  title: 'Crew',
  rules: [
    {
      id: 'CREW-01',
      text: 'Your crew, Leader included, may never outnumber the maximum on your Ship card. If a card gives you crew while the ship is full, you must first dismiss someone where that is allowed; otherwise the newcomer goes to its discard pile.',
      tags: ['base'],
      see: ['OPEN-28', 'OPEN-29', 'PIC-CARD-15'],
    },
    {
      id: 'CREW-02',
      text: 'The figure on a Crew card is what you pay to hire, and also the cut that crew expects after each Job you complete.',
      tags: ['base'],
      see: ['PAY-04'],
    },
    {
      id: 'CREW-03',
      text: 'A Crew card shows skill points and may also show professions, keywords, a Wanted badge, a Moral mark and special text.',
      tags: ['base'],
      see: ['CREW-04', 'GEAR-07', 'SKILL-01'],
    },
    {
      id: 'CREW-04',
      text: 'The professions are Soldier, Merc, Pilot, Mechanic, Companion, Grifter and Medic.',
      tags: ['base'],
    },
    {
      id: 'CREW-06',
      text: 'On your own turn, in a planetary sector, you may dismiss crew without using an action: the card goes face up on the discard pile of its Supply deck, and any Disgruntled or Wanted token on it is dropped. You cannot do it in the middle of a card, a contact or a Work action.',
      tags: ['base'],
      see: ['CREW-07', 'CREW-08', 'OPEN-29'],
    },
    {
      id: 'CREW-07',
      text: 'You may not dismiss crew to spare them from being killed.',
      tags: ['base'],
      see: ['KILL-01'],
    },
    {
      id: 'CREW-08',
      text: 'You can never dismiss your Leader.',
      tags: ['base'],
      see: ['LEADER-07'],
    },
  ],
}
