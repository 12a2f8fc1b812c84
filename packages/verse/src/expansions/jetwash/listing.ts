import type { BoxListing, SetUpTitle, StoryTitle } from '../../boxes/list.ts'

const box = 'jetwash'

export const downAndOut: StoryTitle = { id: 'down-and-out', box, name: 'Down and Out', hours: '2-3' }
export const blitz: SetUpTitle = { id: 'blitz', box, name: 'The Blitz' }

/** What is known of this box before it is opened. */
export const listing: BoxListing = { id: box, name: 'Jetwash', stories: [downAndOut], setUps: [blitz] }
