import { describe, expect, test } from 'vitest'
import type { Decision } from './decision.ts'
import { Match } from './match.ts'
import { rollDie } from './random.ts'
import { askAny, askFirst, checkpoint, question, type Rules } from './rules.ts'
import { notesGame, say } from './testing/games.ts'
import { text } from './text.ts'

const prompt = text('test')

const act = (seat: number): Decision =>
  question.one({ seat, kind: 'act', prompt, options: ['row', 'rest'].map((id) => ({ id, text: text(id) })) })

describe('a question to any of several', () => {
  test('is answered once, by whoever comes first', () => {
    const game = notesGame(function* ({ state }): Rules<void> {
      const { seat, value } = yield* askAny([0, 2], act)
      state.notes.push(`${seat} ${String(value)}`)
      yield* askAny([1], act)
    })
    const match = Match.start(game, null, 'sfc32:any')
    expect(match.pending.map(({ seat, sharedBy }) => [seat, sharedBy])).toEqual([
      [0, [0, 2]],
      [2, [0, 2]],
    ])
    const decision = match.decisionsOf(0)[0]?.number
    say(match, 2, 'rest')
    expect(match.state.notes).toEqual(['2 rest'])
    expect(() => match.answer({ seat: 0, decision, value: 'row' })).toThrow('was answered or has passed')
  })
})

describe('a steady question', () => {
  /** Two vote on a name, until both say yes to it. */
  const votes = (steady: boolean) =>
    notesGame(function* ({ state }): Rules<void> {
      const vote = (seat: number, name: string): Decision =>
        question.confirm({ seat, kind: 'vote', prompt: text(name), ...(steady ? { steady } : {}) })
      for (let name = 'Argo'; ; name = 'Dove') {
        let open = [0, 1]
        while (open.length > 0) {
          const { index, value } = yield* askFirst(open.map((seat) => vote(seat, name)))
          state.notes.push(`${open[index]} ${String(value)} ${name}`)
          if (value !== true) break
          open = open.filter((_, at) => at !== index)
        }
      }
    }, 2)

  const numberOf = (match: ReturnType<typeof Match.start>, seat: number) => match.decisionsOf(seat)[0]?.number

  test('keeps its number while it is asked just as it was, so that two may answer at once', () => {
    const match = Match.start(votes(true), null, 'sfc32:votes')
    const number = numberOf(match, 1)
    match.answer({ seat: 0, decision: numberOf(match, 0), value: true })
    match.answer({ seat: 1, decision: number, value: true })
    expect(match.state.notes).toEqual(['0 true Argo', '1 true Argo'])
  })

  test('gets a new one when it is about something else', () => {
    const match = Match.start(votes(true), null, 'sfc32:votes')
    const number = numberOf(match, 1)
    match.answer({ seat: 0, decision: numberOf(match, 0), value: false })
    expect(() => match.answer({ seat: 1, decision: number, value: true })).toThrow('was answered or has passed')
  })

  test('is the exception: any other question gets a new one when somebody has answered', () => {
    const match = Match.start(votes(false), null, 'sfc32:votes')
    const number = numberOf(match, 1)
    match.answer({ seat: 0, decision: numberOf(match, 0), value: true })
    expect(() => match.answer({ seat: 1, decision: number, value: true })).toThrow('was answered or has passed')
  })
})

/** Seat 0 acts; meanwhile seat 1 may promise help, which costs a roll of the die if it is given. */
function team({ harmless = true, cooperative = true } = {}) {
  const offer = question.confirm({ seat: 1, kind: 'help', prompt, standing: true, ...(harmless ? { harmless } : {}) })
  const game = notesGame(function* ({ state }): Rules<void> {
    yield* checkpoint()
    for (;;) {
      const { index, value } = yield* askFirst([act(0), offer])
      const die = index === 1 && value === true ? [rollDie(state.random)] : []
      state.notes.push([index, value, ...die].join(' '))
    }
  }, 2)
  return Match.start({ ...game, cooperative }, null, 'sfc32:team')
}

describe("a teammate's harmless answer", () => {
  test('does not keep others from taking back, and goes with what they take back', () => {
    const match = team()
    say(match, 0, 'row')
    say(match, 1, false, true)
    expect(match.undoOffer(0)).toEqual({ units: ['choice', 'action', 'turn'], refused: null })
    match.undo(0, 'choice')
    expect(match.state.notes).toEqual([])
    expect(match.log.at(-1)).toEqual({ seat: 0, undo: 0 })
  })

  test('can still be taken back by the teammate alone', () => {
    const match = team()
    say(match, 0, 'row')
    say(match, 1, false, true)
    match.undo(1, 'choice')
    expect(match.state.notes).toEqual(['0 row'])
  })

  test('keeps others from it after all where it rolled a die', () => {
    const match = team()
    say(match, 0, 'row')
    say(match, 1, true, true)
    expect(match.undoOffer(0)).toEqual({ units: [], refused: 'rolled' })
  })

  test('keeps others from it where the question is not harmless, or the game not co-operative', () => {
    for (const match of [team({ harmless: false }), team({ cooperative: false })]) {
      say(match, 0, 'row')
      say(match, 1, false, true)
      expect(match.undoOffer(0)).toEqual({ units: [], refused: 'others-acted', by: 1 })
    }
  })
})
