import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswer } from './bot.ts'
import { copy } from './data.ts'
import type { Decision, Value } from './decision.ts'
import { Match, RulesFault } from './match.ts'
import { below, type RandomStream, rollDie, shuffle } from './random.ts'
import { readRecord, recordOf, revive } from './record.ts'
import {
  askAll,
  askFirst,
  because,
  checkpoint,
  chooseAmount,
  chooseOne,
  chooseOrder,
  chooseSome,
  confirm,
  question,
  type Rules,
} from './rules.ts'
import { redeal, type Viewer } from './secrecy.ts'
import { openStream } from './seed.ts'
import { notesGame, playOn, type RaceState, race, raceBack, raceOptions, say } from './testing/games.ts'
import { text } from './text.ts'

const viewers: readonly Viewer[] = [0, 1, 2, null]
const prompt = text('test')
const brittle = { ...raceOptions, brittle: true }

function start(play: Parameters<typeof notesGame>[0], seats = 3) {
  return Match.start(notesGame(play, seats), null, 'sfc32:notes')
}

function startRace(seed = 'sfc32:race', options = raceOptions) {
  return Match.start(race, options, seed)
}

type Race = ReturnType<typeof startRace>

function withoutNumber({ number, ...decision }: Decision) {
  return decision
}

/** All that may be known of a match at a moment, but for decision numbers, which are new after an undo. */
function snapshot(match: Race) {
  return {
    hash: match.hash(),
    views: viewers.map((viewer) => copy(match.view(viewer))),
    pending: match.pending.map(withoutNumber),
    offers: viewers.map((viewer) => (viewer === null ? null : match.undoOffer(viewer))),
    over: match.over,
    answers: match.answers,
  }
}

function eventKinds(match: Race, viewer: Viewer = null): string[] {
  return match.events(viewer).map((event) => event.kind)
}

