import type { Chapter } from './types.ts'

export const leader: Chapter = {
  id: 'LEADER',
  title: 'Leaders',
  rules: [
    {
      id: 'LEADER-01',
      text: 'Your Leader is crew in every respect, taking a crew space, paying for Shore Leave, carrying Gear and facing death, unless a rule says otherwise.',
      tags: ['base'],
      see: ['CREW-01'],
    },
    {
      id: 'LEADER-02',
      text: 'Your Leader takes no cut of a Job.',
      tags: ['base'],
      see: ['PAY-04'],
    },
    {
      id: 'LEADER-03',
      text: 'If your Leader would be killed, the Leader goes back to the ship and gets a Disgruntled token instead.',
      tags: ['base'],
      see: ['LEADER-05', 'KILL-04'],
    },
    {
      id: 'LEADER-04',
      text: 'A Leader sent back to the ship in this way sits out the rest of that Work action.',
      tags: ['base'],
      see: ['OPEN-79'],
    },
    {
      id: 'LEADER-05',
      text: 'A Medic may first try to save your Leader. If the check succeeds, there is no Disgruntled token.',
      tags: ['base'],
      see: ['MEDIC-08'],
    },
    {
      id: 'LEADER-06',
      text: 'When your Leader gets a second Disgruntled token, all your other crew are discarded at once to the piles of their Supply decks. The Leader stays, with no token left.',
      tags: ['base'],
      see: ['DISGRUNTLED-04'],
    },
    {
      id: 'LEADER-07',
      text: 'Nobody can ever hire your Leader away.',
      tags: ['base'],
      see: ['DISGRUNTLED-05', 'OPEN-57'],
    },
  ],
}
