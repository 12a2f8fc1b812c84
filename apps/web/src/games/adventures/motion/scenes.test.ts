import { tableFor } from '@keep-flying/adventures/ask'
import { scenario } from '@keep-flying/adventures/scenario'
import { type HeardEvent, text, type Word } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { scenesOf } from './scenes.ts'

const play = scenario({ map: 'Z . . . . . t' })
const t = tableFor(play.match.view(0))
const [goon] = t.state.goons

let seq = 0
const event = (kind: string, data: Record<string, Word>): HeardEvent => ({ seq: ++seq, kind, data })
const named = (name: string, id: string | number): Word => ({ name, id })

test('a Goon walks square by square, and then is seen to strike', () => {
  if (!goon) throw new Error('There is no Goon.')
  const who = named('goon', goon.id)
  const scenes = scenesOf(t, [
    event('alerted', { who }),
    event('moved', { who, where: named('square', goon.at - 3) }),
    event('brawl', { who: named('goon', goon.id), whom: named('crew', 'zoe') }),
  ])
  expect(scenes.map(({ is }) => is)).toEqual(['wake', 'walk', 'blow'])
  const [, walk, blow] = scenes
  if (walk?.is !== 'walk' || !blow) throw new Error('Nobody walks.')
  expect(walk.squares).toEqual([goon.at, goon.at - 1, goon.at - 2, goon.at - 3])
  expect(blow.from).toBe(walk.from + walk.lasts)
})

const face = (n: number) => text('die', { face: named('face', n) })

test('a Goon looks before it shoots, and its dice fall before the shot', () => {
  if (!goon) throw new Error('There is no Goon.')
  const [who, whom] = [named('goon', goon.id), named('crew', 'zoe')]
  const scenes = scenesOf(t, [
    event('goon-shoots', { who, whom }),
    event('rolled', { who, dice: { list: [face(5), face(6)], join: 'and' }, points: 1, n: 12, target: 6 }),
    event('hit', { who, whom }),
  ])
  expect(scenes.map(({ is }) => is)).toEqual(['told', 'look', 'dice', 'shot'])
  const [, look, dice, shot] = scenes
  if (dice?.is !== 'dice' || !look || !shot) throw new Error('No dice fall.')
  expect(dice.faces).toEqual([5, 6])
  expect([dice.from, shot.from]).toEqual([look.from + look.lasts, dice.from + dice.lasts])
})

test('somebody of the Crew walks the way that was told, around whatever is there', () => {
  const walked = scenario({ map: '. . .\nZ t .\n. . .' })
  const before = tableFor(structuredClone(walked.match.view(0)))
  const heard = walked.match.events(0).length
  walked.path('move', '5', 'stop')
  const [walk] = scenesOf(before, walked.match.events(0).slice(heard))
  if (walk?.is !== 'walk') throw new Error('Nobody walks.')
  expect([walk.squares[0], walk.squares.length, walk.squares.at(-1)]).toEqual([3, 3, 5])
  expect(walk.squares).not.toContain(4)
})