describe('asking', () => {
  test('what leaves no choice is not asked', () => {
    const match = start(function* ({ state }): Rules<void> {
      const asked = { seat: 0, kind: 'test', prompt }
      const show = (id: string) => ({ id, text: text(id) })
      state.notes.push(yield* chooseOne(asked, ['only'], show))
      state.notes.push(...(yield* chooseSome({ ...asked, min: 2, max: 2 }, ['both', 'of them'], show)))
      state.notes.push(...(yield* chooseSome({ ...asked, min: 0, max: 0 }, ['none'], show)))
      state.notes.push(...(yield* chooseSome({ ...asked, min: 1, max: 3 }, [], show)))
      state.notes.push(...(yield* chooseOrder(asked, ['alone'], show)))
      state.notes.push(String(yield* chooseAmount({ ...asked, min: 4, max: 4 })))
      state.notes.push(...(yield* askAll([])).map(String))
      state.notes.push(String(yield* confirm({ ...asked, kind: 'first.asked' })))
    })
    expect(match.pending.map((decision) => decision.kind)).toEqual(['first.asked'])
    expect(match.state.notes).toEqual(['only', 'both', 'of them', 'alone', '4'])
    expect(match.pending[0]?.number).toBe(0)
  })

  test('what is asked in the course of something says what led to it, and knows its own cause best', () => {
    const match = start(function* (): Rules<void> {
      const asked = (kind: string) => confirm({ seat: 0, kind, prompt })
      yield* because(
        { card: 'storm' },
        (function* () {
          yield* checkpoint()
          yield* asked('in.storm')
          yield* because({ card: 'storm', roll: { die: 2, points: 1, total: 3 } }, asked('after.roll'))
        })(),
      )
      yield* asked('in.peace')
    })
    const causes: unknown[] = []
    while (!match.over) {
      causes.push(match.pending[0]?.because)
      say(match, 0, true)
    }
    expect(causes).toEqual([{ card: 'storm' }, { card: 'storm', roll: { die: 2, points: 1, total: 3 } }, undefined])
  })

  test('a question that nobody could answer is an error', () => {
    const asked = { seat: 0, kind: 'dead.end', prompt }
    const show = (id: string) => ({ id, text: text(id) })
    const nothing = function* (): Rules<void> {
      yield* chooseOne(asked, [], show)
    }
    expect(() => start(nothing)).toThrow('The question "dead.end" has no legal answer.')
  })

  test('the chosen items come back as they are', () => {
    const match = start(function* ({ state }): Rules<void> {
      const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
      const show = ({ id }: { id: string }) => ({ id, text: text(id) })
      const asked = { seat: 0, kind: 'test', prompt }
      const one = yield* chooseOne(asked, items, show)
      const some = yield* chooseSome({ ...asked, min: 0, max: 9 }, items, show)
      const order = yield* chooseOrder(asked, items, show)
      const amount = yield* chooseAmount({ ...asked, min: 0, max: 9 })
      const same = items.includes(one) && [...some, ...order].every((item) => items.includes(item))
      state.notes.push(JSON.stringify([one, some, order, amount, same]))
    })
    say(match, 0, 'b')
    expect(match.pending[0]).toMatchObject({ form: 'some', min: 0, max: 3 })
    say(match, 0, ['c', 'a'])
    say(match, 0, ['b', 'c', 'a'])
    say(match, 0, 7)
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    expect(JSON.parse(match.state.notes[0] ?? '')).toEqual([b, [c, a], [b, c, a], 7, true])
    expect(match.over).toBe(true)
    expect(match.pending).toEqual([])
  })

  test('asking all waits for everybody and returns in the order of asking', () => {
    const seats = [2, 0, 1, 0]
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        const match = start(function* ({ state }): Rules<void> {
          const bids = yield* askAll(
            seats.map((seat) => question.amount({ seat, kind: 'bid', prompt, min: 0, max: 30 })),
          )
          state.notes.push(...bids.map(String))
        })
        const asked = match.pending
        for (const [done, index] of order.entries()) {
          expect(match.state.notes).toEqual([])
          expect(match.pending.map((decision) => decision.number).toSorted()).toEqual(order.slice(done).toSorted())
          match.answer({ seat: seats[index] ?? 0, decision: asked[index]?.number ?? -1, value: 10 + index })
        }
        expect(match.state.notes).toEqual(['10', '11', '12', '13'])
      }),
    )
  })

  test('a seat that has answered is not asked again while the others think', () => {
    const match = start(function* (): Rules<void> {
      yield* askAll([0, 1].map((seat) => question.confirm({ seat, kind: 'both', prompt })))
    })
    match.answer({ seat: 0, decision: 0, value: true })
    expect(match.decisionsOf(0)).toEqual([])
    expect(match.decisionsOf(1)).toHaveLength(1)
    expect(() => match.answer({ seat: 0, decision: 0, value: false })).toThrow(/was answered/)
  })

  test('asking for the first goes on with one answer and drops the other questions', () => {
    const match = start(function* ({ state }): Rules<void> {
      const questions = [0, 1, 2].map((seat) => question.amount({ seat, kind: 'first', prompt, min: 0, max: 9 }))
      for (let n = 0; n < 2; n++) {
        const { index, value } = yield* askFirst(questions)
        state.notes.push(`${index} ${value}`)
      }
    })
    expect(match.pending.map((decision) => decision.number)).toEqual([0, 1, 2])
    match.answer({ seat: 1, decision: 1, value: 5 })
    expect(match.pending.map((decision) => decision.number)).toEqual([3, 4, 5])
    expect(() => match.answer({ seat: 2, decision: 2, value: 5 })).toThrow(/has passed/)
    match.answer({ seat: 2, decision: 5, value: 6 })
    expect(match.state.notes).toEqual(['1 5', '2 6'])
  })

  test('while a standing offer is taken up, the other questions keep their numbers unless they change', () => {
    const match = start(function* ({ state }): Rules<void> {
      const standing = { seat: 1, kind: 'offer', prompt, min: 0, max: 9, standing: true } as const
      for (let n = 0; n < 3; n++) {
        const main = question.amount({ seat: 0, kind: 'main', prompt, min: 0, max: n < 2 ? 5 : 6 })
        const { index, value } = yield* askFirst([main, question.amount(standing)])
        state.notes.push(`${index} ${value}`)
      }
    })
    const numbers = () => match.pending.map((decision) => decision.number)
    expect(numbers()).toEqual([0, 1])
    match.answer({ seat: 1, decision: 1, value: 5 })
    expect(numbers()).toEqual([0, 2])
    match.answer({ seat: 1, decision: 2, value: 6 })
    expect(numbers()).toEqual([3, 4])
    expect(() => match.answer({ seat: 0, decision: 0, value: 1 })).toThrow(/has passed/)
    match.answer({ seat: 0, decision: 3, value: 6 })
    expect(match.state.notes).toEqual(['1 5', '1 6', '0 6'])
  })

  test('numbers stand again after a fault, whatever they were', () => {
    const match = start(function* (): Rules<void> {
      for (;;) {
        const asked = { kind: 'x', prompt, min: 0, max: 9 } as const
        const { value } = yield* askFirst([
          question.amount({ seat: 0, ...asked }),
          question.amount({ seat: 1, ...asked, standing: true }),
        ])
        if (value === 9) throw new Error('no nines')
      }
    })
    const numbers = () => match.pending.map((decision) => decision.number)
    match.answer({ seat: 1, decision: 1, value: 1 })
    expect(numbers()).toEqual([0, 2])
    expect(() => match.answer({ seat: 1, decision: 2, value: 9 })).toThrow(RulesFault)
    expect(numbers()).toEqual([0, 2])
    match.answer({ seat: 0, decision: 0, value: 1 })
    expect(numbers()).toEqual([3, 4])
  })

  test('a standing offer of nothing is shown to nobody, but nobody can tell by the numbers', () => {
    const numbersWith = (cards: readonly string[]) => {
      const match = start(function* (): Rules<void> {
        const options = cards.map((id) => ({ id, text: prompt }))
        const offer = (seat: number, own: typeof options) =>
          question.one({ seat, kind: 'offer', prompt, options: own, standing: true })
        const main = question.confirm({ seat: 0, kind: 'main', prompt })
        for (;;) yield* askFirst([main, offer(1, options), offer(2, [{ id: 'ace', text: prompt }])])
      })
      match.answer({ seat: 0, decision: 0, value: true })
      expect(match.decisionsOf(1)).toHaveLength(cards.length)
      expect(() => match.answer({ seat: 1, decision: 4, value: 'king' })).toThrow('not among the options')
      return [0, 2].flatMap((seat) => match.decisionsOf(seat).map(({ number }) => number))
    }
    expect(numbersWith([])).toEqual([3, 5])
    expect(numbersWith(['ace'])).toEqual([3, 5])
  })

  test('a standing offer may be taken up or left, and stands again beside the next question', () => {
    const match = startRace()
    const open = () => match.pending.map(({ seat, kind, standing }) => [seat, kind, standing])
    const atTheStart = [
      [0, 'race.action', undefined],
      [1, 'race.trade', true],
    ]
    expect(open()).toEqual(atTheStart)
    say(match, 1, true, true)
    expect(match.state.points).toEqual([1, -1, 0])
    expect(open()).toEqual(atTheStart)
    say(match, 0, 'gift')
    expect(open()).toEqual([[0, 'race.gift', undefined]])
    say(match, 0, true)
    expect(open()).toEqual(atTheStart)
  })

  test('a seat and a spectator are shown only questions of their own', () => {
    const match = startRace()
    expect(viewers.map((viewer) => match.decisionsOf(viewer).map((decision) => decision.kind))).toEqual([
      ['race.action'],
      ['race.trade'],
      [],
      [],
    ])
  })
})

