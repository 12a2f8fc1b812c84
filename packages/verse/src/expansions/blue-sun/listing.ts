import type { BoxListing, SetUpTitle, StoryTitle } from '../../boxes/list.ts'

export const titles = {
  anyPort: { id: 'any-port', box: 'blue-sun', name: 'Any Port in a Storm', hours: '2-3' },
  patiencesWar: { id: 'patiences-war', box: 'blue-sun', name: "Patience's War", hours: '2-3' },
  greatRecession: { id: 'great-recession', box: 'blue-sun', name: 'The Great Recession', hours: '2-3' },
} satisfies Record<string, StoryTitle>

export const awfulCrowded: SetUpTitle = { id: 'awful-crowded', box: 'blue-sun', name: 'Awful Crowded in My Sky' }

/** What is known of this box before it is opened. */
export const listing: BoxListing = {
  id: 'blue-sun',
  name: 'Blue Sun',
  stories: Object.values(titles),
  setUps: [awfulCrowded],
}
