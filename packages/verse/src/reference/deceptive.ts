import type { Chapter } from './types.ts'

export const deceptive: Chapter = {
  id: 'DECEPTIVE',
  title: 'Deceptive crew',
  rules: [
    {
      id: 'DECEPTIVE-01',
      text: 'At most one Deceptive crew can be in play in the whole game, counting the crews of all players.',
      tags: ['base'],
    },
    {
      id: 'DECEPTIVE-02',
      text: "When someone hires a Deceptive crew, any other one in a player's crew is removed from the game. Buying, hiring away, rescuing and gaining one by a card are all hiring; trading is not, since the same card only changes hands.",
      tags: ['base'],
      see: ['DECEPTIVE-01', 'OPEN-62'],
    },
  ],
}