describe('checkpoints', () => {
  test('a match resumed from its checkpoint stands where the first one stands', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(80), (seed, steps) => {
        const match = startRace(`sfc32:${seed}`)
        playOn(match, `${seed}`, steps)
        fc.pre(!match.over)
        if (!match.checkpoint) throw new Error('The race begins with a checkpoint.')
        const { saved, since } = copy(match.checkpoint)
        const resumed = Match.resume(race, raceOptions, match.seed, saved)
        for (const choice of since) resumed.replay(choice)
        expect({ ...snapshot(resumed), offers: [] }).toEqual({ ...snapshot(match), offers: [] })
        playOn(match, 'on', 30)
        playOn(resumed, 'on', 30)
        expect(resumed.hash()).toBe(match.hash())
      }),
      { numRuns: 40 },
    )
  })

  test('a resumed match goes on counting and takes nothing back from before', () => {
    const match = startRace()
    for (const seat of [0, 1, 2]) say(match, seat, 'pass')
    if (!match.checkpoint) throw new Error('There is a checkpoint at each turn.')
    const numbers = match.pending.map((decision) => decision.number)
    const resumed = Match.resume(race, raceOptions, match.seed, match.checkpoint.saved)
    expect(resumed.base).toEqual(match.checkpoint.saved)
    expect(resumed.answers).toBe(3)
    expect(Math.min(...resumed.pending.map((decision) => decision.number))).toBeGreaterThan(Math.max(...numbers))
    expect([0, 1, 2].flatMap((seat) => resumed.undoOffer(seat).units)).toEqual([])
    expect(() => resumed.undoAgreed(0, 2)).toThrow('There is nothing to take back to answer 2.')
    say(resumed, 0, 'gift')
    say(resumed, 0, true)
    resumed.undo(0, 'turn')
    expect(resumed.answers).toBe(3)
    expect(resumed.hash()).toBe(match.hash())
  })

  test('a choice that does not fit is refused', () => {
    const match = startRace()
    const before = match.hash()
    for (const choice of [
      { seat: 1, index: 0, value: 'pass' },
      { seat: 0, index: 5, value: 'pass' },
      { seat: 0, index: 0, value: 'break' },
    ])
      expect(() => match.replay(choice)).toThrow(expect.objectContaining({ name: 'Refusal' }))
    expect(match.hash()).toBe(before)
  })

  test('may come at the end of a turn, or several between two answers', () => {
    const match = start(function* ({ state }): Rules<void> {
      while (state.notes.length < 20) {
        const seat = state.notes.length % 2
        state.notes.push(String(yield* chooseAmount({ seat, kind: 'note', prompt, min: 0, max: 99 })))
        for (let n = 0; n < 5; n++) yield* checkpoint()
      }
    })
    for (let n = 0; n < 10; n++) say(match, n % 2, n)
    expect(match.checkpoint?.saved.answers).toBe(10)
    match.undo(1, 'turn')
    expect(match.checkpoint?.saved.answers).toBe(9)
    expect(match.checkpoint?.since).toEqual([])
    expect(match.state.notes).toHaveLength(9)
    say(match, 1, 50)
    match.undoAgreed(0, 2)
    expect(match.state.notes).toEqual(['0', '1'])
    expect(match.checkpoint?.saved.answers).toBe(2)
  })
})

