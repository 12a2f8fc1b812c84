import {
  anyAnswer,
  canonical,
  copy,
  type Decision,
  hashOf,
  type LookAhead,
  lookAhead,
  Match,
  openStream,
  playOut,
  randomBot,
  readRecord,
  recordOf,
  redeal,
  replayRecord,
  type Text,
  type Value,
  verifyRecord,
} from '@keep-flying/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consequences } from './ask/consequences/index.ts'
import { backOf } from './box.ts'
import { boxWith, expansions } from './boxes/index.ts'
import { checkLaws } from './laws.ts'
import type { Options } from './options.ts'
import { verse } from './rules/game.ts'
import type { State } from './state.ts'
import type { BoxId } from './vocabulary/index.ts'

/** What must hold in any game, tried on random ones. */

const boxes = fc.constantFrom<readonly BoxId[]>([], ...expansions.map((module) => [module.id]))

const setting = boxes.chain((expansions) => {
  const box = boxWith(expansions)
  return fc.record({
    expansions: fc.constant(expansions),
    setUp: fc.constantFrom(...box.setUps.keys()),
    seed: fc.integer({ min: 0, max: 2 ** 31 }).map((n) => `sfc32:${n}`),
    players: fc.integer({ min: 1, max: 4 }),
    story: fc.constantFrom(...box.stories.keys()),
    startingJobs: fc.constantFrom('standard', 'first-game'),
  })
})

interface Setting {
  readonly seed: string
  readonly players: number
  readonly story?: string
  readonly setUp?: string
  readonly startingJobs?: string
  readonly expansions?: readonly BoxId[]
}

function randomGame(set: Setting, limit: number) {
  const { seed, ...options } = set
  const bots = Array.from({ length: set.players }, () => randomBot<State>('drifter', 4))
  return { game: verse, options: verse.readOptions(options), seed, bots, limit }
}

function recorded(set: Setting, limit: number): Match<State, Options> {
  return playOut({ ...randomGame(set, limit), settings: {} }).match
}

test('the laws of the game hold after every answer', () => {
  fc.assert(
    fc.property(setting, (set) => {
      playOut({ ...randomGame(set, 400), check: checkLaws })
    }),
    { numRuns: 60 },
  )
})

test('a record replays to the same hash, also after a trip through a file', () => {
  fc.assert(
    fc.property(setting, (set) => {
      const match = recorded(set, 250)
      const record = readRecord(JSON.stringify(recordOf(match)))
      expect(replayRecord(verse, record).hash()).toBe(match.hash())
      expect(verifyRecord(verse, record).hash()).toBe(match.hash())
    }),
    { numRuns: 25 },
  )
})

test('a checkpoint with the choices since gives the same state and questions', () => {
  fc.assert(
    fc.property(setting, (set) => {
      const match = recorded(set, 250)
      const { checkpoint } = match
      if (!checkpoint) return
      const again = Match.resume(verse, match.options, match.seed, copy(checkpoint.saved))
      for (const choice of checkpoint.since) again.replay(choice)
      expect(again.hash()).toBe(match.hash())
      expect(canonical(again.pending.map(withoutNumber))).toBe(canonical(match.pending.map(withoutNumber)))
    }),
    { numRuns: 25 },
  )
})

function withoutNumber({ number: _, ...rest }: { number: number }): object {
  return rest
}

test('undo then redo gives the same state, whatever was taken back', () => {
  fc.assert(
    fc.property(setting, fc.integer({ min: 30, max: 250 }), (set, length) => {
      const match = recorded(set, length)
      for (const seat of match.state.captains.keys())
        for (const unit of verse.undoUnits) {
          if (!match.undoOffer(seat).units.includes(unit)) continue
          const before = match.hash()
          const choices = match.choices
          match.undo(seat, unit)
          for (const choice of choices.slice(match.answers)) match.replay(choice)
          expect(match.hash()).toBe(before)
        }
    }),
    { numRuns: 40 },
  )
})

