import { z } from 'zod'
import { limits } from './limits.ts'

/**
 * What happens when somebody's time has run out: a bot plays for them until they are back, or the others decide whether
 * a bot takes the seat.
 */
const outOfTime = z.enum(['bot', 'vote'])

/** How much time everybody has; set when a table is made. */
export const clockRules = z.discriminatedUnion('kind', [
  /** For live tables: so much time for the whole game, and some more after every turn. */
  z.strictObject({
    kind: z.literal('budget'),
    minutes: z.int().min(1).max(limits.clock.minutes),
    seconds: z.int().min(0).max(limits.clock.seconds),
    outOfTime,
  }),
  /** For tables played over days: so much time for every decision. */
  z.strictObject({ kind: z.literal('deadline'), hours: z.int().min(1).max(limits.clock.hours), outOfTime }),
])
export type ClockRules = z.infer<typeof clockRules>

/** The clock of a person's seat. */
export interface SeatClock {
  /** Milliseconds that were left when this was sent; 0 once time has run out. */
  readonly left: number
  /** Whether they are running down: the game waits for this person. */
  readonly running: boolean
}
