import { longestPlan, type Value } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { answerMessage } from './play.ts'

const answer = (plan: readonly Value[]) => {
  return answerMessage.safeParse({ table: 'aaaaaaaa', decision: 7, value: 'burn', plan, id: 'answer-7' })
}

test('a plan may name as many sectors as it can have answers, with longer names than any sector has', () => {
  expect(answer(Array.from({ length: longestPlan }, () => 'white-sun-r4-14-long')).success).toBe(true)
})

test('neither a plan nor one answer in it may be long', () => {
  expect(answer(['x'.repeat(limits.planned - 2)]).success).toBe(true)
  expect(answer(['x'.repeat(limits.planned - 1)]).success).toBe(false)
  expect(answer([Array.from({ length: 10 }, () => 'x'.repeat(20))]).success).toBe(false)
  const many = Array.from({ length: 16 }, () => 'x'.repeat(limits.planned - 2))
  expect(answer(many).success).toBe(false)
})
