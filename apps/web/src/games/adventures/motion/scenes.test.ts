import { tableFor } from '@keep-flying/adventures/ask'
import { scenario } from '@keep-flying/adventures/scenario'
import type { HeardEvent, Word } from '@keep-flying/kernel'
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
    event('moved', { who, where: named('square', goon.at - 3), path: '' }),
    event('brawl', { who: named('goon', goon.id), whom: named('crew', 'zoe') }),
  ])
  expect(scenes.map(({ is }) => is)).toEqual(['wake', 'walk', 'blow'])
  const [, walk, blow] = scenes
  if (walk?.is !== 'walk' || !blow) throw new Error('Nobody walks.')
  expect(walk.squares).toEqual([goon.at, goon.at - 1, goon.at - 2, goon.at - 3])
  expect(blow.from).toBe(walk.from + walk.lasts)
})
