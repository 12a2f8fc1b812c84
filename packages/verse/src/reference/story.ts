import type { Chapter } from './types.ts'

export const story: Chapter = {
  id: 'STORY',
  title: 'Stories and Goals',
  rules: [
    {
      id: 'STORY-01',
      text: 'The Story card says what it takes to win. The first player to achieve it wins at once.',
      tags: ['base'],
    },
    {
      id: 'STORY-02',
      text: 'Where Goals are numbered, you must do them in that order.',
      tags: ['base'],
    },
    {
      id: 'STORY-03',
      text: 'A Goal with a test or Misbehaving is worked with a Work action at its place.',
      tags: ['base'],
      see: ['WORK-01'],
    },
    {
      id: 'STORY-04',
      text: "A Goal without a test is achieved the moment its condition holds, with no action. It is looked for after everything that is resolved, on any player's turn, the active player first; several in a row may fall at once.",
      tags: ['base'],
      see: ['OPEN-55'],
    },
    {
      id: 'STORY-05',
      text: 'For each Goal you complete you take a Goal token. You can never lose it.',
      tags: ['base'],
    },
    {
      id: 'STORY-06',
      text: 'If a Goal asks for Misbehaving, do that first, then its other instructions.',
      tags: ['base'],
      see: ['MISBEHAVE-01'],
    },
    {
      id: 'STORY-07',
      text: 'A Goal is not a Job. Abilities and cards that speak of Jobs do nothing for it.',
      tags: ['base'],
    },
    {
      id: 'STORY-08',
      text: 'You owe your crew no cut after a Goal.',
      tags: ['base'],
      see: ['PAY-08'],
    },
    {
      id: 'STORY-09',
      text: 'If you botch a Goal, you may try it again from your next turn on.',
      tags: ['base'],
    },
    {
      id: 'STORY-10',
      text: "If you get a Warrant on a Goal, take the token and lose Harken's favour. You may try again from your next turn on.",
      tags: ['base'],
      see: ['SOLID-08', 'WARRANT-05'],
    },
    {
      id: 'STORY-11',
      text: 'The Story may change the set-up and the rules for the whole game.',
      tags: ['base'],
      see: ['SETUP-11'],
    },
    {
      id: 'STORY-12',
      text: '"The King of All Londinium", Goal 1, is a Negotiate test at Jiangyin: on 1–5 you pay $1000 (or what you have) and are botched; on 6–8 you complete it for $7000, on 9 or more for $5000. If you cannot or will not pay the full price, the attempt is botched.',
      tags: ['base'],
      see: ['OPEN-56', 'PIC-CARD-03'],
    },
    {
      id: 'STORY-13',
      text: '"The King of All Londinium", Goal 2, is a Tech test at Londinium: 1–6 is botched with a Warrant, 7 or more completes it.',
      tags: ['base'],
      see: ['PIC-CARD-03'],
    },
    {
      id: 'STORY-14',
      text: '"The King of All Londinium", Goal 3, is a Fight test at Boros: 1–9 is botched with a Warrant, 10 or more wins the game.',
      tags: ['base'],
      see: ['PIC-CARD-03'],
    },
  ],
}
