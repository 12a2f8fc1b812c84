import { type Name, type Text, type Word, writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { boxWith } from '../../../scenario.ts'
import {
  describeAbility,
  describeEffect,
  describeFavour,
  describeOption,
  describeSetUp,
  describeStory,
} from '../../../text/describe.ts'
import { cardMessages } from '../../../text/en/cards.ts'
import { gameMessages } from '../../../text/en/game.ts'
import { nameInBox } from '../../../text/names.ts'
import type { FavourOf } from '../../../text/tables.ts'
import type { AbilityOf, Effect, EffectOf, StoryCard } from '../../../vocabulary/index.ts'
import { messages as rim } from '../../shared/rim/text/en.ts'
import { blueSun } from '../index.ts'
import type { BlueSunAbilities, BlueSunEffects, BlueSunFavours, ChallengeCard } from '../vocabulary.ts'
import { describeChallenge } from './describe-challenge.ts'
import { messages as ofCards } from './en-cards.ts'

const messages = { ...ofCards, ...rim }

const names: Readonly<Record<string, string>> = {
  'place hera': 'Hera',
  'place ezra': 'Ezra',
  'contact harken': 'Harken',
  'contact patience': 'Patience',
  'contact mr-universe': 'Mr. Universe',
}

function callName({ name, id }: Name): string {
  const known = names[`${name} ${id}`]
  if (known === undefined) throw new Error(`The test knows no ${name} ${id}.`)
  return known
}

const say = writer('en', { ...cardMessages, ...gameMessages, ...messages }, callName)

type Sample = readonly [said: readonly Text[], english: readonly string[]]

/** One or more samples of each kind of this box: the compiler asks for the kinds that are missing. */
const abilities: { readonly [K in keyof BlueSunAbilities]: readonly [AbilityOf<K>, string] } = {
  'dodges-cutter': [
    { is: 'dodges-cutter' },
    'In a sector with a Reaver Cutter, discard this: ignore it and move it 1 sector within Border space or Rim space.',
  ],
  'scans-alerts': [
    { is: 'scans-alerts' },
    'In your Fly action, you may resolve the Alert tokens of neighbouring sectors from afar.',
  ],
  'passes-as-reaver': [
    { is: 'passes-as-reaver' },
    'You may fly into sectors with Reavers. Once they have killed any of your crew, discard this.',
  ],
  'slips-away': [
    { is: 'slips-away', from: 3 },
    'When a Reaver or Alliance ship enters your sector, you may roll a die. 3–6: Evade.',
  ],
}

const effects: { readonly [K in keyof BlueSunEffects]: readonly (readonly [EffectOf<K>, string])[] } = {
  'leak-fuel': [[{ do: 'leak-fuel' }, 'lose 1 Fuel for each further sector you enter this turn']],
  drift: [[{ do: 'drift', sectors: 2 }, 'the player to your right moves your ship 2 sectors']],
}

const favours: { readonly [K in keyof BlueSunFavours]: readonly [FavourOf<K>, string] } = {
  'deals-anywhere': [{ is: 'deals-anywhere' }, 'Solid: you may Deal with this contact from any sector.'],
  'larger-hand': [{ is: 'larger-hand', plus: 2 }, 'Solid: 2 more cards in your hand.'],
}

/** Each within a sentence, and at its head. */
function effectSamples([effect, english]: readonly [Effect, string]): Sample[] {
  const sentence = `${english.charAt(0).toUpperCase()}${english.slice(1)}, Keep Flying.`
  return [
    [[describeEffect(effect)], [english]],
    [describeOption({ id: 'pass', effects: [effect], outcome: 'keep-flying' }), [sentence]],
  ]
}

function challenge(asks: Partial<ChallengeCard>, ...english: string[]): Sample {
  const card: ChallengeCard = {
    ...{ kind: 'challenge', box: 'blue-sun', contact: 'mr-universe' },
    ...{ id: 'mr-universe-00', name: 'A Dare', legal: false, reward: { credits: 1000 } },
    ...asks,
  }
  return [describeChallenge(card), english]
}

const illegal = 'Challenge from Mr. Universe: for illegal jobs of other contacts.'
const paid = 'Reward: $1,000.'

const challenges: readonly Sample[] = [
  challenge({ legal: true }, 'Challenge from Mr. Universe: for legal jobs of other contacts.', paid),
  challenge(
    { moreMisbehaves: 2, reward: { creditsPerMisbehave: 500 } },
    illegal,
    'Misbehave twice more at each step where you misbehave, or else at the last.',
    'Reward: $500 for each Misbehave card passed on the job.',
  ),
  challenge(
    { maxCrew: 3, reward: { tokens: { cargo: 4 } } },
    illegal,
    'At most 3 crew may work the job.',
    'Reward: load 4 Cargo.',
  ),
  challenge(
    { banned: { skill: 'tech' }, reward: { tokenPerMisbehave: 'contraband' } },
    illegal,
    'No Tech points count in any test of the job.',
    'Reward: load 1 Contraband for each Misbehave card passed on the job.',
  ),
  challenge(
    { banned: { gear: true }, reward: { gearFromDiscards: true } },
    illegal,
    'No gear may be used on the job.',
    'Reward: take 1 gear from any supply discard pile for free.',
  ),
  challenge(
    { trial: [{ id: 'bluff', outcome: 'complete' }] },
    illegal,
    'Before the last step of the job: Go on.',
    paid,
  ),
  challenge(
    {
      trial: [
        { id: 'bluff', outcome: 'complete' },
        { id: 'run', outcome: 'botched' },
      ],
    },
    illegal,
    'Before the last step of the job, choose one:',
    'Go on.',
    'Attempt botched.',
    paid,
  ),
]

const trailStory: StoryCard = {
  ...{ id: 'a-story', box: 'blue-sun', name: 'A Story', hours: '2' },
  illegalJobWarrant: true,
  allianceAlertsOnPlanets: true,
  requiresSolid: ['patience', 'mr-universe'],
  goalWarrantsSpare: ['harken'],
  goals: [{ name: 'Home', kind: 'condition', when: { credits: 12000 } }],
  end: { kind: 'last-goal-wins' },
}

const hardTimes: StoryCard = {
  ...{ id: 'hard-times', box: 'blue-sun', name: 'Hard Times', hours: '3' },
  startingJobs: [],
  contactDecksCutToPlayers: true,
  goals: [],
  end: { kind: 'contacts-exhausted', decks: 4, settleJobs: true },
}

const cards: readonly Sample[] = [
  [
    describeStory(trailStory, [blueSun]),
    [
      'Playing time: 2 h.',
      'You may work on a goal only while Solid with Patience and Mr. Universe.',
      'Each illegal job you complete brings you 1 Warrant.',
      'Every planetary sector of Alliance space without a Haven starts with 1 Alliance Alert token.',
      'A Warrant on a goal does not end Solid with Harken.',
      'Goal 1, Home: have $12,000.',
      'The first captain to complete the last goal wins.',
    ],
  ],
  [
    describeStory(hardTimes, [blueSun]),
    [
      'Playing time: 3 h.',
      'There are no starting jobs.',
      'Each contact deck holds only as many cards as there are players.',
      'The game ends at once when 4 contacts have no cards left in deck and discard pile; then the most money wins.',
      'Before the count, each captain pays the bank what their active jobs and jobs in hand would have paid.',
    ],
  ],
  [
    describeSetUp(
      {
        ...{ id: 'crowded', box: 'blue-sun', name: 'Crowded' },
        ...{ startingJobs: ['harken', 'patience'], alertsOnPlanets: true },
      },
      [blueSun],
    ),
    [
      'Starting jobs come only from Harken and Patience.',
      'Every planetary sector where no ship starts gets 1 Alert token: Alliance in Alliance space, Reaver elsewhere.',
    ],
  ],
  [
    [
      describeEffect({ do: 'move-cutter', by: 'right', to: 'beside-you', within: ['border', 'rim'] }),
      describeEffect({ do: 'move-cutter', by: 'right', to: 'planetary-sector', within: ['border', 'rim'] }),
    ],
    [
      'the player to your right moves a Reaver Cutter to a sector next to your ship where no captain is, within Border space or Rim space',
      'the player to your right moves a Reaver Cutter to a planetary sector where no captain is, within Border space or Rim space',
    ],
  ],
]

const samples: readonly Sample[] = [
  ...Object.values(abilities).map(([ability, english]): Sample => [[describeAbility(ability, 'gear')], [english]]),
  ...Object.values(effects).flatMap((all) => all.flatMap(effectSamples)),
  ...Object.values(favours).map(([favour, english]): Sample => [[describeFavour(favour)], [english]]),
  ...challenges,
  ...cards,
  [[emptyRim()], ['Rim I, west']],
]

function emptyRim(): Text {
  const name = nameInBox({ name: 'sector', id: 'rim-r1-23' }, boxWith(['blue-sun']))
  if (typeof name === 'string') throw new Error('Empty space has no printed name.')
  return name
}

function keysOf(word: Word): readonly string[] {
  if (typeof word !== 'object' || 'name' in word) return []
  if ('list' in word) return word.list.flatMap(keysOf)
  return [word.key, ...Object.values(word.with ?? {}).flatMap(keysOf)]
}

test.each(samples.map(([said, english]) => ({ said, english })))('$english', ({ said, english }) => {
  expect(said.map(say)).toEqual(english)
})

test('the table holds the keys in use and no others', () => {
  const used = new Set(samples.flatMap(([said]) => said.flatMap(keysOf)))
  expect([...used].filter((key) => !(key in cardMessages || key in gameMessages)).sort()).toEqual(
    Object.keys(messages).sort(),
  )
})