describe('a fault in the rules', () => {
  test('leaves the last good state, and the game goes on', () => {
    const match = startRace('sfc32:fault', brittle)
    say(match, 0, 'gift')
    say(match, 0, true)
    const before = snapshot(match)
    const { pending } = match
    const numbers = pending.map((decision) => decision.number)
    const events = viewers.map((viewer) => match.events(viewer))
    const answer = { seat: 0, decision: numbers[0] ?? -1, value: 'break' }
    const logged = copy(match.log)
    let fault: unknown
    try {
      match.answer(answer)
    } catch (caught) {
      fault = caught
    }
    expect(fault).toBeInstanceOf(RulesFault)
    expect(fault).toMatchObject({ answer, message: expect.stringMatching(/not taken: The rule is broken\.$/) })
    expect(snapshot(match)).toEqual(before)
    expect(match.pending.map((decision) => decision.number)).toEqual(numbers)
    expect(viewers.map((viewer) => match.events(viewer))).toEqual(events)
    expect(match.log).toEqual(logged)
    say(match, 0, 'roll')
    expect(match.log).toHaveLength(3)
    expect(match.events(null).at(-1)?.seq).toBe((events[3]?.at(-1)?.seq ?? 0) + 1)
  })

  test('while several are asked leaves the answers of the others', () => {
    const match = start(function* (): Rules<void> {
      const sum = (yield* askAll([0, 1].map((seat) => question.amount({ seat, kind: 'sum', prompt, min: 0, max: 9 }))))
        .map(Number)
        .reduce((one, other) => one + other)
      if (sum > 9) throw new RangeError('Too much.')
    })
    match.answer({ seat: 1, decision: 1, value: 5 })
    expect(() => match.answer({ seat: 0, decision: 0, value: 5 })).toThrow(RulesFault)
    expect(match.pending.map((decision) => decision.number)).toEqual([0])
    match.answer({ seat: 0, decision: 0, value: 4 })
    expect(match.over).toBe(true)
  })

  test('is also a question to nobody', () => {
    const match = start(function* ({ state }): Rules<void> {
      const sure = yield* confirm({ seat: 0, kind: 'sure', prompt })
      state.notes.push(String(sure))
      if (sure) yield { decisions: [], until: 'first' }
    })
    expect(() => say(match, 0, true)).toThrow(/yielded no decision/)
    expect(match.state.notes).toEqual([])
    say(match, 0, false)
    expect(match.over).toBe(true)
  })

  test('leaves a game that was recorded able to be taken up again', () => {
    const match = startRace('sfc32:fault', brittle)
    const broken = () => expect(() => say(match, 0, 'break')).toThrow(RulesFault)
    broken()
    say(match, 0, 'sort')
    match.undo(0, 'choice')
    broken()
    say(match, 0, 'roll')
    const { match: revived } = revive(race, readRecord(JSON.stringify(recordOf(match))))
    expect(revived.hash()).toBe(match.hash())
    expect(revived.pending).toEqual(match.pending)
    expect(revived.events(0)).toEqual(match.events(0))
  })
})

test('the last choice is the latest one that stands', () => {
  const match = startRace()
  expect(match.lastChoice).toBeNull()
  say(match, 0, 'gift')
  expect(match.lastChoice).toEqual(match.choices.at(-1))
  match.undo(0, 'choice')
  expect(match.lastChoice).toBeNull()
})