test('what a seat or a spectator gets does not depend on what is hidden from it', () => {
  fc.assert(
    fc.property(setting, fc.integer({ min: 5, max: 200 }), (set, length) => {
      const match = recorded(set, length)
      const { checkpoint } = match
      if (!checkpoint) return
      for (const viewer of [null, ...match.state.captains.keys()]) {
        const dealtAnew = copy(checkpoint.saved)
        redeal(dealtAnew.state, viewer, backOf, openStream(`${set.seed}/${viewer}`))
        const one = Match.resume(verse, match.options, match.seed, copy(checkpoint.saved))
        const other = Match.resume(verse, match.options, match.seed, dealtAnew)
        for (let step = 0; step < 30; step++) {
          expect(seenBy(other, viewer)).toBe(seenBy(one, viewer))
          if (viewer === null || !stepAlike(one, other, viewer)) break
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('what a seat is told of the consequences does not depend on what is hidden from it', () => {
  let told = 0
  fc.assert(
    fc.property(setting, fc.integer({ min: 20, max: 200 }), (set, length) => {
      const match = recorded(set, length)
      const { checkpoint } = match
      const viewer = match.state.active
      if (!checkpoint) return
      const dealtAnew = copy(checkpoint.saved)
      redeal(dealtAnew.state, viewer, backOf, openStream(`${set.seed}/${viewer}`))
      const one = Match.resume(verse, match.options, match.seed, copy(checkpoint.saved))
      const other = Match.resume(verse, match.options, match.seed, {
        ...dealtAnew,
        state: withOtherDice(dealtAnew.state),
      })
      for (let step = 0; step < 12; step++) {
        const lines = consequencesFor(one, viewer)
        expect(consequencesFor(other, viewer)).toEqual(lines)
        told += lines.flat(2).length
        if (!stepAlike(one, other, viewer)) break
      }
    }),
    { numRuns: 30 },
  )
  expect(told).toBeGreaterThan(200)
})

function withOtherDice(state: State): State {
  return { ...state, random: openStream('sfc32:other dice') }
}

/** What is told of each answer to each question of a seat; the match must not notice that anybody looked. */
function consequencesFor(match: Match<State, Options>, seat: number): (readonly Text[])[][] {
  const before = match.hash()
  const told = match.decisionsOf(seat).map((decision) =>
    someAnswers(decision).map((value) => {
      let looks = 0
      const look: LookAhead<State> = (wishes) => {
        looks++
        return lookAhead(match, decision.number, value, wishes)
      }
      const lines = consequences.linesFor(decision, look)
      expect(looks).toBeLessThanOrEqual(2)
      return lines
    }),
  )
  expect(match.hash()).toBe(before)
  return told
}

function someAnswers(decision: Decision): Value[] {
  switch (decision.form) {
    case 'one':
      return decision.options.map(({ id }) => id)
    case 'confirm':
      return [true, false]
    case 'amount':
      return [decision.min, decision.max]
    default:
      return [anyAnswer(decision, openStream('sfc32:any'))]
  }
}

/** Everything that leaves the server for a viewer. */
function seenBy(match: Match<State, Options>, viewer: number | null): string {
  return canonical({
    view: match.view(viewer),
    events: match.events(viewer),
    decisions: match.decisionsOf(viewer),
    undo: viewer === null ? null : match.undoOffer(viewer),
  })
}

/** Gives both games the same answer of the viewer's; false once it showed something that was hidden. */
function stepAlike(one: Match<State, Options>, other: Match<State, Options>, viewer: number): boolean {
  const decision = one.decisionsOf(viewer).find((open) => !open.standing)
  if (!decision) return false
  const value = anyAnswer(decision, openStream(`sfc32:${one.answers}`))
  one.answer({ seat: viewer, decision: decision.number, value })
  other.answer({ seat: viewer, decision: decision.number, value })
  const showedNothing = one.undoOffer(viewer).refused === null
  expect(other.undoOffer(viewer).refused === null).toBe(showedNothing)
  return showedNothing
}

test('ten thousand malformed answers change nothing', () => {
  const match = recorded({ seed: 'sfc32:malformed', players: 3, story: 'desperadoes', startingJobs: 'standard' }, 120)
  const [pending] = match.pending
  if (!pending) throw new Error('Nothing is pending.')
  const before = hashOf({ state: match.state, pending: match.pending, log: match.log })
  const strangeValue = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.array(fc.string()), fc.integer())
  const legal = new Set('options' in pending ? pending.options.map((option) => option.id) : [])
  fc.assert(
    fc.property(
      fc.anything(),
      fc.integer({ min: -2, max: 5 }),
      fc.integer({ min: -5, max: 500 }),
      strangeValue,
      (junk, seat, number, value) => {
        const tries = [junk, { seat, decision: number, value: 'nothing-of-the-kind' }, { ...pending, value }]
        tries.push({
          seat: pending.seat,
          decision: pending.number,
          value: typeof value === 'string' && legal.has(value) ? 7 : value,
        })
        for (const attempt of tries) {
          try {
            match.answer(attempt)
          } catch {
            continue
          }
          throw new Error(`This was taken for an answer: ${canonical(attempt)}`)
        }
      },
    ),
    { numRuns: 2500 },
  )
  expect(hashOf({ state: match.state, pending: match.pending, log: match.log })).toBe(before)
})
