import {
  type Decision,
  eventText,
  type Match,
  type Messages,
  openStream,
  playOut,
  randomBot,
  type Text,
  text,
  type Value,
  type Writer,
} from '@keep-flying/kernel'
import { compareKeys, keysIn, sourceIn } from '@keep-flying/kernel/testing'
import { describe, expect, test } from 'vitest'
import '../boxes/all.ts'
import { baseBox, boxWith, everyBoxId, wordsIn } from '../boxes/known.ts'
import { outcomes } from '../boxes/outcomes-en.ts'

import { defaultOptions, type Options } from '../options.ts'
import { verse } from '../rules/game.ts'
import { layOut } from '../rules/set-up.ts'
import { scenario } from '../scenario.ts'
import type { State } from '../state.ts'
import { cardMessages } from './en/cards.ts'
import { gameMessages } from './en/game.ts'
import { german } from './german.ts'
import { cardText, english, type Language, sectorText, storySummary, writerFor } from './languages.ts'
import { nameOf } from './names.ts'

type Game = Match<State, Options>

const languages: readonly Language[] = [english, german]

/** Signs that something other than words got into a text: a template, a missing value, an id. */
const leftovers = /undefined|null|NaN|object|[{}#]|\w\/\w|-r\d-|[a-z]-\d| {2}| [.,;:]|: *$|^$|\.\.|^\w+ \d.*how many/

/** The base box, and all expansions together with it. */
const boxes = [[], everyBoxId].map((ids) => ({ ids, box: boxWith(ids) }))

function saysWell(said: string): void {
  expect(said).not.toMatch(leftovers)
}

function textsOf(decision: Decision): Text[] {
  return [decision.prompt, ...('options' in decision ? decision.options.map((option) => option.text) : [])]
}

describe('whole games', () => {
  const games = boxes.flatMap(({ ids, box }) =>
    [...box.stories.values()].flatMap(({ id: story, seats = [1, 2, 3, 4] }) =>
      seats.map((players) => ({ story, players, expansions: ids, setUps: [...box.setUps.keys()] })),
    ),
  )

  test.each(games)('of $story with $players at the table and $expansions are told in words', ({ setUps, ...game }) => {
    for (const seed of ['one', 'two']) {
      const setUp = (seed === 'one' ? setUps[0] : setUps.at(-1)) ?? defaultOptions.setUp
      playAloud({ ...defaultOptions, ...game, setUp }, `sfc32:${game.story}/${game.players}/${seed}`)
    }
  })

  function playAloud(options: Options, seed: string): void {
    const bots = Array.from({ length: options.players }, () => randomBot<State>('random', 8))
    let heard = 0
    let writers: readonly Writer[] | undefined
    const check = (match: Game) => {
      writers ??= languages.map((language) => writerFor(match.state, language))
      const told = [null, ...match.state.captains.keys()].flatMap((viewer) => match.events(viewer, heard))
      heard = Math.max(heard, ...told.map((event) => event.seq))
      const lines = [...told.map(eventText), ...match.pending.flatMap(textsOf)]
      for (const write of writers) for (const line of lines) saysWell(write(line))
    }
    playOut({ game: verse, options, seed, bots, limit: 150, check, settings: { heard: true, recorded: false } })
    expect(heard).toBeGreaterThan(20)
  }
})

describe('keys', () => {
  const folders = ['vocabulary', 'rules', 'expansions'].map((folder) => new URL(`../${folder}/`, import.meta.url))
  const source = folders.map((folder) => sourceIn(folder, ['text'])).join('\n')
  /** The kinds of event declared in the vocabulary, and what the kernel tells of every game. */
  const told = [...source.matchAll(/^export interface \w+Happenings \{\n(.*?)^\}/gms)]
    .flatMap(([, body = '']) => [...body.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].flatMap(([, kind]) => kind ?? []))
    .concat('taken-back')
    .map((kind) => `log.${kind}`)
  const written = ['prompt', 'option', 'trade']
  const used = [...keysIn(source, written), ...told]
  const boxMessages = wordsIn('en')
  const tables: readonly Messages[] = [cardMessages, gameMessages, outcomes, boxMessages]
  const { withoutWords, withoutUse } = compareKeys(used, { ...gameMessages, ...boxMessages }, [...written, 'log'])

  test('in the rules all have English words', () => {
    expect(used.length).toBeGreaterThan(150)
    expect(withoutWords).toEqual([])
  })

  test('with English words are all used by the rules', () => {
    expect(withoutUse).toEqual([])
  })

  test('are entered once', () => {
    const all = tables.flatMap((table) => Object.keys(table))
    expect(all.filter((key, n) => all.indexOf(key) < n)).toEqual([])
  })
})

describe('names', () => {
  const write = (options: Options, line: Text, language: Language = english) =>
    writerFor(layOut(boxWith(options.expansions), options, openStream('sfc32:x')), language)(line)
  const optionOf =
    (card: string, options: Partial<Options> = {}) =>
    (option: { readonly id: string }) =>
      write(
        { ...defaultOptions, ...options },
        text('option.of-card', { option: { name: 'option', id: option.id, of: card } }),
      )

  test.each(boxes)('of sectors differ all over the map: $ids', ({ box }) => {
    const names = [...box.sectors.keys()].map((sector) => sectorText(sector, box))
    names.forEach(saysWell)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each([
    ['persephone', 'Persephone'],
    ['priam-ithaca', 'Priam and Ithaca'],
    ['jiangyin', 'Jiangyin'],
    ['white-sun-r2-04', 'White Sun II, west'],
    ['white-sun-r3-05', 'White Sun III, south'],
    ['white-sun-r4-12', 'White Sun IV, west'],
    ['georgia-r2-02', 'Georgia II, south-east'],
    ['border-r1-01', 'Border I, north'],
    ['border-r2-12a', 'Border II, south-east'],
  ])('of the sector %s: %s', (sector, name) => {
    expect(sectorText(sector)).toBe(name)
  })

  test('of cards are the printed ones, whichever copy it is', () => {
    expect(nameOf('nav-border/derelict-ship/2')).toBe('Derelict Ship')
    expect(nameOf('Derelict Ship')).toBe('Derelict Ship')
    expect(nameOf('malcolm')).toBe('Malcolm')
    expect(nameOf('niska-01')).toBe("A judge in Niska's pocket")
    expect(nameOf('amnon-duul')).toBe('Amnon Duul')
  })

  test('of contact tiles are words of the language', () => {
    const named = (id: string, language: Language) =>
      write(defaultOptions, text('option.card', { card: { name: 'card', id } }), language)
    for (const [id, { name }] of baseBox.tiles) expect(named(id, english)).toBe(name)
    expect([...baseBox.tiles.keys()].map((id) => named(id, german))).toEqual(['Allianz-Kontakt', 'Reaver-Kontakt'])
  })

  test('of captains are their Leaders’, and before that their seats', () => {
    const line = text('log.won', { who: { name: 'seat', id: 1 } })
    expect(write(defaultOptions, line)).toBe('Seat 2 wins.')
    const { match } = scenario({ captains: [{}, { leader: 'nandi' }] }).begin()
    expect(writerFor(match.state)(line)).toBe('Nandi wins.')
  })

  test('of options are what they say, on every card', () => {
    for (const { ids, box } of boxes) {
      const cards = [...box.nav, ...box.misbehave, ...box.tiles]
      for (const [id, { options }] of cards) options.map(optionOf(id, { expansions: ids })).forEach(saysWell)
      for (const [id, { trial = [] }] of box.others) trial.map(optionOf(id, { expansions: ids })).forEach(saysWell)
    }
    expect(baseBox.tiles.get('reaver-contact')?.options.map(optionOf('reaver-contact'))).toEqual([
      'Kill all Passengers and Fugitives aboard. Fight test. 1–7: kill 2 crew, Evade. 8+: kill 1 crew, Evade.',
      'Needs a Pilot and a Mechanic. Spend 1 Fuel: Evade.',
    ])
  })

  test('of options are found without doubt in the trials of jobs and goals', () => {
    const trials = boxes.flatMap(({ box: { jobs, stories } }) => [
      ...[...jobs.values()].map((job) => [...(job.pickUp?.trial ?? []), ...(job.finish.trial ?? [])]),
      ...[...stories.values()].map(({ goals }) => goals.flatMap((goal) => ('trial' in goal ? goal.trial : []))),
    ])
    for (const trial of trials) expect(new Set(trial.map((option) => option.id)).size).toBe(trial.length)
    expect(optionOf('niska-03')({ id: 'haggle' })).toBe(
      'Negotiate test. 1–5: the job pays $1,000 less, go on. 6–7: go on. 8+: the job pays $1,000 more, go on.',
    )
    expect(optionOf('trial', { story: 'harkens-folly' })({ id: 'charm-the-guests' })).toBe(
      'Negotiate test. 1–7: Warrant issued. 8+: goal reached.',
    )
  })

  test('of what is not there are an error', () => {
    expect(() => optionOf('niska-03')({ id: 'dance' })).toThrow('There is no option "dance" on "niska-03".')
    expect(() => sectorText('nowhere')).toThrow('There is no sector "nowhere" on the map.')
    expect(() => write(defaultOptions, text('seat', { n: { name: 'hat', id: 1 } }))).toThrow(
      'Nothing is named by "hat".',
    )
    expect(() => cardText('nowhere')).toThrow('There is no card "nowhere" in the box.')
  })
})

describe('cards', () => {
  test.each(boxes)('all have a name and a text: $ids', ({ box }) => {
    const { supply, leaders, ships, contacts, jobs, others, nav, misbehave, stories, setUps, tiles } = box
    const decks = [supply, leaders, ships, contacts, jobs, others, nav, misbehave, stories, setUps, tiles]
    for (const id of decks.flatMap((deck): string[] => [...deck.keys()])) {
      expect(nameOf(id, box)).not.toBe(id)
      expect(cardText(id, box).length).toBeGreaterThan(0)
      for (const language of languages) {
        for (const line of cardText(id, box, language)) expect(line).not.toMatch(/undefined|object|[{}]|\w\/\w|^$/)
      }
    }
  })

  test.each(boxes)('of stories have a summary: $ids', ({ box }) => {
    for (const story of box.stories.keys()) {
      for (const language of languages) expect(storySummary(story, box, language)).toMatch(/^[A-Z].+\.$/)
    }
  })

  test('read as expected', () => {
    expect(cardText('persephone/billy')).toEqual([
      'Crew, $200: 2 Tech, Mechanic, Wanted.',
      'After each Salvage Op, load 1 Cargo.',
    ])
    expect(cardText('serenity')).toEqual([
      'Hold 8, stash 4, room for 6 crew and 3 upgrades.',
      'Drive core: Radion Accelerator Mark I.',
      'List price $7,800.',
    ])
    expect(cardText('niska-01')).toEqual([
      'Crime job for Niska: illegal.',
      'Needs 2 Tech, 1 Negotiate, and a Hacking Rig.',
      'Target Osiris: misbehave 3 times.',
      'Pays $4,000.',
      'With a Grifter at work: $500 more.',
    ])
  })
})

describe('a game in English', () => {
  const answer = (match: Game, ...values: Value[]) => {
    for (const value of values) {
      const decision = match.pending.find((one) => !one.standing)
      if (!decision) throw new Error('Nothing is pending.')
      match.answer({ seat: decision.seat, decision: decision.number, value })
    }
  }
  const log = (match: Game, viewer: number | null = null) =>
    match.events(viewer).map((event) => writerFor(match.state)(eventText(event)))
  const asked = (match: Game) => match.pending.flatMap(textsOf).map(writerFor(match.state))

  test('a flight', () => {
    const { match } = scenario({ captains: [{ at: 'persephone' }] })
      .next('nav-alliance', 'The Big Black', "What's Going on in the Engine Room?")
      .dice(5)
      .begin()
    expect(asked(match)).toEqual([
      '2 actions left. What do you do?',
      'Full Burn',
      'Mosey',
      'Go shopping',
      'Deal with Badger',
      'Do odd jobs',
      'End your turn',
      'Arrange hold and stash',
    ])
    answer(match, 'burn', 'pelorum')
    expect(asked(match)).toEqual([
      'Fly to which sector?',
      'Persephone',
      'White Sun III, north-east',
      'White Sun IV, north-north-east',
      'White Sun IV, east-north-east',
      'Stop here',
      'Arrange hold and stash',
    ])
    answer(match, 'white-sun-r3-02')
    expect(asked(match)).toEqual([
      'How do you handle this Nav card?',
      'Breakdown. Tech test. 1–6: Full Stop. 7+: Keep Flying.',
      'Spend 1 Part: Keep Flying.',
    ])
    answer(match, 'fix')
    expect(log(match)).toEqual([
      'Round 1: Malcolm takes a turn.',
      'Malcolm burns to Pelorum.',
      'Malcolm draws “The Big Black” from the Nav deck.',
      'Malcolm burns to White Sun III, north-east.',
      "Malcolm draws “What's Going on in the Engine Room?” from the Nav deck.",
      'Malcolm, Tech: 5 on the die and 0 make 5. 2 short: failed.',
    ])
    expect(match.pending[0]).toMatchObject({ kind: 'turn' })
  })

  test('a job and its pay', () => {
    const { match } = scenario({
      captains: [{ at: 'albion', crew: ['Kaylee', 'Wash'], loaded: ['Cargo delivery: Albion'], cargo: 2, credits: 0 }],
    }).begin()
    answer(match, 'job:harken-01', 'go')
    expect(asked(match)).toEqual([
      'Your crew are due $500. Whose cut do you pay?',
      'Pay everybody, $500',
      'Pay Kaylee $300',
      'Pay Wash $200',
      'Leave 2 crew unpaid',
    ])
    answer(match, 'regina/kaylee', 'stop')
    expect(log(match).slice(1)).toEqual([
      'Malcolm completes “Cargo delivery: Albion”.',
      'Malcolm gains $600.',
      'Malcolm pays $300 in cuts.',
      'Wash is Disgruntled.',
      'Malcolm is Solid with Harken.',
    ])
  })

  test('a job accepted, as its captain and the others hear of it', () => {
    const { match } = scenario({ captains: [{ at: 'ezra' }, {}] })
      .next('niska', "A judge in Niska's pocket")
      .begin()
    answer(match, 'deal:niska', ['draw-one'], 'stop', ['niska-01'])
    expect(log(match, 0).at(-1)).toBe("Malcolm accepts “A judge in Niska's pocket”.")
    expect(log(match, 1).at(-1)).toBe('Malcolm accepts a job from Niska.')
  })

  test('a meeting with the Reavers', () => {
    const { match } = scenario({
      captains: [{ at: 'hera', crew: ['Kaylee', 'Jayne'], passenger: 2 }],
      cutters: ['hera'],
    })
      .dice(3)
      .begin()
    answer(match, 'fight')
    expect(asked(match)).toEqual(['Which of your crew is killed?', 'Malcolm', 'Kaylee', 'Jayne'])
    answer(match, 'malcolm', 'silverhold/jayne', 'border-r1-22')
    expect(log(match).slice(1)).toEqual([
      'Reavers fall upon Malcolm: Reaver Contact.',
      'The Reavers kill 2 Passengers on the ship of Malcolm.',
      'Malcolm, Fight: 3 on the die and 4 make 7. One short: failed.',
      'Malcolm is struck down.',
      'Jayne is struck down.',
      'Jayne dies in the service of Malcolm.',
      'Malcolm is Disgruntled.',
      'Malcolm evades to Border I, west by south.',
    ])
  })

  test('a trade', () => {
    const { match } = scenario({
      captains: [
        { at: 'albion', cargo: 2 },
        { at: 'albion', gear: ['Pistol'] },
      ],
    }).begin()
    answer(match, 'trade:1', 'give:cargo', 'give:cargo', 'get:credits', 700)
    expect(asked(match)[0]).toBe('Your offer to Womack: you give 2 Cargo; you get $700.')
    answer(match, 'offer')
    const offer = match.decisionsOf(1).slice(0, 1)
    expect(offer.flatMap(textsOf).map(writerFor(match.state))).toEqual([
      'Malcolm offers you 2 Cargo for $700. Do you accept?',
      'Accept',
      'Refuse',
    ])
    match.answer({ seat: 1, decision: offer[0]?.number, value: 'accept' })
    expect(log(match).slice(1)).toEqual([
      'Malcolm offers Womack 2 Cargo for $700.',
      'Malcolm gives Womack 2 Cargo for $700.',
      'Womack loads 2 Cargo.',
    ])
  })

  test('a move taken back', () => {
    const { match } = scenario().begin()
    answer(match, 'make-work')
    match.undo(0, 'action')
    expect(log(match)).toEqual(['Round 1: Malcolm takes a turn.', 'Malcolm takes back a move.'])
  })
})
