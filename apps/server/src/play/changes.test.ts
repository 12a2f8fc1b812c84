import { type Viewer, viewOf } from '@keep-flying/kernel'
import { withChanges } from '@keep-flying/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedParts, changesFor, type Memory } from './changes.ts'

type State = Record<string, unknown>

const key = fc.string({ maxLength: 6 }).filter((name) => name !== '__proto__')
const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
const sight = fc.constantFrom('everyone', 'nobody', 0, 1)
const card = fc.constantFrom('a1', 'a2', 'b1')
const inner = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    fc.record(
      {
        sees: sight,
        cards: fc.uniqueArray(card, { maxLength: 3 }),
        lookedAt: fc.dictionary(card, fc.uniqueArray(fc.constantFrom(0, 1), { minLength: 1 }), { maxKeys: 3 }),
      },
      { requiredKeys: ['sees', 'cards'] },
    ),
    fc.record({ sees: sight, secret: leaf }),
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

/** What arrives at a client. */
function overTheWire<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

const viewer: fc.Arbitrary<Viewer> = fc.constantFrom(0, 1, null)
const backOf = (card: string) => card.charAt(0)

function remembering(state: State): Memory {
  const memory: Memory = {}
  changedParts(memory, state)
  return memory
}

/** What a viewer who knows one state is told about the next. */
function changesFrom(before: State, after: State, viewer: Viewer) {
  return overTheWire(changesFor(viewer, changedParts(remembering(before), after), backOf))
}

describe('changes of a view', () => {
  test('are the same for a viewer, whoever was told of them before', () => {
    fc.assert(
      fc.property(pair, viewer, viewer, ([before, after], first, second) => {
        const parts = changedParts(remembering(before), after)
        changesFor(first, parts, backOf)
        expect(overTheWire(changesFor(second, parts, backOf))).toEqual(changesFrom(before, after, second))
      }),
      { numRuns: 1000 },
    )
  })

  test('lead from any state to any other', () => {
    fc.assert(
      fc.property(pair, viewer, ([before, after], viewer) => {
        const held = overTheWire(viewOf(before, viewer, backOf))
        expect(withChanges(held, changesFrom(before, after, viewer))).toEqual(viewOf(after, viewer, backOf))
      }),
      { numRuns: 2000 },
    )
  })

  test('lead from state to state, even if the state is one object that changes', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 6 }), viewer, ([first = {}, ...later], viewer) => {
        const memory = remembering(first)
        const living = structuredClone(first)
        let held: unknown = overTheWire(viewOf(first, viewer, backOf))
        for (const next of later) {
          for (const name of Object.keys(living)) delete living[name]
          Object.assign(living, structuredClone(next))
          held = withChanges(held, overTheWire(changesFor(viewer, changedParts(memory, living), backOf)))
          expect(held).toEqual(viewOf(next, viewer, backOf))
          expect(memory).toEqual(next)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('leave what did not change as it is, and do not touch the old view', () => {
    fc.assert(
      fc.property(pair, viewer, ([before, after], viewer) => {
        const view = overTheWire(viewOf(before, viewer, backOf))
        const held = structuredClone(view)
        const changes = changesFrom(before, after, viewer)
        const next = withChanges(held, changes)
        expect(held).toEqual(view)
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

  test('contain nothing that looks the same to the viewer', () => {
    fc.assert(
      fc.property(pair, viewer, ([before, after], viewer) => {
        const [then, now] = [before, after].map((state) => viewOf(state, viewer, backOf))
        for (const { path } of changesFrom(before, after, viewer)) {
          const [shownThen, shownNow] = [then, now].map((view) =>
            path.reduce((part, key) => Object(part)[key], Object(view)),
          )
          expect(shownNow).not.toEqual(shownThen)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('are empty if nothing changed, and else only the parts that did', () => {
    const view = { round: 1, piles: { a: [1, 2], b: [3] }, seats: [{ credits: 5 }, { credits: 7 }] }
    expect(changesFrom(view, structuredClone(view), null)).toEqual([])
    const next = { round: 2, piles: { a: [1, 2], b: [4] }, seats: [{ credits: 5 }, { credits: 9 }] }
    expect(changesFrom(view, next, null)).toEqual([
      { path: ['round'], value: 2 },
      { path: ['piles', 'b'], value: [4] },
      { path: ['seats', '1'], value: { credits: 9 } },
    ])
  })

  test('say nothing about a pile that was shuffled, and about a hand only how many cards it has', () => {
    const before = { deck: { sees: 'nobody', cards: ['a1', 'a2'] }, seats: [{ hand: { sees: 0, cards: ['b1'] } }] }
    const after = { deck: { sees: 'nobody', cards: ['a2', 'a1'] }, seats: [{ hand: { sees: 0, cards: ['b1', 'b2'] } }] }
    expect(changesFrom(before, after, 0)).toEqual([{ path: ['seats', '0'], value: after.seats[0] }])
    const hidden = { hand: { sees: 0, cards: [], backs: ['b', 'b'] } }
    expect(changesFrom(before, after, 1)).toEqual([{ path: ['seats', '0'], value: hidden }])
  })

  test('show a look to the seat that looked, and to nobody else', () => {
    const deck = { sees: 'nobody', cards: ['a1', 'a2', 'b1'] }
    const before = { deck, table: { sees: 'everyone', cards: ['b2'] } }
    const after = { deck: { ...deck, lookedAt: { a2: [1] } }, table: { ...before.table, lookedAt: { b2: [0] } } }
    const shown = { sees: 'nobody', cards: [], backs: ['a', 'a', 'b'], known: [{ card: 'a2', at: 1 }] }
    expect(changesFrom(before, after, 1)).toEqual([{ path: ['deck'], value: shown }])
    for (const viewer of [0, null]) expect(changesFrom(before, after, viewer)).toEqual([])
    const { known: _, ...forgotten } = shown
    expect(changesFrom(after, before, 1)).toEqual([{ path: ['deck'], value: forgotten }])
  })
})
