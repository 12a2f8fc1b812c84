/** How many lines are written per minute: by the doings of one offender, of all strangers together, and in all. */
export const linesPerMinute = { each: 1, strangers: 600, all: 6000 }

const minute = 60_000

/** How many offenders are remembered; the one that was quiet for longest is forgotten first. */
const remembered = 10_000

/** What is said with a line that is written. */
interface Admitted {
  /** How many lines of the same offender were left out since the last one. */
  readonly suppressed: number
  /** How many lines of anybody were left out in the minute before, because there were too many in all. */
  readonly omitted: number
}

interface Offender {
  at: number
  suppressed: number
}

/** Decides which lines are written, so that nobody can fill a disk with them. */
export interface LineThrottle {
  /** Null if the line is left out. `offender` is null for what no stranger causes. */
  admit(offender: string | null): Admitted | null
}

export function lineThrottle(now: () => number): LineThrottle {
  const offenders = new Map<string, Offender>()
  let began = Number.NEGATIVE_INFINITY
  let written = { strangers: 0, all: 0 }
  let omitted = 0

  function isRepeated(key: string, at: number): boolean {
    const before = offenders.get(key)
    return before !== undefined && at - before.at < minute
  }

  function remember(key: string, offender: Offender): void {
    offenders.delete(key)
    offenders.set(key, offender)
    const [quietest] = offenders.keys()
    if (offenders.size > remembered && quietest !== undefined) offenders.delete(quietest)
  }

  return {
    admit(offender) {
      const at = now()
      const before = offender === null ? undefined : offenders.get(offender)
      if (offender !== null && before && isRepeated(offender, at)) {
        before.suppressed++
        return null
      }
      let left = 0
      if (at - began >= minute) {
        left = omitted
        began = at
        omitted = 0
        written = { strangers: 0, all: 0 }
      }
      const isTooMuch =
        written.all >= linesPerMinute.all || (offender !== null && written.strangers >= linesPerMinute.strangers)
      if (isTooMuch) {
        omitted++
        return null
      }
      written.all++
      if (offender !== null) {
        written.strangers++
        remember(offender, { at, suppressed: 0 })
      }
      return { suppressed: before?.suppressed ?? 0, omitted: left }
    },
  }
}
