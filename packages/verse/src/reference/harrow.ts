import type { Chapter } from './types.ts'

export const harrow: Chapter = {
  id: 'HARROW',
  title: 'Lord Harrow',
  rules: [
    {
      id: 'HARROW-01',
      text: 'When you are Solid with Lord Harrow and Deal with him, you may buy any amount of Cargo at $300 each, as well as considering his Jobs.',
      tags: ['blue-sun'],
      see: ['PIC-CARD-07'],
    },
    {
      id: 'HARROW-02',
      text: 'While you are Solid with Lord Harrow, each Smuggling or Shipping Job you complete pays $500 more, whoever issued it. The Job that makes you Solid with him does not earn it yet.',
      tags: ['blue-sun'],
      see: ['PAY-03', 'OPEN-58'],
    },
    {
      id: 'HARROW-03',
      text: "Lord Harrow's Contact planet is Highgate.",
      tags: ['blue-sun'],
      see: ['DEAL-01'],
    },
  ],
}
