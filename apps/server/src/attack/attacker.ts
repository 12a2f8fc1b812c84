import { setMaxListeners } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { Target } from './attack.ts'
import { attacks } from './attacks/index.ts'

/**
 * The process of the attackers: told what to do and when to stop, it reports what came of it. Before and after, it keeps the
 * machine as busy as it does in between, so that what differs is what the server has to do.
 */

// In earnest they have a machine of their own. Here they take what the server, its players and its disk leave.
setPriority(constants.priority.PRIORITY_LOW)

/** Milliseconds of counting between two looks whether there is something to do. */
const stretch = 2
let attacking = false

function keepBusy(): void {
  if (attacking) return
  const until = performance.now() + stretch
  while (performance.now() < until);
  setImmediate(keepBusy)
}

interface Order {
  readonly attack: string
  readonly target: Target
}

const stop = new AbortController()
// Every attacker listens for the end.
setMaxListeners(Number.POSITIVE_INFINITY, stop.signal)
process.send?.('ready')
keepBusy()
process.once('message', ({ attack, target }: Order) => {
  process.once('message', () => stop.abort())
  const found = attacks.find(({ name }) => name === attack)
  if (!found) throw new Error(`There is no attack "${attack}".`)
  attacking = true
  found.run(target, stop.signal).then((tally) => {
    process.send?.(tally)
    attacking = false
    keepBusy()
  })
})

// Everything is measured, or the process that asked is gone.
process.on('disconnect', () => process.exit())
