import type { Chapter } from './types.ts'

export const haven: Chapter = {
  id: 'HAVEN',
  title: 'Havens',
  rules: [
    {
      id: 'HAVEN-01',
      text: 'Havens are used only when the Story or Set Up card calls for them. That card says what they mean and which planets may be chosen.',
      tags: ['blue-sun'],
    },
    {
      id: 'HAVEN-02',
      text: 'When Havens are used, you place your Haven token after Leaders are chosen, at the point where ships would be placed.',
      tags: ['blue-sun'],
      see: ['SETUP-07'],
    },
    {
      id: 'HAVEN-03',
      text: "A Haven must lie in a planetary sector that is neither a Supply planet nor a Contact planet. Only what is marked on the map counts: the Cruiser's sector is not barred because of Harken.",
      tags: ['blue-sun'],
      see: ['MAP-03', 'OPEN-61'],
    },
    {
      id: 'HAVEN-04',
      text: 'No two Havens may be in the same sector.',
      tags: ['blue-sun'],
    },
    {
      id: 'HAVEN-05',
      text: 'Your ship starts at your own Haven, unless the card says otherwise.',
      tags: ['blue-sun'],
    },
  ],
}
