/** Loaded into the server before it starts: says on request what the process holds and has used, garbage taken out. */
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send?.({ held: heapUsed + external, resident: rss, cpu: (user + system) / 1000 })
})

// Whoever asked is gone.
process.on('disconnect', () => process.exit())
