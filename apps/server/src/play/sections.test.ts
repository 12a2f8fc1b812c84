import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withChanges } from '../client.ts'
import { changedKeys, changesTo, scribe, sectionsOf } from './sections.ts'

type State = Record<string, unknown>

const key = fc.string({ maxLength: 6 }).filter((name) => name !== '__proto__')
const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
const inner = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
})).value
const state: fc.Arbitrary<State> = fc.dictionary(key, inner, { maxKeys: 6 })

/** Two states that have much in common, as the states before and after an answer have. */
const pair = fc
  .tuple(state, state, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }))
  .map(([one, other, keep]) => {
    const kept = Object.entries(one).filter((_, index) => keep[index])
    const changed = Object.entries(other).map(([name, value], index): [string, unknown] => {
      const before = one[name]
      const mixed = keep[index] && isObject(before) && isObject(value)
      return [name, mixed && !Array.isArray(before) && !Array.isArray(value) ? { ...before, ...value } : value]
    })
    return [one, Object.fromEntries([...kept, ...changed])] as const
  })

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}

/** What a client holds after the trip over the wire. */
function overTheWire<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

describe('changes of a view', () => {
  test('lead from any state to any other', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const sections = sectionsOf(before, scribe())
        const changes = overTheWire(changesTo(sections, after, scribe()))
        expect(withChanges(overTheWire(before), changes)).toEqual(after)
        expect(new Map([...sections].sort())).toEqual(new Map([...sectionsOf(after, scribe())].sort()))
      }),
      { numRuns: 2000 },
    )
  })

  test('lead on from state to state', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 6 }), ([first = {}, ...later]) => {
        const sections = sectionsOf(first, scribe())
        let held: unknown = overTheWire(first)
        for (const next of later) {
          held = withChanges(held, overTheWire(changesTo(sections, next, scribe())))
          expect(held).toEqual(next)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('leave what did not change as it is, and what was held before untouched', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const held = overTheWire(before)
        const changes = overTheWire(changesTo(sectionsOf(before, scribe()), after, scribe()))
        const next = withChanges(held, changes)
        expect(held).toEqual(before)
        const told = new Set(changes.map(({ path }) => path[0]))
        for (const name of Object.keys(held))
          if (!told.has(name)) expect(Reflect.get(Object(next), name)).toBe(held[name])
        for (const { path } of changes) {
          const [outer, within] = path
          if (within === undefined) continue
          const [old, now] = [held[outer], Reflect.get(Object(next), outer)]
          const same = Object.keys(Object(old)).filter(
            (part) => !changes.some((change) => change.path[0] === outer && change.path[1] === part),
          )
          for (const part of same) expect(Reflect.get(now, part)).toBe(Reflect.get(Object(old), part))
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('are all found where the state changed', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const texts = new Map<string, string>()
        changedKeys(texts, before)
        const changed = changedKeys(texts, after)
        const part = Object.fromEntries(Object.entries(after).filter(([name]) => changed.includes(name)))
        const sections = sectionsOf(before, scribe())
        const changes = changesTo(sections, part, scribe(), changed)
        expect(withChanges(overTheWire(before), overTheWire(changes))).toEqual(after)
        expect(changedKeys(texts, structuredClone(after))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('are none where nothing changed, and only the parts that did', () => {
    const view = { round: 1, piles: { a: [1, 2], b: [3] }, seats: [{ credits: 5 }, { credits: 7 }] }
    const sections = sectionsOf(view, scribe())
    expect(changesTo(sections, structuredClone(view), scribe())).toEqual([])
    const next = { round: 2, piles: { a: [1, 2], b: [4] }, seats: [{ credits: 5 }, { credits: 9 }] }
    expect(changesTo(sections, next, scribe())).toEqual([
      { path: ['round'], value: 2 },
      { path: ['piles', 'b'], value: [4] },
      { path: ['seats', '1'], value: { credits: 9 } },
    ])
  })
})
