import type { BoxListing, SetUpTitle, StoryTitle } from '../../boxes/list.ts'

const box = 'crime'

export const titles = {
  smugglersBlues: { id: 'smugglers-blues', box, name: "Smuggler's Blues", hours: '2' },
  wantedMen: { id: 'wanted-men', box, name: 'Wanted Men', hours: '2-3' },
} satisfies Record<string, StoryTitle>

export const setUpTitles = {
  highAlert: { id: 'alliance-high-alert', box, name: 'Alliance High Alert' },
  clearerSkies: { id: 'clearer-skies', box, name: 'Clearer Skies, Better Days' },
} satisfies Record<string, SetUpTitle>

/** The long version of a story. */
export const longGame = 'long-game'
/** The version of a story for the Rim. */
export const rimSmuggling = 'rim-smuggling'

/** What is known of this box before it is opened. */
export const listing: BoxListing = {
  id: box,
  name: 'Crime & Punishment',
  stories: Object.values(titles),
  setUps: Object.values(setUpTitles),
  variants: [
    { id: longGame, needs: { story: [titles.wantedMen.id] } },
    { id: rimSmuggling, needs: { story: [titles.smugglersBlues.id], expansions: ['blue-sun', 'kalidasa'] } },
  ],
}
