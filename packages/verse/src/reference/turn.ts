import type { Chapter } from './types.ts'

export const turn: Chapter = {
  id: 'TURN',
  title: 'Your turn',
  rules: [
    {
      id: 'TURN-01',
      text: 'On your turn you may take up to two actions, in any order. They must be of different kinds.',
      tags: ['base'],
      see: ['TURN-02'],
    },
    {
      id: 'TURN-02',
      text: 'There are four kinds of action: Fly, Buy, Deal and Work. You can take each kind only once in a turn.',
      tags: ['base'],
      see: ['FLY-01', 'BUY-02', 'DEAL-01', 'WORK-01'],
    },
    {
      id: 'TURN-03',
      text: 'When you have taken your two actions, or pass instead of taking more, your turn is over and the player on your left goes on.',
      tags: ['base'],
    },
    {
      id: 'TURN-04',
      text: 'If a Reaver Cutter is in your sector when your turn begins, resolve Reaver Contact before you do anything else.',
      tags: ['base'],
      see: ['CUTTER-01', 'PIC-REAVER-01'],
    },
    {
      id: 'TURN-05',
      text: 'Contact with the Alliance or the Reavers never costs you an action. At the start of your turn you still have both actions after it.',
      tags: ['base'],
      see: ['OPEN-13'],
    },
    {
      id: 'TURN-06',
      text: "Some things cost no action on your turn: dismissing crew, hiring a rival's Disgruntled crew, trading, dumping goods, setting people down on a planet, discarding Jobs from your hand and discarding a Ship Upgrade.",
      tags: ['base'],
      see: ['CREW-06', 'UPGRADE-03', 'HOLD-07', 'HOLD-08', 'JOB-03', 'DISGRUNTLED-05', 'TRADE-03'],
    },
    {
      id: 'TURN-07',
      text: 'The Dinosaur marker stands with the player whose turn it is, and moves on after the second action.',
      tags: ['base'],
    },
    {
      id: 'TURN-08',
      text: 'Around a table you might let the next player begin while you still think over the cards of a Buy or Deal. Here nobody acts in your turn: it passes on when your action is finished.',
      tags: ['base'],
      see: ['OPEN-10'],
    },
    {
      id: 'TURN-09',
      text: 'Turns go round the table until somebody has won.',
      tags: ['base'],
      see: ['STORY-01'],
    },
  ],
}
