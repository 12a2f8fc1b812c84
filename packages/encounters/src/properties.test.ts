import {
  choosesFairly,
  keepsSecrets,
  lawsHold,
  refusesJunk,
  replaysAlike,
  type Sample,
} from '@keep-flying/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { easy, firstMate, mate } from './bot/index.ts'
import { checkLaws } from './laws.ts'
import { type Options, optionFields } from './options.ts'
import { encounters } from './rules/game.ts'
import { scenario } from './scenario.ts'
import type { State } from './state.ts'
import { crewMembers } from './vocabulary/index.ts'

/** What must hold in any game, tried on random ones. */

const choiceOf = (field: 'episodeA' | 'episodeB' | 'episodeC' | 'crew' | 'avatars') =>
  fc.constantFrom(...optionFields[field].choices.map(({ id }) => id))

/** Who plays whom: some of it goes only with some of the rest. */
const crew = fc
  .record({
    crew: choiceOf('crew'),
    avatars: choiceOf('avatars'),
    mains: fc.shuffledSubarray([...crewMembers], { minLength: 5, maxLength: 5 }),
  })
  .map(({ mains, ...cast }) => {
    if (cast.crew === 'named') return { ...cast, mains }
    return cast.crew === 'open' && cast.avatars === 'listed' ? { ...cast, avatars: 'chosen' } : cast
  })

const settings = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }).map((n) => `sfc32:${n}`),
  options: fc
    .tuple(
      crew,
      fc.record({
        players: fc.integer({ min: 1, max: 5 }),
        episodeA: choiceOf('episodeA'),
        episodeB: choiceOf('episodeB'),
        episodeC: choiceOf('episodeC'),
        campaign: fc.constantFrom(...optionFields.campaign.choices.map(({ id }) => id)),
        sideJobs: fc.integer({ min: -4, max: 4 }),
        startA: fc.integer({ min: 0, max: 5 }),
        defeatedTurns: fc.boolean(),
      }),
    )
    .map(([cast, rest]) => ({ ...cast, ...rest })),
})

const sample: Sample<State, Options> = { game: encounters, settings }

lawsHold(sample, checkLaws)
replaysAlike(sample)
keepsSecrets(sample)
choosesFairly(sample, [mate, easy])
// Where the first mate searches is far into a game: first-mate.test.ts sees to that.
choosesFairly(sample, [firstMate], { budget: 0.1 })
refusesJunk(encounters, { players: 3 }, 40)

test('a look is remembered by the seat that looked: in its view, in what it imagines, and by nobody else', () => {
  const game = scenario({
    players: [{ hand: ['Watch the Scope'] }, {}],
    verse: [null, { hidden: 'Salvage Patrol' }, { hidden: 'Alliance Cruiser' }],
  }).begin()
  game.choose('Watch the Scope').choose('end')
  const { match } = game
  const hiddenIn = (state: State) => state.verse.map(({ hidden }) => hidden)
  const placeOf = (name: string) => hiddenIn(match.state).findIndex((zone) => game.names(zone).includes(name))
  for (const name of ['Salvage Patrol', 'Alliance Cruiser']) {
    const at = placeOf(name)
    const card = hiddenIn(match.state)[at]?.cards[0]
    expect(hiddenIn(match.view(0))[at]?.known).toEqual([{ card, at: 0 }])
    expect(hiddenIn(match.view(1))[at]?.known).toBeUndefined()
    expect(hiddenIn(match.view(null))[at]?.known).toBeUndefined()
    for (let n = 0; n < 20; n++)
      expect(hiddenIn(match.imagine(0, `sfc32:${n}`))[at]?.cards).toEqual(card === undefined ? [] : [card])
  }
})
