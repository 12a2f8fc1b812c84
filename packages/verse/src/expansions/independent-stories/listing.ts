import type { BoxListing, SetUpTitle, StoryTitle } from '../../boxes/list.ts'

const box = 'independent-stories'

export const titles = {
  jubilant: {
    ...{ id: 'jubilant-victory', box, name: 'A Jubilant Victory', hours: '2-3' },
    needsBoxes: ['pirates', 'blue-sun'],
  },
  dragons: { id: 'old-man-and-dragons', box, name: 'The Old Man and the Dragons', hours: '2' },
  radar: { id: 'under-the-radar', box, name: 'Under the Radar', hours: '2', needsBoxes: ['blue-sun'] },
  whirlwind: {
    ...{ id: 'reap-the-whirlwind', box, name: 'Reap the Whirlwind', hours: '2' },
    needsBoxes: ['blue-sun', 'kalidasa'],
  },
  rumrunners: { id: 'rumrunners-2', box, name: "Rumrunners II: Rourke's Revenge", hours: '2' },
} as const satisfies Record<string, StoryTitle>

export const heatIsOn: SetUpTitle = { id: 'heat-is-on', box, name: 'The Heat Is On', needsBoxes: ['crime'] }

/** What is known of these boxes before they are opened. */
export const listing: BoxListing = {
  id: box,
  name: 'Independent Stories and Ships',
  stories: Object.values(titles),
  setUps: [heatIsOn],
}
