const barWidth = 30

/** A bar on stderr, if that is a terminal. */
export function progressBar(what: string, total: number) {
  const { stderr } = process
  if (!stderr.isTTY) return { show: () => {}, clear: () => {} }
  const show = (done: number) => {
    const filled = Math.floor((done / total) * barWidth)
    stderr.write(`\r[${'#'.repeat(filled)}${' '.repeat(barWidth - filled)}] ${done} of ${total} ${what}`)
  }
  const clear = () => {
    stderr.write('\r\u001b[K')
  }
  show(0)
  return { show, clear }
}
