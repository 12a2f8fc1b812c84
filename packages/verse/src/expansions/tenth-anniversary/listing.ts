import type { BoxListing, StoryTitle } from '../../boxes/list.ts'

const box = 'tenth-anniversary'

export const titles = {
  hand: { id: 'dead-mans-hand', box, name: "Dead Man's Hand", hours: '2', needsBoxes: ['blue-sun'] },
  badGuys: { id: 'lets-be-bad-guys', box, name: "Let's Be Bad Guys", hours: '2-3' },
} satisfies Record<string, StoryTitle>

/** What is known of this box before it is opened. */
export const listing: BoxListing = {
  id: box,
  name: '10th Anniversary',
  stories: Object.values(titles),
  setUps: [],
}
