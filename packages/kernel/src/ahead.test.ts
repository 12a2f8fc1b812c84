import { expect, test } from 'vitest'
import { lookAhead } from './ahead.ts'
import { canonical, copy } from './data.ts'
import type { Value } from './decision.ts'
import type { GameState } from './game.ts'
import { Match } from './match.ts'
import { rollDie, shuffle } from './random.ts'
import { checkpoint, chooseOne, confirm, type Rules } from './rules.ts'
import { redeal } from './secrecy.ts'
import { openStream } from './seed.ts'
import { notesGame, playOn, race, raceBack, raceOptions, say } from './testing/games.ts'
import { text } from './text.ts'

function* ask(kind: string, ids: readonly string[], seat = 0): Rules<string> {
  return yield* chooseOne({ seat, kind, prompt: text(kind) }, ids, (id) => ({ id, text: text(id) }))
}

/** Looks ahead from the first question of a seat. */
function look<S extends GameState, O>(match: Match<S, O>, value: Value, seat = 0) {
  const open = match.decisionsOf(seat).find(({ standing }) => !standing)
  if (!open) throw new Error(`Seat ${seat} is asked nothing.`)
  return lookAhead(match, open.number, value)
}

function notes(play: Parameters<typeof notesGame>[0]) {
  return Match.start(notesGame(play), null, 'sfc32:notes')
}

test('an answer is played until the next question, and the match stays as it was', () => {
  const match = notes(function* ({ state }) {
    yield* checkpoint()
    state.notes.push(yield* ask('first', ['a', 'b']))
    state.notes.push(yield* ask('second', ['c', 'd'], 1))
  })
  const before = match.hash()
  expect(look(match, 'b')).toMatchObject({
    before: { notes: [] },
    after: { notes: ['b'] },
    end: 'asked',
    next: [{ kind: 'second', seat: 1 }],
  })
  expect(match.hash()).toBe(before)
  expect(match.pending).toMatchObject([{ kind: 'first' }])
})

test('a look goes past questions whose answer is known', () => {
  const match = notes(function* ({ state }) {
    yield* checkpoint()
    for (const kind of ['first', 'second', 'third']) state.notes.push(yield* ask(kind, ['a', 'b']))
  })
  const through = ({ kind }: { kind: string }) => (kind === 'second' ? 'a' : null)
  const ahead = lookAhead(match, match.pending[0]?.number ?? -1, 'b', { through })
  expect(ahead).toMatchObject({ after: { notes: ['b', 'a'] }, end: 'asked', next: [{ kind: 'third' }] })
})

test('a look may suppose something', () => {
  const match = notes(function* ({ state }) {
    yield* checkpoint()
    yield* ask('first', ['a', 'b'])
    state.notes.push(`${state.notes.length}`)
    yield* ask('second', ['a', 'b'])
  })
  const ahead = lookAhead(match, match.pending[0]?.number ?? -1, 'a', {
    suppose: ({ notes }) => {
      notes.push('made up')
    },
  })
  expect(ahead).toMatchObject({ before: { notes: [] }, after: { notes: ['made up', '1'] } })
  expect(match.state.notes).toEqual([])
})

test('a look ends before the first die, and at the end of a round', () => {
  const match = notes(function* ({ state }) {
    for (;;) {
      yield* checkpoint()
      const chosen = yield* ask('first', ['roll', 'pass'])
      state.notes.push(chosen)
      if (chosen === 'roll') state.notes.push(String(rollDie(state.random)))
    }
  })
  expect(look(match, 'roll')).toMatchObject({ after: { notes: ['roll'] }, end: 'chance' })
  expect(look(match, 'pass')).toMatchObject({ after: { notes: ['pass'] }, end: 'round' })
})

test('a shuffle does not end a look, but nobody knows the order after it', () => {
  const match = notes(function* ({ state }) {
    yield* checkpoint()
    yield* ask('first', ['a', 'b'])
    state.notes.push(...shuffle(state.random, ['x', 'y']))
    yield* ask('second', ['a', 'b'])
  })
  const ahead = look(match, 'a')
  expect(ahead?.end).toBe('asked')
  expect(ahead?.after.notes).toHaveLength(2)
  expect(ahead?.after.notes).not.toContain('x')
  expect(ahead?.after.notes).not.toContain('y')
})

test('nothing is said of an answer on which the rules fail', () => {
  const match = notes(function* () {
    yield* checkpoint()
    yield* ask('first', ['a', 'b'])
    throw new Error('The rule is broken.')
  })
  expect(look(match, 'a')).toBe(null)
})

test('nothing is said where others choose at the same time', () => {
  const match = Match.start(race, raceOptions, 'sfc32:bids')
  say(match, 0, 'bid')
  expect(look(match, 2)).toBe(null)
  say(match, 1, 3)
  say(match, 2, 1)
  expect(look(match, 2)).toBe(null)
})

test('a hidden card that would be drawn stays unknown', () => {
  const match = Match.start(race, raceOptions, 'sfc32:draw')
  const top = match.state.deck.cards.at(-1)
  const ahead = look(match, 'draw')
  expect(ahead?.end).toBe('shown')
  expect(ahead?.after.hands[0]?.cards).toHaveLength(3)
  expect(JSON.stringify([ahead?.after, ahead?.heard])).not.toContain(`"${top}"`)
  say(match, 0, 'peek')
  expect(look(match, 'draw')?.after.hands[0]?.cards).toContain(top)
})

test('offers that stand beside the question can be looked at', () => {
  const match = Match.start(race, raceOptions, 'sfc32:offer')
  const [offer] = match.decisionsOf(1)
  expect(lookAhead(match, offer?.number ?? -1, true)?.after.points).toEqual([1, -1, 0])
})

test('what a look finds does not depend on what is hidden from the seat', () => {
  let compared = 0
  for (let seed = 0; seed < 12; seed++) {
    const match = Match.start(race, raceOptions, `sfc32:${seed}`)
    playOn(match, `moves ${seed}`, 9 + 3 * seed)
    const saved = match.checkpoint?.saved
    const seat = match.pending[0]?.seat
    if (!saved || seat === undefined) continue
    const other = copy(saved)
    redeal(other.state, seat, { backOf: raceBack }, openStream(`sfc32:other ${seed}`))
    const one = Match.resume(race, raceOptions, match.seed, saved)
    const two = Match.resume(race, raceOptions, 'sfc32:another chance', other)
    for (const decision of one.decisionsOf(seat)) {
      const values: Value[] = decision.form === 'one' ? decision.options.map(({ id }) => id) : [true, false]
      for (const value of values) {
        const found = lookAhead(one, decision.number, value)
        expect(canonical(lookAhead(two, decision.number, value))).toBe(canonical(found))
        if (found) compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(50)
})

test('after a very long way from the last checkpoint nobody looks ahead', () => {
  const match = notes(function* () {
    yield* checkpoint()
    for (;;) yield* confirm({ seat: 0, kind: 'again', prompt: text('again') })
  })
  for (let answers = 0; answers < 300; answers++) say(match, 0, true)
  expect(look(match, true)).not.toBe(null)
  say(match, 0, true)
  expect(look(match, true)).toBe(null)
})
