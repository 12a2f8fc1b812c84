import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswer } from './bot.ts'
import { brokenLimits, checkValue, type Decision, Refusal, readAnswer, type Value } from './decision.ts'
import { Match } from './match.ts'
import { chooseSome, question, type Rules } from './rules.ts'
import { openStream } from './seed.ts'
import { notesGame } from './testing/games.ts'
import { text } from './text.ts'

const seat = 1
const asked = { seat, kind: 'test', prompt: text('test') }
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: text(id) }))

const decisions: Record<Decision['form'], Decision> = {
  one: question.one({ ...asked, options }),
  some: question.some({ ...asked, options, min: 1, max: 3 }),
  order: question.order({ ...asked, options }),
  amount: question.amount({ ...asked, min: -2, max: 5 }),
  confirm: question.confirm(asked),
}

const forms = ['one', 'some', 'order', 'amount', 'confirm'] as const

const legal: Record<Decision['form'], readonly Value[]> = {
  one: ['a', 'd'],
  some: [['a'], ['d', 'b'], ['c', 'b', 'a']],
  order: [
    ['a', 'b', 'c', 'd'],
    ['d', 'b', 'a', 'c'],
  ],
  amount: [-2, 0, 5],
  confirm: [true, false],
}

const illegal: Record<Decision['form'], readonly Value[]> = {
  one: ['e', '', 'A', 'toString', ['a'], 0, true],
  some: [[], ['a', 'b', 'c', 'd'], ['a', 'a'], ['e'], ['a', 'e'], 'a', 1, false],
  order: [[], ['a', 'b', 'c'], ['a', 'b', 'c', 'c'], ['a', 'b', 'c', 'e'], ['a', 'b', 'c', 'd', 'e'], 'a', 4, true],
  amount: [-3, 6, 1.5, Number.MAX_SAFE_INTEGER, '1', ['1'], true],
  confirm: ['true', '', 0, 1, [], ['true']],
}

function refusalOf(act: () => void): Refusal {
  try {
    act()
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal
    throw refusal
  }
  throw new Error('Nothing was refused.')
}

describe.each(forms)('a decision of the form "%s"', (form) => {
  test('takes its legal answers', () => {
    for (const value of legal[form]) expect(() => checkValue(decisions[form], value)).not.toThrow()
  })

  test('refuses any other', () => {
    for (const value of illegal[form])
      expect(refusalOf(() => checkValue(decisions[form], value))).toMatchObject({ code: 'illegal', field: 'value' })
  })

  test('is answered legally at random', () => {
    const random = openStream(`sfc32:${form}`)
    const given = new Set<string>()
    for (let n = 0; n < 500; n++) {
      const value = anyAnswer(decisions[form], random)
      checkValue(decisions[form], value)
      given.add(JSON.stringify(value))
    }
    for (const value of legal[form]) expect(given).toContain(JSON.stringify(value))
  })
})

test('a refusal says what to do', () => {
  const said = (form: Decision['form'], value: Value) => refusalOf(() => checkValue(decisions[form], value)).message
  expect(said('one', 'e')).toBe('"e" is not among the options of this decision.')
  expect(said('one', 3)).toBe('This decision is answered with the id of one option.')
  expect(said('some', [])).toBe('Name 1 to 3 options, not 0.')
  expect(said('order', ['a'])).toBe('Name 4 options, not 1.')
  expect(said('amount', 9)).toBe('The number must be whole and from -2 to 5.')
})

