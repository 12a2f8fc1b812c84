import type { BoxListing } from '../../boxes/list.ts'

/** The conflict parts may be left out, all or some. */
export const noPiracy = 'no-piracy'
export const noBounties = 'no-bounties'

/** What is known of this box before it is opened. */
export const listing: BoxListing = {
  id: 'pirates',
  name: 'Pirates & Bounty Hunters',
  stories: [
    { id: 'another-mans-treasure', box: 'pirates', name: "…Another Man's Treasure", hours: '2-3' },
    { id: 'choices-we-make', box: 'pirates', name: 'The Choices We Make', hours: '2-3' },
    { id: 'jail-break', box: 'pirates', name: 'Jail Break', hours: '2' },
  ],
  setUps: [],
  variants: [
    {
      ...{ id: noPiracy, needs: { expansions: ['pirates'] } },
      without: { story: ['another-mans-treasure', 'choices-we-make'] },
    },
    { id: noBounties, needs: { expansions: ['pirates'] }, without: { story: ['choices-we-make', 'jail-break'] } },
  ],
}
