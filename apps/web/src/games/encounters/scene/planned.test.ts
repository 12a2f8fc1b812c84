import { expect, test } from 'vitest'
import { healedBy, plannedRack } from './planned.ts'

const free = { strike: null, upgrade: null }
const struck = (strike: string) => ({ strike, upgrade: null })
const fitted = (upgrade: string) => ({ strike: null, upgrade })
const comingTo = (rack: ReturnType<typeof plannedRack>) =>
  rack.flatMap(({ number, coming }) => (coming === null ? [] : `${number} ${coming}`))

test('an Upgrade of the plan comes into the highest empty slot, and a repair makes room', () => {
  const serenity = [struck('hole'), free, fitted('shuttle')]
  expect(comingTo(plannedRack(serenity, ['net', 'hull'], ['net']))).toEqual(['2 net'])
  expect(comingTo(plannedRack(serenity, ['net', 'hull'], ['net', 'hull', 'hole']))).toEqual(['2 net', '1 hull'])
  expect(comingTo(plannedRack(serenity, ['net', 'hull'], []))).toEqual([])
})

test('an old Upgrade is given up only where no slot is empty', () => {
  const buys = ['net', 'replace shuttle']
  expect(comingTo(plannedRack([struck('hole'), fitted('shuttle')], ['net'], buys))).toEqual(['2 net'])
  expect(comingTo(plannedRack([free, fitted('shuttle')], ['net'], buys))).toEqual(['1 net'])
})

test('healing takes whole strikes, the heaviest that fit', () => {
  const strikes = [
    { card: 'graze', damage: 1 },
    { card: 'shot', damage: 3 },
    { card: 'wound', damage: 2 },
  ]
  expect([...healedBy(strikes, 4)]).toEqual(['shot', 'graze'])
  expect([...healedBy(strikes, 0)]).toEqual([])
  expect([...healedBy([{ card: 'miss', damage: 0 }], 1)]).toEqual(['miss'])
})