describe('a basket', () => {
  const basket = question.some({
    ...asked,
    options: [
      { id: 'fuel', text: text('fuel'), most: 4 },
      { id: 'hat', text: text('hat') },
      { id: 'sale', text: text('sale'), most: 2 },
    ],
    min: 0,
    max: 7,
    limits: [{ of: 'money', text: text('limit.money'), most: 5, uses: { fuel: 1, hat: 3, sale: -2 } }],
  })
  const said = (value: Value) => refusalOf(() => checkValue(basket, value)).message

  test('names an option as often as it may be named, within every limit', () => {
    for (const value of [[], ['fuel', 'fuel', 'hat'], ['fuel', 'hat', 'fuel', 'fuel', 'sale'], ['sale', 'sale']])
      expect(() => checkValue(basket, value)).not.toThrow()
    expect(said(['hat', 'hat'])).toBe('An option may be named only once.')
    expect(said(['fuel', 'fuel', 'fuel', 'fuel', 'fuel'])).toBe('"fuel" may be named 4 times at most.')
  })

  test('is refused with the name of what is too much', () => {
    expect(said(['fuel', 'fuel', 'hat', 'fuel'])).toBe('That takes 6 of "money", and there are 5.')
    expect(brokenLimits(basket, ['fuel', 'fuel', 'hat', 'fuel']).map(({ text: { key } }) => key)).toEqual([
      'limit.money',
    ])
    expect(brokenLimits(basket, ['fuel', 'fuel', 'hat', 'fuel', 'sale'])).toEqual([])
  })

  test('is filled legally at random', () => {
    const random = openStream('sfc32:basket')
    for (let n = 0; n < 300; n++) expect(() => checkValue(basket, anyAnswer(basket, random))).not.toThrow()
  })

  test('is asked for though each thing may be had, where one may be had again', () => {
    const asking = chooseSome({ ...asked, min: 0, max: 9 }, ['fuel'], (id) => ({ id, text: text(id), most: 2 }))
    expect(asking.next().value).toMatchObject({ decisions: [{ form: 'some', min: 0, max: 2 }] })
    expect(asking.next([{ index: 0, value: ['fuel', 'fuel'] }])).toEqual({ done: true, value: ['fuel', 'fuel'] })
  })
})

test.each([
  [null, 'answer'],
  [undefined, 'answer'],
  ['a', 'answer'],
  [[], 'answer'],
  [{ decision: 0, value: 'a' }, 'seat'],
  [{ seat: '0', decision: 0, value: 'a' }, 'seat'],
  [{ seat: -1, decision: 0, value: 'a' }, 'seat'],
  [{ seat: 0.5, decision: 0, value: 'a' }, 'seat'],
  [{ seat: 0, value: 'a' }, 'decision'],
  [{ seat: 0, decision: Number.NaN, value: 'a' }, 'decision'],
  [{ seat: 0, decision: 0 }, 'value'],
  [{ seat: 0, decision: 0, value: null }, 'value'],
  [{ seat: 0, decision: 0, value: {} }, 'value'],
  [{ seat: 0, decision: 0, value: [1] }, 'value'],
  [{ seat: 0, decision: 0, value: Number.POSITIVE_INFINITY }, 'value'],
  [{ seat: 0, decision: 0, value: 'a', cheat: true }, 'cheat'],
  [JSON.parse('{"seat":0,"decision":0,"value":"a","__proto__":{}}'), '__proto__'],
])('reading %j finds fault with "%s"', (raw, field) => {
  expect(refusalOf(() => readAnswer(raw))).toMatchObject({ name: 'Refusal', code: 'malformed', field })
})

test('an answer that was read does not change with the list it was read from', () => {
  const list = ['a', 'b']
  const answer = readAnswer({ seat: 0, decision: 0, value: list })
  list.pop()
  expect(answer.value).toEqual(['a', 'b'])
})

/** A match that waits for one decision; another seat has been asked something before. */
function waitingFor(form: Decision['form']) {
  const game = notesGame(function* ({ state, tell }): Rules<void> {
    yield { decisions: [question.confirm({ ...asked, seat: 0 })], until: 'first' }
    tell({ kind: 'asked', sees: 'everyone' })
    const given = yield { decisions: [decisions[form], question.confirm({ ...asked, seat: 2 })], until: 'first' }
    state.notes.push(JSON.stringify(given))
  })
  const match = Match.start(game, null, 'sfc32:waiting')
  match.answer({ seat: 0, decision: 0, value: true })
  return match
}

function everythingOf(match: ReturnType<typeof waitingFor>): string {
  const { pending, log, answers, over, checkpoint } = match
  return JSON.stringify([match.hash(), match.state, pending, log, answers, over, checkpoint, match.events(null)])
}

