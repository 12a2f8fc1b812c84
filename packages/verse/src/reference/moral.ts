import type { Chapter } from './types.ts'

export const moral: Chapter = {
  id: 'MORAL',
  title: 'Immoral Jobs',
  rules: [
    {
      id: 'MORAL-01',
      text: 'A Job is Moral unless its card is marked otherwise.',
      tags: ['base'],
    },
    {
      id: 'MORAL-02',
      text: 'When you complete an Immoral Job, each of your Moral crew gets a Disgruntled token, even those who stayed aboard. A Moral Leader gets one too. Crew who also go unpaid get two tokens for the same Job, and so jump ship.',
      tags: ['base'],
      see: ['LEADER-06', 'DISGRUNTLED-03', 'OPEN-45'],
    },
    {
      id: 'MORAL-03',
      text: 'Only completing an Immoral Job upsets anybody. If it is botched or ends in a Warrant, your Moral crew do not mind.',
      tags: ['base'],
    },
  ],
}
