import { scryptSync } from 'node:crypto'
import { constants, platform, setPriority } from 'node:os'
import { serveTasks } from '../threads/serving.ts'

/** What is hashed, and at what cost. */
export interface HashTask {
  readonly password: string
  readonly salt: Uint8Array
  readonly bytes: number
  readonly N: number
  readonly r: number
  readonly p: number
  readonly maxmem: number
}

/** The thread that hashes passwords: less urgent than what people play, but they are waiting for it. */
// Elsewhere this would hold for all threads of the process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
serveTasks<HashTask, Uint8Array>(({ password, salt, bytes, ...options }) => ({
  value: scryptSync(password, salt, bytes, options),
}))
