import { describe, expect, test } from 'vitest'
import { grades, type Job } from '../vocabulary/index.ts'
import { equipmentCards, jobs } from './index.ts'

/** Every value that stands under a name anywhere in a Job. */
function under(job: unknown, name: string): unknown[] {
  if (typeof job !== 'object' || job === null) return []
  return Object.entries(job).flatMap(([key, value]) => (key === name ? [value] : []).concat(under(value, name)))
}

/** Values under a name that are names themselves, each once. */
const names = (job: unknown, name: string) =>
  new Set(under(job, name).filter((value): value is string => typeof value === 'string'))

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id)

/** Everything in a Job but what is called so. */
function without(job: Job, part: keyof Job): Partial<Job> {
  const { [part]: _, ...rest } = job
  return rest
}

const doors = (job: Job) => ids(job.map.buildings.flatMap((building) => building.doors))

describe.each(jobs)('$name', (job) => {
  test('names only what it has', () => {
    const named = (name: string) => [...names(job, name)]
    expect(ids(job.goons)).toEqual(expect.arrayContaining(named('goon')))
    expect(ids(job.tokens)).toEqual(expect.arrayContaining(named('token')))
    expect(doors(job)).toEqual(expect.arrayContaining([...named('door'), ...job.special.flatMap(doorsNamed)]))
    expect(ids(job.map.buildings)).toEqual(expect.arrayContaining(named('building')))
    expect(Object.keys(job.map.zones)).toEqual(expect.arrayContaining(named('zone')))
    expect(Object.keys(job.figures)).toEqual(expect.arrayContaining(named('figure')))
    expect(job.goons.map(({ group }) => group)).toEqual(expect.arrayContaining(named('group')))
    expect(ids(equipmentCards)).toEqual(expect.arrayContaining(under(job, 'cards').flat()))
  })

  test('leads to every step, and ends', () => {
    const [first, ...later] = ids(job.steps)
    expect([first, ...names(job, 'step')].toSorted()).toEqual(ids(job.steps).toSorted())
    expect(names(job, 'step')).toEqual(new Set(later))
    expect(names(job, 'do')).toContain('win')
    for (const step of under(job, 'steps').flat()) if (typeof step === 'string') expect(ids(job.steps)).toContain(step)
  })

  test('uses every result that it lists, and lists every one that it uses', () => {
    const used = under(job, 'do')
      .flat()
      .concat(under(job, 'success').flat(), under(job, 'fail').flat(), under(job, 'effects').flat())
      .concat(under(job, 'else').flat(), under(job, 'oneOf').flat(2))
      .flatMap((effect) => (isResult(effect) ? [effect.name] : []))
    expect(new Set(used)).toEqual(new Set(Object.keys(job.results)))
  })

  test('counts what it asks for, and asks for what it counts', () => {
    const counted = new Set(countersIn(job, (thing) => thing.do === 'count'))
    const asked = new Set(countersIn(job, (thing) => thing.do !== 'count'))
    expect(counted).toEqual(asked)
  })

  test('raises every flag that it asks about', () => {
    const asked = under(job, 'if').concat(under(job, 'needs')).flat()
    const flags = asked.flatMap((one) => (isFlag(one) ? [one.name] : []))
    expect(new Set(flags)).toEqual(names(job, 'flag'))
  })

  test('JOB-07 pays more for every better grade', () => {
    const thresholds = grades.map((grade) => job.grades[grade])
    expect(thresholds[0]).toBe(0)
    expect(thresholds).toEqual(thresholds.toSorted((a, b) => a - b))
    expect(new Set(thresholds).size).toBe(grades.length)
  })

  test('has an event for each face of the die', () => {
    expect(Object.keys(job.events)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(new Set(Object.values(job.events).map(({ id }) => id)).size).toBe(6)
  })

  test('gets easier with fewer Crew, never harder', () => {
    const [one, two, three, four] = Object.values(job.fewer)
    for (const [fewer, more] of [
      [one, two],
      [two, three],
      [three, four],
    ]) {
      expect(fewer?.leaveOut?.length ?? 0).toBeGreaterThanOrEqual(more?.leaveOut?.length ?? 0)
      expect(fewer?.alarm ?? 0).toBeGreaterThanOrEqual(more?.alarm ?? 0)
    }
    for (const { leaveOut = [], figures = {} } of Object.values(job.fewer)) {
      expect(ids(job.goons)).toEqual(expect.arrayContaining([...leaveOut]))
      expect(Object.keys(job.figures)).toEqual(expect.arrayContaining(Object.keys(figures)))
    }
  })

  test('uses every figure that it has', () => {
    expect(names(without(job, 'figures'), 'figure')).toEqual(new Set(Object.keys(job.figures)))
  })
})

function doorsNamed(rule: Job['special'][number]): readonly string[] {
  return 'doors' in rule ? rule.doors : []
}

function isResult(effect: unknown): effect is { readonly name: string } {
  return typeof effect === 'object' && effect !== null && 'do' in effect && effect.do === 'result'
}

function isFlag(asked: unknown): asked is { readonly name: string } {
  if (typeof asked !== 'object' || asked === null) return false
  return ('is' in asked && asked.is === 'flag') || ('need' in asked && asked.need === 'flag')
}

function countersIn(part: unknown, wanted: (thing: Record<string, unknown>) => boolean): string[] {
  if (typeof part !== 'object' || part === null) return []
  const thing: Record<string, unknown> = { ...part }
  const own = typeof thing['counter'] === 'string' && wanted(thing) ? [thing['counter']] : []
  return own.concat(Object.values(thing).flatMap((value) => countersIn(value, wanted)))
}
