import { type Decision, text } from '@keep-flying/kernel'
import { tableFor } from '@keep-flying/verse/ask'
import { scenario } from '@keep-flying/verse/scenario'
import { describe, expect, test } from 'vitest'
import { openAct } from './turn.ts'
import { whereIs } from './where.ts'

const game = () =>
  scenario({ captains: [{ at: 'persephone', cargo: 1, fuel: 3 }, { at: 'persephone' }], cutters: ['regina'] }).begin()

function asked(play: ReturnType<typeof game>): Decision {
  const decision = play.match.pending.find(({ seat, standing }) => seat === 0 && !standing)
  if (!decision) throw new Error('Nothing is asked.')
  return decision
}

describe('the plate names what the question is about', () => {
  const plate = (play: ReturnType<typeof game>, kind?: string) => {
    const decision = asked(play)
    return whereIs(tableFor(play.state), 0, kind === undefined ? decision : { ...decision, kind })
  }

  test('before, between and after the actions of a turn', () => {
    const play = game()
    expect(plate(play)).toEqual({ at: 'turn', action: 1 })
    play.choose('Mosey').choose('Pelorum')
    expect(plate(play)).toEqual({ at: 'turn', action: 2 })
    play.state.turn.taken.push('buy')
    expect(plate(play)).toEqual({ at: 'no-actions' })
  })

  test('in flight it is the flight, whatever card comes up', () => {
    const play = game().choose('Full Burn')
    expect(plate(play)).toEqual({ at: 'action', kind: 'fly', action: 1 })
    expect(plate(play, 'nav')).toEqual({ at: 'action', kind: 'fly', action: 1 })
  })

  test('buying and dealing are the actions they are, also where both ask the same', () => {
    const play = game()
    play.state.turn.taken.push('buy')
    expect(plate(play, 'shop')).toEqual({ at: 'action', kind: 'buy', action: 1 })
    expect(plate(play, 'consider.draw')).toEqual({ at: 'action', kind: 'buy', action: 1 })
    play.state.turn.taken.push('deal')
    expect(plate(play, 'consider.draw')).toEqual({ at: 'action', kind: 'deal', action: 2 })
  })

  test.each([
    ['trade.propose', 'trade'],
    ['trade.answer', 'trade'],
    ['hold.arrange', 'hold'],
    ['hold.dump-amount', 'hold'],
    ['credits.give', 'gift'],
    ['reaver-contact', 'reavers'],
    ['alliance-contact', 'law'],
    ['cruiser.move', 'cruiser'],
    ['cutter.move', 'cutter'],
  ])('%s is no part of the action before it', (kind, at) => {
    const play = game().choose('Mosey').choose('Pelorum')
    expect(plate(play, kind)).toEqual({ at })
  })

  test('what no action is known to ask is named after none', () => {
    const play = game().choose('Mosey').choose('Pelorum')
    expect(plate(play, 'some.new-kind')).toEqual({ at: 'beside' })
  })

  test('in the turn of another it is theirs', () => {
    expect(whereIs(tableFor(game().state), 1, null)).toEqual({ at: 'other', seat: 0 })
  })
})

describe('the dock asks about an action only while it can be taken', () => {
  const turn = (...groups: readonly string[]): Decision => ({
    form: 'one',
    number: 1,
    seat: 0,
    kind: 'turn',
    prompt: text('prompt.turn', { n: 1 }),
    options: groups.map((group, n) => ({ id: String(n), text: text('option.done'), group })),
  })

  test('one that is open is asked about', () => {
    expect(openAct(turn('fly', 'buy'), 'fly', [])).toBe('fly')
  })

  test('one that is used up, or looked at when another question comes, is not', () => {
    expect(openAct(turn('buy'), 'fly', [])).toBeNull()
    expect(openAct({ ...turn('fly'), kind: 'fly.to' }, 'fly', [])).toBeNull()
    expect(openAct(null, 'fly', [])).toBeNull()
    expect(openAct(turn('fly', 'buy'), 'fly', ['buy'])).toBeNull()
    expect(openAct(turn('fly'), null, [])).toBeNull()
  })
})
