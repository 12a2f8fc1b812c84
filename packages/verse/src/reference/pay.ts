import type { Chapter } from './types.ts'

export const pay: Chapter = {
  id: 'PAY',
  title: 'Getting paid',
  rules: [
    {
      id: 'PAY-01',
      text: 'When you complete a Job, the bank pays you the amount on its card.',
      tags: ['base'],
    },
    {
      id: 'PAY-02',
      text: 'If the Job has a bonus for a profession and someone of that profession is among the crew still on the Job when it is completed, you get the bonus, once, however many such crew there are.',
      tags: ['base'],
      see: ['OPEN-43'],
    },
    {
      id: 'PAY-03',
      text: 'Bonuses from Crew cards and from the Story come on top of the pay.',
      tags: ['base'],
    },
    {
      id: 'PAY-04',
      text: 'Then comes the cut: every one of your crew except the Leader is due the value printed on the card, whether they worked the Job or stayed aboard.',
      tags: ['base'],
      see: ['CREW-02', 'LEADER-02'],
    },
    {
      id: 'PAY-05',
      text: 'The cut is the same however much the Job pays. You pay it to the bank.',
      tags: ['base'],
    },
    {
      id: 'PAY-06',
      text: 'You may refuse the cut to any of your crew, deciding one by one. Each unpaid crew gets a Disgruntled token at once.',
      tags: ['base'],
      see: ['DISGRUNTLED-02'],
    },
    {
      id: 'PAY-07',
      text: 'Crew whose cut you cannot afford count as unpaid.',
      tags: ['base'],
    },
    {
      id: 'PAY-08',
      text: 'A cut is due only for completed Jobs. Money from Nav cards, Misbehave cards, sales, Make-Work or Goals is not shared.',
      tags: ['base'],
      see: ['NAV-10', 'DEAL-07', 'MISBEHAVE-10', 'STORY-08'],
    },
    {
      id: 'PAY-09',
      text: 'A completed Job is settled in this order: pay and all bonuses, cuts one by one, tokens for an Immoral Job, reputation, and last any Goal that is now fulfilled. What being Solid brings you starts only afterwards.',
      tags: ['base'],
      see: ['SOLID-01', 'OPEN-44'],
    },
  ],
}
