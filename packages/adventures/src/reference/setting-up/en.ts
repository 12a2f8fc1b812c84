import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    SETUP: 'Setting up',
    CREWCOUNT: 'How many Crew',
  },
  rules: {
    'SETUP-01': 'Where a Job and the general rules differ, follow the Job.',
    'SETUP-02': 'You set up in this order: format, map and decks, Crew, Timeline, buying Equipment, deployment.',
    'SETUP-03': 'You play one Job by itself, or a Storyline in which several Jobs follow each other.',
    'SETUP-04': 'For a Job by itself the Crew have $3000 between them.',
    'SETUP-05': 'For a whole Storyline the Crew begin with $2000, once. Whatever they spend later they have to earn.',
    'SETUP-06': "The Job's map says where every tile, building, door, Goon and token goes; put them exactly there.",
    'SETUP-07': 'If the Job names a Reward, it is set aside under the Reward Marker.',
    'SETUP-08': 'Equipment, Tech Challenges and Negotiation Challenges are three decks, each shuffled by itself.',
    'SETUP-09': 'All Crew markers begin in one stack on the first Moment. You choose their order.',
    'SETUP-10': 'Other markers or tokens are on the Timeline at the start only if the Job puts them there.',
    'SETUP-11': 'Share out the money left after buying as you like among the Crew who work the Job.',
    'SETUP-12': 'During a Job a Crew Member pays for Challenges and bribes only out of what they carry themselves.',
    'SETUP-13': 'Deploy the Crew on squares that the Job allows.',
    'SETUP-14': 'Whoever is on top of the first stack takes the first turn.',
    'CREWCOUNT-01': 'Five players have one Crew Member each.',
    'CREWCOUNT-02': 'Alone, decide how many Crew work the Job, and play all of them.',
    'CREWCOUNT-03': 'For two players we suggest two Crew each, which gives one more Segment.',
    'CREWCOUNT-04': 'Three players take three Crew with two more Segments, or some of you play more than one.',
    'CREWCOUNT-05': 'For four players we suggest four Crew with one more Segment.',
    'CREWCOUNT-06':
      'Each Crew Member fewer than the Job is made for (mostly five) adds a Segment to the Timeline, unless the Job says otherwise.',
    'CREWCOUNT-07': "The Timeline's length depends on the Crew, however many players they belong to.",
    'CREWCOUNT-08': 'No more than five Crew work a Job. If you have more, pick five.',
  },
}
