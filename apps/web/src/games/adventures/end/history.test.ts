import { scenario } from '@keep-flying/adventures/scenario'
import { expect, test } from 'vitest'
import { weightiest } from '../../../end/weightiest.ts'
import { telling } from './history.ts'
import { standingIn } from './standing.ts'

test('where a Job stands is told by who is Alerted, hurt and out', () => {
  const play = scenario({ map: 'Z . . t b', goonsAre: { t1: { alerted: 3 } } })
  expect(standingIn(play.match.view(0)).figures).toEqual({ alerted: [1], wounds: [0], bodies: [1] })
})

test('the weightiest events are told in order of time, one per answer', () => {
  const heard = (...kinds: string[]) => kinds.map((kind, n) => ({ seq: n, kind }))
  const steps = [
    { entry: 1, at: 3, figures: {}, heard: heard('moved', 'alerted', 'downed') },
    { entry: 2, at: 9, figures: {}, heard: heard('alarm').map((event) => ({ ...event, seq: 8 })) },
    { entry: 3, at: 12, figures: {}, heard: heard('job-done').map((event) => ({ ...event, seq: 9 })) },
  ]
  expect(weightiest(steps, telling, 2).map(({ event }) => event.kind)).toEqual(['downed', 'job-done'])
})
