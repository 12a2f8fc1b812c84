import type { HeardEvent, Word } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { tellTurn } from './turn.ts'

let seq = 0
const event = (kind: string, data: Record<string, Word>): HeardEvent => ({ seq: ++seq, kind, data })
const zoe: Word = { name: 'crew', id: 'zoe' }
const mal: Word = { name: 'crew', id: 'mal' }
const thug: Word = { name: 'goon', id: 't1' }
const square = (id: number): Word => ({ name: 'square', id })

test('a turn is told by what its Crew Member did, and by what came of it', () => {
  const told = tellTurn(
    [
      event('moved', { who: zoe, where: square(3) }),
      event('moved', { who: zoe, where: square(5) }),
      event('hit', { who: zoe, whom: thug }),
      event('disabled', { who: thug }),
      event('moved', { who: thug, where: square(9) }),
      event('hit', { who: thug, whom: mal }),
      event('wounded', { who: mal }),
      event('wounded', { who: thug }),
      event('alerted', { who: thug }),
    ],
    'zoe',
  )
  expect(told).toEqual({
    deeds: [
      { is: 'moved', what: square(5) },
      { is: 'hit', what: thug },
    ],
    out: 1,
    alerted: 1,
    wounded: ['mal'],
    downed: [],
    alarm: false,
  })
})

test('how a Challenge ended is told with it', () => {
  const what: Word = { name: 'challenge', id: 'T09' }
  const tried = event('challenge', { who: zoe, what })
  const is = (events: readonly HeardEvent[]) => tellTurn(events, 'zoe').deeds.map((deed) => deed.is)
  expect(is([tried])).toEqual(['challenge'])
  expect(is([tried, event('test-passed', { who: zoe })])).toEqual(['challenge.test-passed'])
  const failed = event('test-failed', { who: zoe })
  expect(is([tried, failed, failed])).toEqual(['challenge.test-failed', 'test-failed'])
})
