import { setMaxListeners } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { Target } from './attack.ts'
import { attacks } from './attacks/index.ts'

/** The process of the attackers: told what to do and when to stop, it reports what came of it. */

// In earnest they have a machine of their own. Here they take what the server, its players and its disk leave.
setPriority(constants.priority.PRIORITY_LOW)

interface Order {
  readonly attack: string
  readonly target: Target
}

const stop = new AbortController()
// Every attacker listens for the end.
setMaxListeners(Number.POSITIVE_INFINITY, stop.signal)
process.send?.('ready')
process.once('message', ({ attack, target }: Order) => {
  process.once('message', () => stop.abort())
  const found = attacks.find(({ name }) => name === attack)
  if (!found) throw new Error(`There is no attack "${attack}".`)
  found.run(target, stop.signal).then((tally) => process.send?.(tally, () => process.exit(0)))
})

// The process that asked is gone.
process.on('disconnect', () => process.exit())
