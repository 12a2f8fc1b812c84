import type { BoxListing, SetUpTitle, StoryTitle, VariantTitle } from '../../boxes/list.ts'

const box = 'tenth-anniversary'
const alone = [1]
const rim = ['blue-sun', 'kalidasa'] as const

export const titles = {
  hand: { id: 'dead-mans-hand', box, name: "Dead Man's Hand", hours: '2', needsBoxes: ['blue-sun'] },
  badGuys: { id: 'lets-be-bad-guys', box, name: "Let's Be Bad Guys", hours: '2-3' },
  friend: { id: 'friend-in-every-port', box, name: 'A Friend in Every Port', hours: '2-3', needsBoxes: rim },
  aces: { id: 'aces-up-your-sleeve', box, name: 'Aces Up Your Sleeve', hours: '2', seats: [2, 3, 4] },
  redSkies: { id: 'red-skies', box, name: 'Red Skies Over Ransom', hours: '2', needsBoxes: ['blue-sun'] },
  mad: { id: 'mad-verse', box, name: "It's a Mad, Mad, Mad, Mad 'Verse!", hours: '2', needsBoxes: ['kalidasa'] },
  empty: { id: 'running-on-empty', box, name: 'Running on Empty', hours: '2-3', needsBoxes: rim },
  doll: { id: 'wobbly-headed-doll', box, name: 'The Wobbly Headed Doll Caper', hours: '2', needsBoxes: rim },
  scoundrels: {
    ...{ id: 'fistful-of-scoundrels', box, name: 'A Fistful of Scoundrels', hours: '1-2' },
    ...{ needsBoxes: rim, seats: alone },
  },
  credits: {
    ...{ id: 'few-credits-more', box, name: 'For a Few Credits More', hours: '1-2' },
    ...{ needsBoxes: ['crime'], seats: alone },
  },
  reaver: {
    ...{ id: 'goin-reaver', box, name: "Goin' Reaver", hours: '1-2', needsBoxes: rim, seats: alone },
  },
  smuggler: {
    ...{ id: 'lonely-smuggler', box, name: "The Lonely Smuggler's Blues", hours: '1-2' },
    ...{ needsBoxes: ['crime'], seats: alone },
  },
  legends: { id: 'once-upon-a-time', box, name: 'Once Upon a Time in the Black', hours: '1-2', seats: alone },
  heroes: { id: 'heroes-and-misfits', box, name: 'Heroes & Misfits', hours: '2', seats: alone },
  horse: {
    ...{ id: 'pale-horse', box, name: 'Racing a Pale Horse', hours: '2' },
    ...{ needsBoxes: rim, seats: alone },
  },
  edge: {
    ...{ id: 'raggedy-edge', box, name: 'The Raggedy Edge', hours: '1-2' },
    ...{ needsBoxes: ['crime'], seats: alone },
  },
  seeds: {
    ...{ id: 'seeds-of-rebellion', box, name: 'Seeds of Rebellion', hours: '1-2' },
    ...{ needsBoxes: rim, seats: alone },
  },
} as const satisfies Record<string, StoryTitle>

export const flyingSolo: SetUpTitle = {
  ...{ id: 'flying-solo', box, name: 'Flying Solo', seats: alone },
  notWith: [
    ...['aces-up-your-sleeve', 'who-you-know', 'smugglers-blues', 'great-recession', 'scavengers-verse'],
    'wells-run-dry',
  ],
}

export const homeSweetHaven: SetUpTitle = {
  ...{ id: 'home-sweet-haven', box, name: 'Home Sweet Haven' },
  // These say where every ship starts, which leaves nobody a Haven to choose.
  notWith: ['mad-verse', 'smugglers-blues', 'lonely-smuggler', 'heroes-and-misfits'],
}

/** Choices of a campaign: so many stories were won before, and each costs some time. */
export const campaign = ['second-story', 'third-story', 'fourth-story'] as const

const withSolo = (id: string): VariantTitle => ({ id, needs: { setUp: [flyingSolo.id] } })

/** The choice of a story's advanced rule. */
export const advanced = 'advanced'

/** The choice of a crew of one's own. */
export const ownHeroes = 'own-heroes'

/** What a rolled 1 brings, besides being low: one of these, or nothing. */
export const ones = { disgruntle: 'ones-disgruntle', fail: 'ones-fail', madeGood: 'ones-made-good' } as const

/** The choice of one deck for all Upgrades. */
export const upgradeDeck = 'upgrade-deck'

const storiesWithAdvanced = [
  ...[titles.scoundrels, titles.credits, titles.reaver, titles.smuggler, titles.legends, titles.horse],
  ...[titles.edge, titles.seeds, titles.heroes],
].map(({ id }) => id)

const ofStory = (story: StoryTitle, ...ids: readonly string[]): VariantTitle[] =>
  ids.map((id) => ({ id, needs: { story: [story.id] } }))

const variants: readonly VariantTitle[] = [
  { id: advanced, needs: { story: storiesWithAdvanced } },
  { id: 'more-time', needs: { expansions: [box] }, seats: alone },
  ...['unpredictable-timer', 'no-sure-things', 'shes-trouble', 'unpleasantness'].map(withSolo),
  ...campaign.map((id) => ({ ...withSolo(id), group: 'campaign' })),
  { id: upgradeDeck, needs: { expansions: [box] } },
  ...Object.values(ones).map((id) => ({ id, needs: { expansions: [box] }, group: 'ones' })),
  ...ofStory(titles.scoundrels, 'nothing-laid-open', 'illegal-only', 'little-time-back'),
  { id: 'caper-first', needs: { story: [titles.scoundrels.id], expansions: ['still-flying'] } },
  ...ofStory(titles.heroes, ownHeroes),
  ...ofStory(titles.credits, 'one-job-per-contact', 'legal-only', 'one-contact', 'crew-paid-on-botch'),
]

/** What is known of this box before it is opened. */
export const listing: BoxListing = {
  id: box,
  name: '10th Anniversary',
  stories: Object.values(titles),
  setUps: [flyingSolo, homeSweetHaven],
  variants,
}
