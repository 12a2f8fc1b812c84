import type { SeatClock } from '@keep-flying/protocol'
import { useEffect, useReducer } from 'react'
import { leftAt, untilNext } from './time.ts'

/** Milliseconds left, again whenever what a clock shows changes. */
export function useLeft(clock: SeatClock, heardAt: number): number {
  const [, again] = useReducer((times: number) => times + 1, 0)
  const left = leftAt(clock, heardAt, Date.now())
  const isRunning = clock.running && left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(again, untilNext(left))
    return () => clearTimeout(timer)
  })
  return left
}
