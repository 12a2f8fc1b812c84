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