describe('a match refuses', () => {
  const first = (form: Decision['form']) => legal[form][0] ?? ''

  test.each([
    ['malformed', 'value', { seat, decision: 1 }],
    ['stale', 'decision', { seat, decision: 0, value: 'a' }],
    ['stale', 'decision', { seat, decision: 3, value: 'a' }],
    ['foreign', 'seat', { seat: 0, decision: 1, value: 'a' }],
    ['foreign', 'seat', { seat: 2, decision: 1, value: 'a' }],
    ['illegal', 'value', { seat, decision: 1, value: 'e' }],
  ])('what is %s, for its %s', (code, field, raw) => {
    const match = waitingFor('one')
    const before = everythingOf(match)
    expect(refusalOf(() => match.answer(raw))).toMatchObject({ code, field })
    expect(everythingOf(match)).toBe(before)
  })

  test('with different words a decision that has passed and one to come', () => {
    const match = waitingFor('one')
    const said = (decision: number) => refusalOf(() => match.answer({ seat, decision, value: 'a' })).message
    expect(said(0)).toBe('Decision 0 was answered or has passed; answer one that is pending.')
    expect(said(7)).toBe('Decision 7 has not been asked; answer one that is pending.')
  })

  test('any answer once the game is over', () => {
    const match = waitingFor('one')
    match.answer({ seat, decision: 1, value: 'a' })
    const before = everythingOf(match)
    expect(refusalOf(() => match.answer({ seat, decision: 1, value: 'a' }))).toMatchObject({
      code: 'over',
      field: 'decision',
    })
    expect(everythingOf(match)).toBe(before)
  })

  test('ten thousand answers each wrong in some way, and nothing changes', () => {
    const matches: Record<Decision['form'], ReturnType<typeof waitingFor>> = {
      one: waitingFor('one'),
      some: waitingFor('some'),
      order: waitingFor('order'),
      amount: waitingFor('amount'),
      confirm: waitingFor('confirm'),
    }
    const before = new Map(forms.map((form) => [form, everythingOf(matches[form])]))
    const codes = new Set<string>()

    const junkSeat = fc.oneof(fc.integer(), fc.double(), fc.anything()).filter((junk) => junk !== seat)
    const junkDecision = fc.oneof(fc.nat(5), fc.integer(), fc.anything()).filter((junk) => junk !== 1)
    const junkIds = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'é', '', '__proto__'), { minLength: 5 })
    const junkValue = (form: Decision['form']) =>
      fc.oneof(
        fc.constantFrom(...illegal[form]),
        junkIds,
        fc.dictionary(fc.string(), fc.anything()),
        fc.array(fc.oneof(fc.integer(), fc.constant(null)), { minLength: 1 }),
        fc.constantFrom(null, undefined),
        fc.integer({ min: 6 }),
        fc.string({ minLength: 2 }),
      )
    const junkKey = fc.string().filter((key) => !['seat', 'decision', 'value'].includes(key))

    const wrong = fc.constantFrom(...forms).chain((form) => {
      const right = { seat, decision: 1, value: first(form) }
      const raw: fc.Arbitrary<unknown> = fc.oneof(
        fc.anything(),
        junkSeat.map((junk) => ({ ...right, seat: junk })),
        junkDecision.map((junk) => ({ ...right, decision: junk })),
        junkValue(form).map((junk) => ({ ...right, value: junk })),
        fc.record({ seat: junkSeat, decision: junkDecision, value: junkValue(form) }),
        fc
          .tuple(junkKey, fc.anything())
          .map(([key, junk]) => Object.fromEntries([...Object.entries(right), [key, junk]])),
        fc
          .constantFrom('seat', 'decision', 'value')
          .map((missing) => Object.fromEntries(Object.entries(right).filter(([key]) => key !== missing))),
      )
      return raw.map((answer) => ({ form, answer }))
    })

    fc.assert(
      fc.property(wrong, ({ form, answer }) => {
        const match = matches[form]
        codes.add(refusalOf(() => match.answer(answer)).code)
        expect(everythingOf(match)).toBe(before.get(form))
      }),
      { numRuns: 10_000 },
    )
    expect(codes).toEqual(new Set(['malformed', 'stale', 'foreign', 'illegal']))
  })
})
