import { expect, test } from 'vitest'
import { Tarpit } from './tarpit.ts'

const pause = 30
const atOnce = 200

/** A tarpit, and how many of so many refusals of a network are told without a pause. */
function setUp(requestsPerMinute = 300) {
  const clock = { now: 0 }
  const tarpit = new Tarpit({ requestsPerMinute }, () => clock.now, pause)
  const told = async (network: string, count: number) => {
    let quickly = 0
    const all = Array.from({ length: count }, () => tarpit.hold(network).then(() => quickly++))
    await Promise.resolve()
    await Promise.resolve()
    const soon = quickly
    await Promise.all(all)
    return soon
  }
  return { clock, told }
}

test('refusals are told at once, until a network has had too many of them', async () => {
  const { clock, told } = setUp()
  expect(await told('192.0.2.1', atOnce + 50)).toBe(atOnce)
  expect(await told('192.0.2.1', 10)).toBe(0)
  expect(await told('192.0.2.2', 10)).toBe(10)
  clock.now += 1000
  expect(await told('192.0.2.1', 50)).toBe(20)
})

test('where more requests are allowed, so are more refusals', async () => {
  const { told } = setUp(60_000)
  expect(await told('192.0.2.1', 5000)).toBe(5000)
})

test('only so many are kept waiting; the others are refused at once', async () => {
  const { told } = setUp()
  expect(await told('192.0.2.1', atOnce + 1200)).toBe(atOnce + 200)
})
