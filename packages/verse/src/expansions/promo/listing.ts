import type { BoxListing, StoryTitle } from '../../boxes/list.ts'

const box = 'promo'

export const awfulLonely: StoryTitle = {
  ...{ id: 'awful-lonely', box, name: 'Awful Lonely in the Big Black', hours: '1', seats: [1] },
}

/** The variant without the new printings of older cards. */
export const usualPrintings = 'usual-printings'

/** What is known of this box before it is opened. */
export const listing: BoxListing = {
  id: box,
  name: 'Promotional Cards',
  stories: [awfulLonely],
  setUps: [],
  variants: [{ id: usualPrintings, needs: { expansions: [box] } }],
}