describe('undo', () => {
  /** Two actions of seat 0, of which the second waits for its last choice. */
  function midTurn(): Race {
    const match = startRace()
    say(match, 0, 'gift')
    say(match, 0, true)
    say(match, 0, 'drop')
    return match
  }

  test.each<[string, number]>([
    ['choice', 2],
    ['action', 2],
    ['turn', 0],
  ])('right after an action has begun, of one %s goes back to answer %i', (unit, target) => {
    const match = midTurn()
    expect(match.undoOffer(0).units).toEqual(race.undoUnits)
    match.undo(0, unit)
    expect(match.answers).toBe(target)
  })

  test.each<[string, number]>([
    ['choice', 3],
    ['action', 2],
    ['turn', 0],
  ])('at the end of an action, of one %s goes back to answer %i', (unit, target) => {
    const match = midTurn()
    say(match, 0, [])
    match.undo(0, unit)
    expect(match.answers).toBe(target)
    expect(match.log.at(-1)).toEqual({ seat: 0, undo: target })
  })

  test('of one unit after the other comes back to the start', () => {
    const match = startRace()
    const first = snapshot(match)
    for (const value of ['gift', true, 'drop', []]) say(match, 0, value)
    const backTo: number[] = []
    while (match.undoOffer(0).units.includes('action')) {
      match.undo(0, 'action')
      backTo.push(match.answers)
    }
    expect(backTo).toEqual([2, 0])
    expect(snapshot(match)).toEqual(first)
  })

  test('then the same answers again gives the same match', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), fc.nat(), (seed, steps, back) => {
        const match = startRace(`sfc32:${seed}`)
        const moments = [snapshot(match)]
        const said: { seat: number; kind: string; value: Value }[] = []
        const random = openStream(`sfc32:${seed}`)
        for (let step = 0; step < steps && !match.over; step++) {
          const decision = match.pending[below(random, match.pending.length)]
          if (!decision) throw new Error('A match that is not over asks something.')
          const { seat, kind, number } = decision
          const value = anyAnswer(decision, random)
          match.answer({ seat, decision: number, value })
          said.push({ seat, kind, value })
          moments.push(snapshot(match))
        }
        const target = back % said.length
        match.undoAgreed(0, target)
        expect(snapshot(match)).toEqual(moments[target])
        for (const [n, { seat, kind, value }] of said.slice(target).entries()) {
          const decision = match.pending.find((open) => open.seat === seat && open.kind === kind)
          match.answer({ seat, decision: decision?.number, value })
          expect(snapshot(match)).toEqual(moments[target + n + 1])
        }
      }),
      { numRuns: 40 },
    )
  })

  const refusals: Record<string, (match: Race) => void> = {
    'There is nothing to take back.': () => {},
    'A die was rolled since.': (match) => say(match, 0, 'roll'),
    'Something hidden was shown since.': (match) => say(match, 0, 'draw'),
    'Somebody else has acted since.': (match) => {
      say(match, 0, 'sort')
      match.undo(0, 'choice')
      say(match, 0, 'pass')
      say(match, 1, 'pass')
    },
  }

  test.each(Object.entries(refusals))('is refused: %s', (why, lead) => {
    const match = startRace()
    lead(match)
    const before = snapshot(match)
    const logged = match.log.length
    expect(match.undoOffer(0).units).toEqual([])
    expect(match.undoOffer(0).refused).not.toBeNull()
    expect(() => match.undo(0, 'round')).toThrow('What can be taken back is choice, action, turn; "round" is not.')
    for (const unit of race.undoUnits)
      expect(() => match.undo(0, unit)).toThrow(
        expect.objectContaining({ name: 'Refusal', code: 'illegal', field: 'undo', message: why }),
      )
    expect(snapshot(match)).toEqual(before)
    expect(match.log).toHaveLength(logged)
  })

  test('does not reach behind a die or something shown, but does take back what came after', () => {
    for (const sealing of ['roll', 'draw']) {
      const match = startRace()
      say(match, 0, sealing)
      expect(match.undoOffer(0).units).toEqual([])
      say(match, 0, 'gift')
      expect(match.undoOffer(0).units).toEqual(['choice', 'action'])
      expect(() => match.undo(0, 'turn')).toThrow(/was (rolled|shown) since/)
      match.undo(0, 'action')
      expect(match.answers).toBe(1)
      expect(match.undoOffer(0).units).toEqual([])
    }
  })

  test('is refused with what happened first: a die, a card, a shuffle', () => {
    const after = (act: (table: Parameters<Parameters<typeof notesGame>[0]>[0]) => void) => {
      const match = start(function* (table): Rules<void> {
        yield* confirm({ seat: 0, kind: 'first', prompt })
        act(table)
        yield* confirm({ seat: 0, kind: 'second', prompt })
      })
      say(match, 0, true)
      return match.undoOffer(0)
    }
    const roll = (table: { state: { random: RandomStream } }) => rollDie(table.state.random)
    expect(after(() => {})).toEqual({ units: ['choice', 'action', 'turn'], refused: null })
    expect(after(roll)).toEqual({ units: [], refused: 'rolled' })
    expect(after((table) => table.seal())).toEqual({ units: [], refused: 'shown' })
    const shuffleOf = (table: Parameters<typeof roll>[0] & { seal(what: 'shuffled'): void }) => {
      table.seal('shuffled')
      shuffle(table.state.random, ['a', 'b', 'c'])
    }
    expect(after(shuffleOf).refused).toBe('shuffled')
    expect(
      after((table) => {
        roll(table)
        table.seal()
      }).refused,
    ).toBe('rolled')
    expect(
      after((table) => {
        table.seal()
        roll(table)
      }).refused,
    ).toBe('shown')
    expect(
      after((table) => {
        shuffleOf(table)
        table.seal()
      }).refused,
    ).toBe('shuffled')
  })

  test('is refused with who has acted since', () => {
    const match = startRace()
    say(match, 0, 'pass')
    say(match, 1, 'pass')
    expect(match.undoOffer(0)).toEqual({ units: [], refused: 'others-acted', by: 1 })
  })

  test('is refused after a roll that nobody asked for', () => {
    const match = start(function* ({ state }): Rules<void> {
      yield* confirm({ seat: 0, kind: 'first', prompt })
      yield* checkpoint()
      state.notes.push(String(rollDie(state.random)))
      yield* confirm({ seat: 1, kind: 'second', prompt })
    })
    say(match, 0, true)
    expect(match.undoOffer(0).units).toEqual([])
  })

  test('is open to whoever has just ended the turn while the next has not acted', () => {
    const match = startRace()
    say(match, 0, 'gift')
    say(match, 0, true)
    say(match, 0, 'pass')
    expect(match.pending[0]?.seat).toBe(1)
    expect([0, 1, 2].map((seat) => match.undoOffer(seat).units)).toEqual([race.undoUnits, [], []])
    match.undo(0, 'choice')
    expect(match.pending[0]).toMatchObject({ seat: 0, kind: 'race.action' })
    say(match, 0, 'pass')
    match.undo(0, 'turn')
    expect(match.answers).toBe(0)
  })

  test('is closed by a standing offer that somebody took up', () => {
    const match = startRace()
    say(match, 0, 'sort')
    say(match, 0, match.state.hands[0]?.cards.toReversed() ?? [])
    expect(match.undoOffer(0).units).toEqual(race.undoUnits)
    say(match, 1, false, true)
    expect(match.undoOffer(0).units).toEqual([])
    expect(match.undoOffer(1).units).toEqual(['choice'])
    match.undo(1, 'choice')
    expect(match.undoOffer(0).units).toEqual(race.undoUnits)
  })

  test('of a secret bid is open until the bids are opened, and then to nobody', () => {
    const match = startRace()
    say(match, 0, 'bid')
    say(match, 1, 3)
    expect(match.undoOffer(1).units).toContain('choice')
    match.undo(1, 'choice')
    say(match, 1, 2)
    say(match, 0, 1)
    expect([0, 1, 2].map((seat) => match.undoOffer(seat).units.includes('choice'))).toEqual([true, false, false])
    say(match, 2, 0)
    expect([0, 1, 2].flatMap((seat) => match.undoOffer(seat).units)).toEqual([])
  })

  test('of several choices asked of one seat together stays open', () => {
    const match = start(function* (): Rules<void> {
      yield* askAll([1, 2].map(() => question.confirm({ seat: 0, kind: 'pair', prompt })))
      yield* confirm({ seat: 1, kind: 'then', prompt })
    })
    say(match, 0, true)
    say(match, 0, true)
    expect(match.undoOffer(0).units).toContain('choice')
  })

  test('does not count an action that the rules began by themselves', () => {
    const match = start(function* ({ state, begin }): Rules<void> {
      for (const seat of [0, 1]) {
        yield* checkpoint()
        begin('action')
        state.notes.push(String(yield* confirm({ seat, kind: 'one', prompt })))
        state.notes.push(String(yield* confirm({ seat, kind: 'two', prompt })))
      }
    })
    say(match, 0, true)
    match.undo(0, 'action')
    say(match, 0, true)
    say(match, 0, true)
    say(match, 1, true)
    match.undo(1, 'action')
    expect(match.answers).toBe(2)
    match.undo(0, 'action')
    expect(match.answers).toBe(0)
  })

  test('gives fresh numbers, and the old ones are refused', () => {
    const match = startRace()
    const used = new Set(match.pending.map((decision) => decision.number))
    for (let n = 0; n < 3; n++) {
      say(match, 0, 'gift')
      for (const { number } of match.pending) used.add(number)
      match.undo(0, 'choice')
      for (const { number } of match.pending) expect(used).not.toContain(number)
      for (const decision of used)
        expect(() => match.answer({ seat: 0, decision, value: 'gift' })).toThrow(
          expect.objectContaining({ code: 'stale', field: 'decision' }),
        )
      for (const { number } of match.pending) used.add(number)
    }
  })

  test('by agreement reaches behind dice and is written down as agreed', () => {
    const match = startRace()
    const before = snapshot(match)
    say(match, 0, 'roll')
    say(match, 0, 'draw')
    match.undoAgreed(2, 0)
    expect(snapshot(match)).toEqual(before)
    expect(match.log.at(-1)).toEqual({ seat: 2, undo: 0, agreed: true })
    expect(recordOf(match).log).toEqual(match.log)
  })

  test.each([-1, 1, 2, 0.5, Number.NaN])('by agreement to answer %s, which is not behind, is refused', (target) => {
    const match = startRace()
    say(match, 0, 'roll')
    expect(() => match.undoAgreed(0, target)).toThrow(expect.objectContaining({ code: 'illegal', field: 'undo' }))
    expect(match.answers).toBe(1)
  })

  test.each([-1, 3, 0.5])('by agreement in the name of seat %s, which does not exist, is refused', (seat) => {
    const match = startRace()
    say(match, 0, 'roll')
    expect(() => match.undoAgreed(seat, 0)).toThrow(expect.objectContaining({ code: 'malformed', field: 'seat' }))
  })

  test('that was not open is not repeated from a log', () => {
    const match = startRace()
    say(match, 0, 'roll')
    expect(() => match.repeat({ seat: 0, undo: 0 })).toThrow('Seat 0 could not take back to answer 0.')
    expect(match.answers).toBe(1)
  })

  test('takes the last answer of a finished game back too', () => {
    const match = startRace('sfc32:short', { ...raceOptions, turns: 1 })
    say(match, 0, 'pass')
    expect(match.over).toBe(true)
    match.undo(0, 'choice')
    expect(match.over).toBe(false)
  })

  test('offers are the same whatever the hidden cards are', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const first = startRace(`sfc32:${seed}`).checkpoint?.saved
        if (!first) throw new Error('The race begins with a checkpoint.')
        const other: typeof first = copy(first)
        redeal(other.state, null, { backOf: raceBack }, openStream(`sfc32:other ${seed}`))
        const offersFrom = (from: { answers: number; asked: number; state: RaceState }) => {
          const match = Match.resume(race, raceOptions, 'sfc32:any', from)
          const offers: string[] = []
          playOn(match, `${seed}`, 60, {
            undoing: true,
            after: () => offers.push([0, 1, 2].map((seat) => match.undoOffer(seat).units.join()).join(';')),
          })
          return offers
        }
        expect(offersFrom(other)).toEqual(offersFrom(first))
      }),
      { numRuns: 30 },
    )
  })
})

