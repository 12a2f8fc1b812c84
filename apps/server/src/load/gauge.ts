/** Loaded into the server before it starts: reports on request how much memory and processor time it uses. */
process.on('message', (wanted) => {
  if (wanted === 'held') globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send?.({ held: heapUsed + external, resident: rss, cpu: (user + system) / 1000 })
})

// The process that asked is gone.
process.on('disconnect', () => process.exit())
