import { readFileSync } from 'node:fs'

/** Measures the processor time of a stretch of work; begins when it is called, and returns what reads it. */
export type CostMeter = () => () => number

/**
 * Milliseconds of processor time, however long the machine makes us wait for it. The system counts all threads of the
 * process together, but a stretch of one thread costs no more than the time it takes.
 */
export const processorTime: CostMeter = () => {
  const begun = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.min((user + system) / 1000, performance.now() - begun)
  }
}

/** The same of a thread that has others beside it: what it has used itself, where the system says so. */
export const threadTime: CostMeter = () => {
  const before = ownTime()
  return before === null ? processorTime() : () => (ownTime() ?? before) - before
}

function ownTime(): number | null {
  try {
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return null
  }
}
