import { scenario } from '@keep-flying/adventures/scenario'
import { expect, test } from 'vitest'
import { trackOf } from './track.ts'

const game = scenario({
  map: 'M Z t',
  who: { mal: { moment: 12 }, zoe: { moment: 14 } },
  goonsAre: { t1: { alerted: 14 } },
})

test('markers stand on their Moment, the one that acts first on top; Segments begin and end with a star', () => {
  const { spaces, folded } = trackOf(game.state.timeline)
  expect(folded).toBe(0)
  expect(spaces).toHaveLength(game.state.timeline.last)
  expect(spaces[13]?.markers.map(({ id }) => id)).toEqual(['t1', 'zoe'])
  expect(spaces.filter(({ isStar }) => isStar).map(({ moment }) => moment)).toEqual([10, 20, 30, 40])
  expect(spaces.filter(({ isStart }) => isStart).map(({ figure }) => figure)).toEqual([1, 1, 1, 1])
  expect(spaces.filter(({ isPast }) => isPast)).toHaveLength(11)
})

test('on a long Timeline the past folds away', () => {
  const { spaces, folded } = trackOf({ ...game.state.timeline, last: 60 })
  expect(folded).toBe(10)
  expect(spaces[0]?.moment).toBe(11)
  expect(spaces.at(-1)?.moment).toBe(60)
})
