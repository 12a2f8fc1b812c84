import { expect, test } from 'vitest'
import { Line } from './line.ts'

/** Work that is done when it is told so. */
function aJob() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { work: () => done, finish }
}

test('so much is done at once, the rest waits for its turn in order, and whoever comes after that is refused', async () => {
  const line = new Line({ atOnce: 1, waiting: 2, full: 'Come later.' })
  const order: string[] = []
  const first = aJob()
  const working = line.inTurn(first.work)
  const second = line.inTurn(async () => void order.push('second'))
  const third = line.inTurn(async () => void order.push('third'))
  await expect(line.inTurn(async () => undefined)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Come later.',
  })
  expect(order).toEqual([])
  first.finish()
  await Promise.all([working, second, third])
  expect(order).toEqual(['second', 'third'])
  await expect(line.inTurn(async () => 'free again')).resolves.toBe('free again')
})

test('nobody fills the line for everybody', async () => {
  const line = new Line({ atOnce: 1, waiting: 2, waitingEach: 1, full: 'Come later.' })
  const first = aJob()
  const all = [line.inTurn(first.work, 'a'), line.inTurn(async () => undefined, 'a')]
  await expect(line.inTurn(async () => undefined, 'a')).rejects.toMatchObject({ code: 'unavailable' })
  all.push(line.inTurn(async () => undefined, 'b'))
  first.finish()
  await Promise.all(all)
})

test('work that fails gives way to the next', async () => {
  const line = new Line({ atOnce: 1, waiting: 1, full: '' })
  const failing = line.inTurn(async () => {
    throw new Error('no')
  })
  const next = line.inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('done')
})
