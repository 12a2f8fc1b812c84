import { type Decision, type OneOf, type Option, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { answerOf, usualPick, wayOut } from '../../../dock/answers.ts'
import { nextLeg } from '../../../dock/autopilot.ts'
import type { Deed } from '../../../dock/planning.ts'
import { deedOf, sectorsAhead, toldCourse } from './deeds.ts'

const common = { number: 7, seat: 0, prompt: text('prompt') }
const options = (...ids: string[]): Option[] => ids.map((id) => ({ id, text: text(`option.${id}`) }))
const one = (kind: string, ...ids: string[]): OneOf => ({ ...common, kind, form: 'one', options: options(...ids) })
const ending = (decision: OneOf, last: string): OneOf => ({
  ...decision,
  options: decision.options.map((option) => (option.id === last ? { ...option, role: 'end' } : option)),
})
const stopping = { kind: 'fly.to', value: 'stop', mayBeSkipped: true }
const plan = { picked: [], course: [], gear: [], hands: null, bribes: null, crewMatters: false, onward: [] }

/** Follows a deed through the questions that are asked, and tells what was answered. */
function carriedOut(deed: Deed | null, asked: readonly (Decision | null)[]): unknown[] {
  const answers: unknown[] = deed ? [deed.value] : []
  let rest = deed?.next ?? []
  for (const decision of asked) {
    const leg = nextLeg(rest, decision)
    if (!leg) break
    answers.push(leg.step.value)
    rest = leg.rest
  }
  return answers
}

test('a pick comes to an answer of the form that is asked for', () => {
  expect(answerOf(one('shop', 'fuel', 'done'), ['fuel'])).toBe('fuel')
  expect(answerOf(one('shop', 'fuel', 'done'), ['gold'])).toBeNull()
  const some: Decision = { ...common, kind: 'x', form: 'some', options: options('a', 'b', 'c'), min: 1, max: 2 }
  expect(answerOf(some, [])).toBeNull()
  expect(answerOf(some, ['a', 'b'])).toEqual(['a', 'b'])
  const amount: Decision = { ...common, kind: 'x', form: 'amount', min: 2, max: 5 }
  expect(answerOf(amount, usualPick(amount))).toBe(2)
  expect(answerOf(amount, ['6'])).toBeNull()
  const order: Decision = { ...common, kind: 'x', form: 'order', options: options('a', 'b') }
  expect(answerOf(order, usualPick(order))).toEqual(['a', 'b'])
  const confirm: Decision = { ...common, kind: 'x', form: 'confirm' }
  expect([answerOf(confirm, ['yes']), answerOf(confirm, ['no']), answerOf(confirm, [])]).toEqual([true, false, null])
})

test('what only ends the matter stands apart', () => {
  expect(wayOut(ending(one('shop', 'consider', 'done'), 'done'))?.id).toBe('done')
  expect(wayOut(one('nav', 'fight', 'run'))).toBeNull()
})

test('a course is flown step by step while its next sector is open', () => {
  const deed = deedOf(one('turn', 'burn', 'mosey', 'end'), { ...plan, course: ['a', 'b', 'c'] })
  expect(deed?.value).toBe('burn')
  const ahead = (...ids: string[]) => one('fly.to', ...ids)
  expect(carriedOut(deed, [ahead('a', 'x'), ahead('b', 'stop'), ahead('c', 'stop')])).toEqual(['burn', 'a', 'b', 'c'])
})

test('where a course ends before the range does, the ship stops without being asked', () => {
  const deed = deedOf(one('turn', 'burn', 'end'), { ...plan, course: ['a'] })
  const ahead = (...ids: string[]) => one('fly.to', ...ids)
  expect(carriedOut(deed, [ahead('a', 'x'), ahead('b', 'stop')])).toEqual(['burn', 'a', 'stop'])
})

test('once a card is dealt with, the flight goes on where it was bound', () => {
  const deed = deedOf(one('nav', 'fight'), { ...plan, picked: ['fight'], onward: ['b', 'c', 'stop'] })
  expect(carriedOut(deed, [one('fly.to', 'b', 'stop'), one('fly.to', 'c', 'stop')])).toEqual(['fight', 'b', 'c'])
  expect(carriedOut(deed, [one('fly.to', 'x', 'stop')])).toEqual(['fight'])
  expect(sectorsAhead(deed?.next ?? [])).toEqual(['b', 'c'])
})

test('any other question, and a sector that closed, end the flight', () => {
  const deed = deedOf(one('turn', 'burn', 'end'), { ...plan, course: ['a', 'b'] })
  expect(carriedOut(deed, [one('fly.to', 'a'), one('nav', 'fight'), one('fly.to', 'b')])).toEqual(['burn', 'a'])
  expect(carriedOut(deed, [one('fly.to', 'x', 'b')])).toEqual(['burn'])
  expect(carriedOut(deed, [null, one('fly.to', 'a')])).toEqual(['burn'])
})

test('a course is moseyed where that is picked, and flown on in flight', () => {
  const turn = one('turn', 'burn', 'mosey', 'end')
  expect(deedOf(turn, { ...plan, picked: ['mosey'], course: ['a'] })?.value).toBe('mosey')
  expect(deedOf(turn, { ...plan, picked: ['end'], course: ['a'] })?.value).toBe('end')
  expect(deedOf(one('fly.to', 'a', 'stop'), { ...plan, course: ['a', 'b'] })).toEqual({
    value: 'a',
    plan: ['b', 'stop'],
    next: [{ kind: 'fly.to', value: 'b' }, stopping],
  })
  expect(deedOf(one('fly.to', 'a', 'stop'), { ...plan, picked: ['stop'], course: ['a'] })?.value).toBe('stop')
})

test('the game is told the rest of a course with its first sector, and where it ends', () => {
  const deed = deedOf(one('turn', 'burn', 'end'), { ...plan, course: ['a', 'b'] })
  expect(deed?.plan).toBeUndefined()
  expect(deed?.next).toEqual([
    { kind: 'fly.to', value: 'a', plan: ['b', 'stop'] },
    { kind: 'fly.to', value: 'b' },
    stopping,
  ])
})

test('what is left of the course the game was told is offered as long as it can be flown', () => {
  const ahead = ending(one('fly.to', 'b', 'x', 'stop'), 'stop')
  expect(toldCourse(ahead, ['b', 'c', 'stop'])).toEqual({ course: ['b', 'c'], arrived: false })
  expect(toldCourse(ahead, ['stop'])).toEqual({ course: [], arrived: true })
  const nothing = { course: [], arrived: false }
  expect(toldCourse(ahead, ['c', 'stop'])).toEqual(nothing)
  expect(toldCourse(ahead, [])).toEqual(nothing)
  expect(toldCourse(one('turn', 'burn', 'b'), ['b'])).toEqual(nothing)
  expect(toldCourse(null, ['b'])).toEqual(nothing)
})

test('a team goes to work with those left behind and the gear as handed out', () => {
  const spare = (card: string): Option => ({
    id: `leave:${card}`,
    text: text('option.leave-aboard'),
    at: { card },
    group: 'leave',
  })
  const team: OneOf = { ...one('work.team', 'go'), options: [...options('go'), spare('zoe'), spare('jayne')] }
  const carry = one('gear.carry', 'suggested', 'by-hand')
  const suggested = deedOf(team, { ...plan, picked: ['leave:zoe'], gear: ['gun'] })
  expect(carriedOut(suggested, [one('work.team', 'go'), carry])).toEqual(['leave:zoe', 'go', 'suggested'])
  const hands = new Map([
    ['gun', 'jayne'],
    ['knife', null],
  ])
  const byHand = deedOf(team, { ...plan, hands, gear: ['gun', 'knife'] })
  const bearer = (card: string, ...ids: string[]): Decision => ({ ...one('gear.bearer', ...ids), card })
  expect(carriedOut(byHand, [carry, bearer('knife', 'aboard', 'jayne')])).toEqual(['go', 'by-hand', 'aboard'])
})

test('bribes are paid in the test that follows', () => {
  const deed = deedOf(one('misbehave', 'talk'), { ...plan, picked: ['talk'], bribes: 2 })
  const bribe: Decision = { ...common, kind: 'test.bribe', form: 'amount', min: 0, max: 3 }
  expect(carriedOut(deed, [bribe])).toEqual(['talk', 2])
})

test('where nothing can go wrong, everybody goes to work without being asked', () => {
  const turn = one('turn', 'job:a', 'end')
  const work = (role?: 'risky'): Decision => ({
    ...turn,
    options: turn.options.map((option) =>
      option.id === 'end' ? option : { ...option, group: 'work', ...(role && { role }) },
    ),
  })
  const [team, carry] = [one('work.team', 'go', 'leave:zoe'), one('gear.carry', 'suggested', 'by-hand')]
  const meant = { ...plan, picked: ['job:a'] }
  expect(carriedOut(deedOf(work(), meant), [team, carry])).toEqual(['job:a', 'go', 'suggested'])
  expect(carriedOut(deedOf(work(), meant), [carry])).toEqual(['job:a', 'suggested'])
  expect(carriedOut(deedOf(work('risky'), meant), [team])).toEqual(['job:a'])
  expect(carriedOut(deedOf(work(), { ...meant, crewMatters: true }), [team])).toEqual(['job:a'])
})
