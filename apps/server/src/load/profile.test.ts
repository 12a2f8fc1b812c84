import { expect, test } from 'vitest'
import { type CpuProfile, profileTable, sharesOf } from './profile.ts'

const at = (url: string, functionName = 'work') => ({ callFrame: { functionName, url } })

/** Ten microseconds for each sample named. */
function profile(...samples: number[]): CpuProfile {
  return {
    nodes: [
      { id: 1, ...at('', '(root)'), children: [2, 4, 6, 8, 9] },
      { id: 2, ...at('file:///apps/server/dist/play/room.js'), children: [3] },
      { id: 3, ...at('file:///packages/verse/dist/rules/fly.js'), children: [10] },
      { id: 4, ...at('file:///node_modules/ws/lib/sender.js'), children: [5] },
      { id: 5, ...at('', 'writev') },
      { id: 6, ...at('file:///node_modules/pg/lib/client.js'), children: [7] },
      { id: 7, ...at('', 'writev') },
      { id: 8, ...at('', '(idle)') },
      { id: 9, ...at('', '(garbage collector)') },
      { id: 10, ...at('node:internal/util') },
    ],
    samples,
    startTime: 1000,
    timeDeltas: samples.map(() => 10),
  }
}

test('time counts for the nearest caller that says what it was for, and idle time not at all', () => {
  const shares = sharesOf(profile(3, 10, 2, 4, 5, 5, 7, 8, 8, 8, 9, 6), { from: 0, to: 2000 })
  expect(Object.fromEntries([...shares].filter(([, share]) => share > 0))).toEqual({
    rules: 2 / 9,
    'rooms, seats and limits': 1 / 9,
    'sockets: libraries and streams': 1 / 9,
    'sockets: system calls': 2 / 9,
    'database: system calls': 1 / 9,
    'database: libraries and statements': 1 / 9,
    'garbage collection': 1 / 9,
  })
  expect(profileTable([{ tables: 1000, shares, cost: 0.45 }])).toContain('| rules | 0.100 (22 %) |')
})

test('time before and after the stretch does not count', () => {
  const shares = sharesOf(profile(2, 3, 3, 9, 2, 2), { from: 1015, to: 1040 })
  expect(shares.get('rules')).toBeCloseTo(2 / 3)
  expect(shares.get('garbage collection')).toBeCloseTo(1 / 3)
})
