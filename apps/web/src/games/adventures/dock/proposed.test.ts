import { scenario } from '@keep-flying/adventures/scenario'
import { expect, test } from 'vitest'
import { hasWaited, proposedIn } from './proposed.ts'
import { weighedIn } from './weighed.ts'

test('whoever has waited is done, unless something is touched', () => {
  const game = scenario({ map: 'Z . . 1 .' })
  const proposed = (touched: Parameters<typeof proposedIn>[1]) => {
    const [decision] = game.match.pending
    if (!decision) throw new Error('Nothing is asked.')
    const deeds = weighedIn(game.table(), game.crew('zoe'), decision)
    return proposedIn(deeds, touched, hasWaited(game.match.events(0)))
  }
  expect(proposed(null)?.icon).toBe('move')
  game.path('wait')
  expect(proposed(null)?.isEnd).toBe(true)
  expect(proposed({ kind: 'square', at: Number(game.spot('1')) })?.icon).toBe('move')
})

test('giving the Job up is not proposed, and does not stand among what brings it on', () => {
  const game = scenario({
    map: 'Z . . .',
    rules: { actions: [{ id: 'sell', name: 'Sell it', use: 'free', time: 0, do: [{ do: 'bust' }] }] },
  })
  const [decision] = game.match.pending
  if (!decision) throw new Error('Nothing is asked.')
  const deeds = weighedIn(game.table(), game.crew('zoe'), decision)
  expect(deeds.find(({ key }) => key === 'sell')?.isMinor).toBe(true)
  expect(proposedIn(deeds, null)?.icon).toBe('move')
})
