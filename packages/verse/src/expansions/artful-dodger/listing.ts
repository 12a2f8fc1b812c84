import type { BoxListing } from '../../boxes/list.ts'

/** What is known of this box before it is opened. */
export const listing: BoxListing = { id: 'artful-dodger', name: 'Artful Dodger', stories: [], setUps: [] }
