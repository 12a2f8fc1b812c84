import type { OneOf } from '@keep-flying/kernel'
import type { CaptainSet } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { helm } from '../chart/testing.ts'
import { onlyDeed } from './only-deed.ts'
import { proposedIn } from './proposed.ts'

/** What stands ready for a captain whose turn it is. */
function ready(captain: CaptainSet) {
  const { game, t, me } = helm(captain)
  const decision = game.match.pending.find((asked): asked is OneOf => asked.kind === 'turn' && asked.form === 'one')
  if (!decision) throw new Error('It is nobody’s turn.')
  return { proposed: proposedIn(t, me, decision), decision, t, me }
}

test('a job that can be worked here comes first', () => {
  const { proposed } = ready({ at: 'jubilee', crew: ['Zoe', 'Kaylee'], loaded: ['badger-03'], passenger: 3 })
  expect(proposed).toMatchObject({ act: 'work', pick: 'job:badger-03', course: [] })
})

test('whoever has room for jobs deals with a contact', () => {
  expect(ready({ at: 'persephone' }).proposed).toMatchObject({ act: 'deal', pick: 'deal:badger' })
  const full = ready({ at: 'persephone', hand: ['niska-01', 'niska-02', 'niska-03'] })
  expect(full.proposed?.act).not.toBe('deal')
})

test('with nothing to do here the ship flies where something is', () => {
  const { proposed } = ready({ at: 'new-melbourne', crew: ['Zoe', 'Kaylee'], loaded: ['badger-03'], passenger: 3 })
  expect(proposed?.act).toBe('fly')
  expect(proposed?.course.at(-1)).toBe('jubilee')
})

test('a ship short of fuel buys some before it goes on', () => {
  expect(ready({ at: 'silverhold', fuel: 1 }).proposed).toMatchObject({ act: 'buy', pick: 'shop' })
})

test('where nothing else is left, the turn ends; where odd jobs are left, they are done', () => {
  const { decision, me, t } = ready({ at: 'albion' })
  const only = (...ids: string[]) => ({ ...decision, options: decision.options.filter(({ id }) => ids.includes(id)) })
  expect(proposedIn(t, me, only('end'))).toMatchObject({ act: 'end', pick: 'end' })
  expect(proposedIn(t, me, only('make-work', 'end'))).toMatchObject({ act: 'work', pick: 'make-work' })
})

test('an action with one thing to do is done at once, unless it is risky', () => {
  const { decision } = ready({ at: 'persephone' })
  const of = (group: string) => decision.options.filter((option) => option.group === group)
  expect(onlyDeed('deal', of('deal'))?.id).toBe('deal:badger')
  expect(onlyDeed('buy', of('buy'))?.id).toBe('shop')
  expect(onlyDeed('fly', of('fly'))).toBeNull()
  const [only] = of('deal')
  expect(only && onlyDeed('work', [{ ...only, role: 'risky' }])).toBeNull()
})
