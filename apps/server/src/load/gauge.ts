import { monitorEventLoopDelay } from 'node:perf_hooks'

const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()

/** Loaded into the server before it starts: reports on request how much memory and processor time it uses, and for how long it did nothing else. */
process.on('message', (wanted) => {
  if (wanted === 'held') globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send?.({ held: heapUsed + external, resident: rss, cpu: (user + system) / 1000, stall: delays.max / 1e6 })
  delays.reset()
})

// The process that asked is gone.
process.on('disconnect', () => process.exit())
