import { type Bot, type Decision, isSameSpot, Match, type Option, openStream, playOut, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { tableFor } from '../ask/view-table.ts'
import { jobs } from '../catalog/index.ts'
import { checkLaws } from '../laws.ts'
import { readOptions } from '../options.ts'
import { adventures } from '../rules/game.ts'
import { thingSpot } from '../rules/table.ts'
import type { State } from '../state.ts'
import { boss, drifter, easy, greedy, hand, oldHand } from './index.ts'
import { optionsIn, positionOf } from './position.ts'
import { rolesOf } from './roles.ts'
import { aimOf } from './wishes.ts'

test.each(jobs.map(({ id }) => id))('a crew of hands works %s to its end, within the laws', (job) => {
  const options = readOptions({ players: 3, job })
  const bots = [hand, hand, hand]
  const { finished } = playOut({ game: adventures, options, seed: `sfc32:${job}`, bots, limit: 3000, check: checkLaws })
  expect(finished).toBe(true)
})

test('a Boss plays the Goons against a crew of hands to the end, and greedy crews come to one, too', () => {
  const options = readOptions({ players: 3, job: 'the-long-relay', boss: true })
  for (const [seed, bots] of Object.entries({ hands: [hand, hand, boss], greedy: [greedy, greedy, drifter] }))
    expect(playOut({ game: adventures, options, seed: `sfc32:${seed}`, bots, limit: 3000 }).finished).toBe(true)
})

test('an easy crew comes to an end, too, within the laws', () => {
  const options = readOptions({ players: 2, job: 'light-fingers' })
  const bots = [easy, easy]
  const { finished } = playOut({ game: adventures, options, seed: 'sfc32:easy', bots, limit: 3000, check: checkLaws })
  expect(finished).toBe(true)
})

test('what an easy bot overlooks it overlooks for the whole turn, and never the end of a matter', () => {
  const match = Match.start(adventures, readOptions({ players: 1, job: 'light-fingers' }), 'sfc32:overlooked')
  const prompt = text('prompt')
  const things = Array.from({ length: 100 }, (_, n): Option => ({ id: `thing ${n}`, text: prompt }))
  const options: Option[] = [...things, { id: 'done', text: prompt, role: 'end' }]
  const decision: Decision = { number: 0, form: 'one', seat: 0, kind: 'turn.action', prompt, options }
  const seat = { seat: 0, decision, view: () => match.view(0), imagine: () => null, random: openStream('sfc32:seat') }
  const seen = (overlooks: number) => optionsIn(positionOf(seat, rolesOf, overlooks)).map(({ id }) => id)
  expect(seen(0)).toHaveLength(101)
  expect(seen(1)).toEqual(['done'])
  expect(seen(0.2)).toEqual(seen(0.2))
  expect(seen(0.2).length).toBeGreaterThan(65)
  expect(seen(0.2).length).toBeLessThan(95)
})

/** Lets a bot decide twice: from what its seat sees, and from that with all that is hidden from it dealt again. */
function twice(bot: Bot<State>): Bot<State> {
  return {
    id: bot.id,
    imagines: true,
    choose(seat) {
      const from = (view: () => State) => bot.choose({ ...seat, view, random: openStream('sfc32:twice') })
      const value = from(seat.view)
      const other = seat.imagine(0)
      if (other) expect(from(() => other.view(seat.seat))).toEqual(value)
      return value
    },
  }
}

test.each([hand, oldHand])(
  'what $id, easy bots and a Boss choose does not depend on what is hidden from them',
  (bot) => {
    const options = readOptions({ players: 3, job: 'out-of-the-stockade', boss: true })
    const bots = [bot, easy, boss].map(twice)
    const { decisions } = playOut({ game: adventures, options, seed: 'sfc32:twice', bots, limit: 150 })
    expect(decisions).toBeGreaterThan(100)
  },
)

test('somebody sees to what a teammate would like help with, and says so', () => {
  const match = Match.start(adventures, readOptions({ players: 2, job: 'light-fingers' }), 'sfc32:wishes')
  const bots = [hand, hand]
  while (match.pending[0]?.kind !== 'turn.action') {
    const [decision] = match.pending
    if (!decision) throw new Error('Nobody is asked.')
    const { seat, number } = decision
    const at = { seat, decision, view: () => match.view(seat), imagine: () => null, random: openStream('sfc32:wish') }
    match.answer({ seat, decision: number, value: bots[seat]?.choose(at) ?? 0 })
  }
  const t = tableFor(match.view(0))
  const [crate] = t.state.tokens.filter(({ kind }) => kind === 'safe' || kind === 'crate').slice(-1)
  const [goon] = t.state.goons.slice(-1)
  for (const id of [crate?.id, goon?.id]) {
    const spot = { token: id ?? '' }
    const aims = [...rolesOf(t, [{ seat: 1, at: spot }]).values()].map(({ task }) => aimOf(task))
    expect(aims.filter((aim) => aim !== null && isSameSpot(thingSpot(aim), spot)).length).toBeGreaterThan(0)
  }
  const [decision] = match.pending
  if (!decision) throw new Error('Nobody is asked.')
  const { seat } = decision
  const asked = { seat, decision, view: () => match.view(seat), imagine: () => null, random: openStream('sfc32:wish') }
  expect(hand.intends?.(asked)).toMatchObject({ key: 'intent.go' })
})
