import type { Chapter } from './types.ts'

export const universe: Chapter = {
  id: 'UNIVERSE',
  title: 'Mr. Universe and Challenges',
  rules: [
    {
      id: 'UNIVERSE-01',
      text: 'When you Deal with Mr. Universe you consider Challenges instead of Jobs: look at three, keep up to two.',
      tags: ['blue-sun'],
      see: ['CONSIDER-06'],
    },
    {
      id: 'UNIVERSE-02',
      text: 'Challenges in your hand count against your hand limit like Jobs.',
      tags: ['blue-sun'],
      see: ['JOB-01'],
    },
    {
      id: 'UNIVERSE-03',
      text: "You attach a Challenge from your hand to another Contact's Job in the Work action that starts that Job. You cannot add it later.",
      tags: ['blue-sun'],
      see: ['WORK-03'],
    },
    {
      id: 'UNIVERSE-04',
      text: 'A Challenge is never worked on its own.',
      tags: ['blue-sun'],
    },
    {
      id: 'UNIVERSE-05',
      text: 'You cannot attach a Challenge to a Piracy Job or to a Bounty.',
      tags: ['blue-sun'],
    },
    {
      id: 'UNIVERSE-06',
      text: 'A Legal Challenge goes only with a Legal Job, an Illegal Challenge only with an Illegal Job.',
      tags: ['blue-sun'],
    },
    {
      id: 'UNIVERSE-07',
      text: 'An attached Challenge is not counted among your active Jobs: each of three active Jobs may have one. A Job takes no more than one, and neither Capers nor Goals take any.',
      tags: ['blue-sun'],
      see: ['JOB-02', 'OPEN-59'],
    },
    {
      id: 'UNIVERSE-08',
      text: 'To complete a Job with a Challenge, you must meet what the Job demands and what the Challenge demands.',
      tags: ['blue-sun'],
    },
    {
      id: 'UNIVERSE-09',
      text: 'If a Challenge demands more Misbehave cards, you face that many more at each step where you Misbehave anyway. If there is no such step, they come at the last one.',
      tags: ['blue-sun'],
      see: ['MISBEHAVE-01'],
    },
    {
      id: 'UNIVERSE-10',
      text: 'Under the Challenge "With Your Hands Tied", no Fight points count in any test of the attached Job, Misbehave tests included: neither those of crew nor those of the Gear they carry. Keywords still count.',
      tags: ['blue-sun'],
      see: ['OPEN-60'],
    },
    {
      id: 'UNIVERSE-11',
      text: 'The reward of a Challenge adds to the pay of the Job, and only if you complete the Job under the Challenge. A botch or a Warrant earns nothing of it.',
      tags: ['blue-sun'],
      see: ['PAY-01'],
    },
    {
      id: 'UNIVERSE-12',
      text: "Completing a Job with a Challenge makes you Solid with Mr. Universe as well as with the Job's Contact. The Challenge card marks it, and from then on the two reputations are kept or lost apart.",
      tags: ['blue-sun'],
      see: ['SOLID-01'],
    },
    {
      id: 'UNIVERSE-13',
      text: 'While you are Solid with Mr. Universe your hand limit rises by two, from three to five.',
      tags: ['blue-sun'],
      see: ['JOB-01', 'PIC-CARD-07'],
    },
    {
      id: 'UNIVERSE-14',
      text: 'If you get a Warrant on a Job with a Challenge, the Challenge is discarded along with the Job, and you lose your Solid reputation with Mr. Universe.',
      tags: ['blue-sun'],
      see: ['WARRANT-02', 'PIC-CARD-11'],
    },
    {
      id: 'UNIVERSE-15',
      text: 'If your hand limit drops and you hold too many cards, discard down to the limit at once. You choose which.',
      tags: ['blue-sun'],
      see: ['UNIVERSE-13'],
    },
    {
      id: 'UNIVERSE-16',
      text: 'If an attempt is botched, the Challenge stays with the Job, which is still active.',
      tags: ['blue-sun'],
      see: ['WORK-17'],
    },
  ],
}
