import type { BoxListing, SetUpTitle, StoryTitle } from '../../boxes/list.ts'

const box = 'still-flying'

export const titles = {
  specimen: { id: 'rare-specimen', box, name: 'A Rare Specimen Indeed', hours: '2' },
  rumrunners: {
    ...{ id: 'rumrunners-seasonal', box, name: "The Rumrunners' Seasonal", hours: '2' },
    needsBoxes: ['blue-sun', 'kalidasa'],
  },
  bustle: {
    ...{ id: 'smuggly-bustle', box, name: 'The Smuggly Bustle', hours: '2' },
    needsBoxes: ['blue-sun', 'kalidasa'],
  },
} satisfies Record<string, StoryTitle>

export const buttonsAndCharts: SetUpTitle = {
  ...{ id: 'buttons-and-charts', box, name: "Ain't All Buttons & Charts" },
  needsBoxes: ['blue-sun', 'kalidasa', 'tenth-anniversary'],
}

/** What is known of this box before it is opened. */
export const listing: BoxListing = {
  id: box,
  name: 'Still Flying',
  stories: Object.values(titles),
  setUps: [buttonsAndCharts],
}
