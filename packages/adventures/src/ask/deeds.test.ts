import { expect, test } from 'vitest'
import { english, writerOf } from '../index.ts'
import { scenario } from '../scenario.ts'
import type { Stance } from '../vocabulary/index.ts'
import { deedsOnCard, deedsOnGear } from './deeds.ts'
import { answersToAim } from './steps.ts'

const write = writerOf(english)

function onSide(game: ReturnType<typeof scenario>, side: Stance) {
  const deeds = deedsOnCard(game.table(), game.crew('zoe'), side)
  return (id: string) => deeds.find(({ action }) => action.id === id)
}

const yard = () =>
  scenario({ map: 'Z . t . . c', who: { zoe: { gear: ['Ranch Rifle'] } }, goonsAre: { c1: { alerted: 5 } } })

test('a deed that cannot be done says why, in the words of the rules', () => {
  const game = yard()
  const heroic = onSide(game, 'heroic')
  const why = (id: string) => {
    const text = heroic(id)?.why
    return text ? write(text) : null
  }
  expect(why('brawl')).toBe('no Goon is next to you')
  expect(why('heal')).toBe('no target: one wounded Crew Member (you or next to you)')
  expect(why('act-casual')).toBe('only if no Goon sees you')
  expect(why('move')).toBeNull()
  expect(
    write(onSide(scenario({ map: 'Z .', who: { zoe: { heroic: true } } }), 'casual')('move')?.why ?? { key: '' }),
  ).toBe('only while Casual')
})

test('an open deed says where it leads and whom it may be aimed at, and whether it turns somebody Heroic', () => {
  const game = yard()
  const move = onSide(game, 'casual')('move')
  expect(move?.squares).toEqual([1])
  expect(move?.turnsHeroic).toBe(false)
  expect(onSide(game, 'heroic')('move')?.turnsHeroic).toBe(true)
  const [shoot] = deedsOnGear(game.table(), game.crew('zoe'))
  expect(shoot?.targets.map((thing) => 'id' in thing && thing.id)).toEqual(['t1', 'c1'])
  expect(shoot?.turnsHeroic).toBe(true)
  expect(game.crew('zoe').stance).toBe('casual')
})

test('a move may also be aimed at a Heavy Object that can be shifted', () => {
  const game = scenario({ map: 'Z b .\n. . .' })
  const move = onSide(game, 'casual')('move')
  const [body] = game.state.bodies
  expect(move?.targets).toEqual(body ? [{ kind: 'token', id: body.id }] : [])
  expect(body && answersToAim({ do: [{ do: 'move-self', squares: 3 }] }, { kind: 'token', id: body.id })).toEqual([
    { kind: 'move.to', value: `shift ${body?.id}` },
  ])
})

test('every open deed is an answer to the question of the turn, and every closed one is not', () => {
  const game = scenario({ map: 'Z t . . . c', who: { zoe: { heroic: true, gear: ['Ranch Rifle', 'Boot Knife'] } } })
  const deeds = [
    ...deedsOnCard(game.table(), game.crew('zoe'), 'heroic'),
    ...deedsOnGear(game.table(), game.crew('zoe')),
  ]
  const options = game.options()
  for (const { option, why } of deeds)
    if (option !== null) expect([option, options.includes(option)]).toEqual([option, why === null])
})