describe('events', () => {
  test('are read by those who may, and others read what is told instead', () => {
    const match = startRace()
    const card = match.state.deck.cards.at(-1) ?? ''
    say(match, 0, 'draw')
    const drew = { seq: 1, kind: 'drew', data: { card } }
    const somebodyDrew = { seq: 1, kind: 'drew-something' }
    expect(viewers.map((viewer) => match.events(viewer))).toEqual([
      [drew],
      [somebodyDrew],
      [somebodyDrew],
      [somebodyDrew],
    ])
  })

  test('without another text are not heard by those who may not', () => {
    const match = start(function* ({ tell }): Rules<void> {
      tell({ kind: 'for one', sees: 1 })
      tell({ kind: 'for none', sees: 'nobody' })
      tell({ kind: 'for none', sees: 'nobody', instead: { kind: 'for all' } })
      tell({ kind: 'for everyone', sees: 'everyone' })
      yield* confirm({ seat: 0, kind: 'wait', prompt })
    })
    const heard = (viewer: Viewer) => match.events(viewer).map((event) => event.kind)
    expect(heard(1)).toEqual(['for one', 'for all', 'for everyone'])
    expect(heard(0)).toEqual(['for all', 'for everyone'])
    expect(heard(null)).toEqual(['for all', 'for everyone'])
  })

  test('are heard from any place on', () => {
    const match = startRace()
    say(match, 0, 'roll')
    say(match, 0, 'draw')
    say(match, 0, 'roll')
    expect(match.events(0).map((event) => event.seq)).toEqual([1, 2, 3])
    expect(match.events(0, 1).map((event) => event.seq)).toEqual([2, 3])
    expect(match.events(0, 3)).toEqual([])
  })

  test('of answers taken back vanish, and everybody hears of the undo', () => {
    const match = startRace()
    say(match, 0, 'roll')
    say(match, 0, 'play')
    say(match, 0, match.state.hands[0]?.cards[0] ?? '')
    expect(eventKinds(match)).toEqual(['rolled', 'played'])
    match.undo(0, 'action')
    expect(eventKinds(match)).toEqual(['rolled', 'taken-back'])
    expect(match.events(null).at(-1)).toEqual({
      seq: 3,
      kind: 'taken-back',
      data: { seat: { name: 'seat', id: 0 } },
    })
    say(match, 0, 'draw')
    expect(match.events(null).map((event) => event.seq)).toEqual([1, 3, 4])
  })

  test('a reader finds the last one it has that still stands', () => {
    const match = startRace()
    expect(match.lastHeard(0, 99)).toBe(0)
    say(match, 0, 'roll')
    say(match, 0, 'play')
    say(match, 0, match.state.hands[0]?.cards[0] ?? '')
    expect([0, 1, 2, 99].map((have) => match.lastHeard(null, have))).toEqual([0, 1, 2, 2])
    match.undo(0, 'action')
    expect([2, 3].map((have) => match.lastHeard(null, have))).toEqual([1, 3])
  })

  test('a reader has not heard what was for others', () => {
    const match = start(function* ({ tell }): Rules<void> {
      tell({ kind: 'for everyone', sees: 'everyone' })
      tell({ kind: 'for one', sees: 1 })
      yield* confirm({ seat: 0, kind: 'wait', prompt })
    })
    expect([1, 0, null].map((viewer) => match.lastHeard(viewer, 99))).toEqual([2, 1, 1])
  })

  test('have numbers that only grow, whatever is taken back', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const match = startRace(`sfc32:${seed}`, brittle)
        let last = 0
        let known = new Map<number, string>()
        playOn(match, `${seed}`, 60, {
          undoing: true,
          forgiving: true,
          after: () => {
            const events = match.events(0)
            const numbers = events.map((event) => event.seq)
            expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
            for (const event of events.filter(({ seq }) => seq <= last))
              expect(known.get(event.seq)).toBe(JSON.stringify([event.kind, event.data]))
            known = new Map(events.map((event) => [event.seq, JSON.stringify([event.kind, event.data])]))
            last = Math.max(last, ...numbers)
          },
        })
      }),
      { numRuns: 30 },
    )
  })
})

