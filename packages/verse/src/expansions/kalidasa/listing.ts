import type { BoxListing, SetUpTitle, StoryTitle } from '../../boxes/list.ts'

export const titles = {
  whoYouKnow: { id: 'who-you-know', box: 'kalidasa', name: "It's All in Who You Know", hours: '2' },
  scavengersVerse: { id: 'scavengers-verse', box: 'kalidasa', name: "The Scavenger's 'Verse", hours: '2' },
  wellsRunDry: { id: 'wells-run-dry', box: 'kalidasa', name: "The Well's Run Dry", hours: '2-3' },
} satisfies Record<string, StoryTitle>

export const setUpTitles = {
  rimsTheThing: { id: 'rims-the-thing', box: 'kalidasa', name: "The Rim's the Thing", needsBoxes: ['blue-sun'] },
  timesNotOnOurSide: { id: 'times-not-on-our-side', box: 'kalidasa', name: "Time's Not on Our Side" },
} satisfies Record<string, SetUpTitle>

/** What is known of this box before it is opened. */
export const listing: BoxListing = {
  id: 'kalidasa',
  name: 'Kalidasa',
  stories: Object.values(titles),
  setUps: Object.values(setUpTitles),
}
