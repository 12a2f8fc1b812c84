import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswer } from './bot.ts'
import { Match } from './match.ts'
import type { Position } from './position.ts'
import { below, pick, type RandomStream } from './random.ts'
import { recordOf } from './record.ts'
import { openStream } from './seed.ts'
import { finish } from './steps.ts'
import { playOn, type RaceOptions, type RaceState, race, raceOptions } from './testing/games.ts'
import { heardBy } from './told.ts'

type Race = Match<RaceState, RaceOptions>

const options: RaceOptions = { ...raceOptions, turns: 60 }
const viewers = [0, 1, 2, null]

/** The match again, from nothing but its position as a host would store it, and its events from one on. */
function resumed(match: Race, toldBefore = 0): Race {
  const at: Position<RaceState> = JSON.parse(JSON.stringify(match.position))
  return finish(Match.resumeAt(race, options, match.seed, at, match.told(toldBefore), toldBefore))
}

function shown(match: Race) {
  return {
    pending: match.pending,
    answers: match.answers,
    hash: match.hash(),
    undo: [0, 1, 2].map((seat) => match.undoOffer(seat)),
    plans: [0, 1, 2].map((seat) => match.planOf(seat)),
    events: viewers.map((viewer) => match.events(viewer)),
    checkpoint: match.checkpoint,
    position: match.position,
  }
}

/** Does the same in both: mostly answers, sometimes takes something back that the second remembers. */
function goOn(one: Race, other: Race, random: RandomStream): void {
  const units = [0, 1, 2].flatMap((seat) => one.undoOffer(seat).units.map((unit) => ({ seat, unit })))
  const undo = units[below(random, units.length + 1)]
  const isUndo = undo && below(random, 3) === 0 && one.undoTarget(undo.seat, undo.unit) >= other.floor
  const decision = pick(random, one.pending)
  const answer = { seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) }
  for (const match of [one, other])
    if (isUndo) match.undo(undo.seat, undo.unit)
    else match.answer(answer)
}

describe('a match that goes on from a position', () => {
  test('is the same to the last number and event, whatever happens next', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(150), (seed, steps) => {
        const match: Race = Match.start(race, options, `chacha20:${seed}`)
        playOn(match, `${seed}`, steps, { undoing: true, forgiving: true })
        const again = resumed(match)
        expect(shown(again)).toEqual(shown(match))
        const random = openStream(`sfc32:${seed}`)
        for (let step = 0; step < 20 && !match.over; step++) {
          goOn(match, again, random)
          expect(shown(again)).toEqual(shown(match))
        }
      }),
      { numRuns: 40 },
    )
  })

  test('remembers no event from before those it is given, and lets what came before stand', () => {
    const match: Race = Match.start(race, options, 'chacha20:events')
    playOn(match, 'events', 60)
    const [, , third] = match.told()
    const again = resumed(match, third?.seq ?? 0)
    expect(again.toldBefore).toBe(3)
    expect(again.events(0)).toEqual(match.events(0, 3))
    expect(again.lastHeard(0, 2)).toBe(2)
    expect(again.lastHeard(0, Number.POSITIVE_INFINITY)).toBe(match.lastHeard(0, Number.POSITIVE_INFINITY))
    expect([...heardBy(0, match.told().slice(0, 3)), ...again.events(0)]).toEqual(match.events(0))
  })

  test('does not take back what it does not remember, and makes no record', () => {
    const match: Race = Match.start(race, options, 'chacha20:floor')
    playOn(match, 'floor', 60)
    const again = resumed(match)
    expect(again.floor).toBe(match.checkpointAt)
    expect(match.isWhole).toBe(true)
    expect(again.isWhole).toBe(false)
    expect(() => again.undoAgreed(0, again.floor - 1)).toThrow('does not remember')
    expect(() => recordOf(again)).toThrow('went on from a position')
    const before = shown(again)
    expect(() => again.undoAgreed(0, -1)).toThrow('There is nothing to take back to answer -1.')
    expect(shown(again)).toEqual(before)
  })

  test('can be made for a state far back, and goes on counting where the other stood', () => {
    const early: Race = Match.start(race, options, 'chacha20:far')
    playOn(early, 'far', 40)
    const position: Position<RaceState> = JSON.parse(JSON.stringify(early.position))
    const told = early.told()
    const target = early.answers
    const late = early
    playOn(late, 'further', 60)
    const latest = late.position
    if (!latest) throw new Error('A game that goes on has a checkpoint.')
    const again: Race = finish(Match.resumeAt(race, options, late.seed, position, told, 0))
    again.noteTakenBack({ seat: 1, undo: target, agreed: true }, latest)
    late.undoAgreed(1, target)
    expect(shown(again)).toEqual(shown(late))
    expect(again.log).toEqual([{ seat: 1, undo: target, agreed: true }])
  })
})

test('a match knows whether its last answer led further than ever', () => {
  const match: Race = Match.start(race, options, 'chacha20:further')
  const went: boolean[] = []
  const answer = () => {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('Nothing is asked.')
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, openStream('sfc32:a')) })
    went.push(match.wentFurther)
  }
  answer()
  answer()
  match.undoAgreed(0, 0)
  went.push(match.wentFurther)
  const again = resumed(match)
  answer()
  answer()
  answer()
  expect(went).toEqual([true, true, false, false, false, true])
  expect(again.position?.furthest).toBe(2)
})

test('undo looks back on a hundred choices at most', () => {
  const match: Race = Match.start(race, options, 'chacha20:reach')
  playOn(match, 'reach', 300)
  expect(match.position?.before.length).toBe(100)
})