test('a game revived from its record is the same to the last number and event', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(120), (seed, steps) => {
      const match = startRace(`chacha20:${seed}`, brittle)
      playOn(match, `${seed}`, steps, { undoing: true, forgiving: true })
      const { match: revived, dropped } = revive(race, readRecord(JSON.stringify(recordOf(match))))
      expect(dropped).toBe(0)
      expect(snapshot(revived)).toEqual(snapshot(match))
      expect(revived.pending).toEqual(match.pending)
      expect(revived.log).toEqual(match.log)
      expect(revived.checkpoint).toEqual(match.checkpoint)
      for (const viewer of viewers) expect(revived.events(viewer)).toEqual(match.events(viewer))
    }),
    { numRuns: 40 },
  )
})

test('a match that is not recorded keeps nothing and cannot go back', () => {
  const match = Match.start(race, raceOptions, 'sfc32:race', { recorded: false, heard: false })
  const recorded = startRace()
  for (const each of [match, recorded]) say(each, 0, 'gift')
  expect(match.hash()).toBe(recorded.hash())
  expect(match.log).toEqual([])
  expect(match.checkpoint).toBeNull()
  expect(match.events(null)).toEqual([])
  expect(match.undoOffer(0).units).toEqual([])
  expect(() => match.undoAgreed(0, 0)).toThrow('There is nothing to take back to answer 0.')
  say(match, 0, true)
  expect(match.answers).toBe(2)
})
