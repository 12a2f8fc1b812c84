import type { Chapter } from './types.ts'

export const kill: Chapter = {
  id: 'KILL',
  title: 'Death',
  rules: [
    {
      id: 'KILL-01',
      text: 'When crew are to be killed, you choose which of your own crew it is. The same procedure serves every kill, whether it comes from a test or not.',
      tags: ['base'],
      see: ['OPEN-78'],
    },
    {
      id: 'KILL-02',
      text: 'Killed crew are removed from the game, not discarded. Nobody can hire them again.',
      tags: ['base'],
      see: ['DECK-02'],
    },
    {
      id: 'KILL-03',
      text: 'During a Work action only crew taking part can be chosen to die, never those aboard.',
      tags: ['base'],
      see: ['WORK-07'],
    },
    {
      id: 'KILL-04',
      text: 'You may choose your Leader, who then goes back to the ship Disgruntled instead of dying. Name all victims of one result together; the Leader counts only once among them. If you have fewer crew than are to be killed, all of them are hit.',
      tags: ['base'],
      see: ['LEADER-03', 'OPEN-53'],
    },
    {
      id: 'KILL-05',
      text: 'The Gear of the dead stays yours and goes back to the ship.',
      tags: ['base'],
      see: ['GEAR-05'],
    },
    {
      id: 'KILL-06',
      text: 'A Medic may save crew who would be killed.',
      tags: ['base'],
      see: ['MEDIC-01'],
    },
  ],
}
