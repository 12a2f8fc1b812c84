import type { BoxListing, SetUpTitle, StoryTitle } from '../../boxes/list.ts'

const box = 'esmeralda'

export const whereTheWind: StoryTitle = { id: 'where-the-wind', box, name: 'Where the Wind Takes Us', hours: '2-3' }
export const browncoatWay: SetUpTitle = { id: 'browncoat-way', box, name: 'The Browncoat Way' }

/** What is known of this box before it is opened. */
export const listing: BoxListing = { id: box, name: 'Esmeralda', stories: [whereTheWind], setUps: [browncoatWay] }
