/** Lines that fit the terminal. */

const widest = 100
const narrowest = 40

function screenWidth(): number {
  return Math.max(narrowest, Math.min(widest, process.stdout.columns || 80))
}

/** Breaks words into lines; every line after the first begins with `indent` spaces. */
export function wrap(words: string, indent = 0, width = screenWidth()): string[] {
  const lines: string[] = []
  // Spaces at the beginning are meant to be there.
  let line = /^ */.exec(words)?.[0] ?? ''
  let empty = true
  for (const word of words.trim().split(' ')) {
    const longer = empty ? line + word : `${line} ${word}`
    if (longer.length > width && !empty) {
      lines.push(line)
      line = ' '.repeat(indent) + word
    } else line = longer
    empty = false
  }
  return [...lines, line]
}

const noBreak = '\u00a0'

/** Items one after the other, each kept in one piece. */
export function flow(title: string, items: readonly string[], indent: number): string[] {
  const words = items.map((item) => item.replaceAll(' ', noBreak)).join(' · ')
  return indented(`${title} ${words}`, indent).map((line) => line.replaceAll(noBreak, ' '))
}

/** Words with every line set in from the left. */
export function indented(words: string, indent: number, width = screenWidth()): string[] {
  const margin = ' '.repeat(indent)
  return wrap(words, 0, width - indent).map((line) => margin + line)
}

/** A label, and beside it words that wrap under themselves; a label that is too long has its own line. */
export function labelled(label: string, words: string, labelWidth = 12): string[] {
  const lines = indented(words, labelWidth)
  if (label.length >= labelWidth) return [label, ...lines]
  const [first = '', ...rest] = lines
  return [label.padEnd(labelWidth) + first.slice(labelWidth), ...rest]
}

/** As many columns as fit, filled downwards. */
export function columns(items: readonly string[], width = screenWidth()): string[] {
  const cell = Math.max(...items.map((item) => item.length)) + 2
  const across = Math.max(1, Math.floor(width / cell))
  const rows = Math.ceil(items.length / across)
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_, n) => n % rows === row)
      .map((item) => item.padEnd(cell))
      .join('')
      .trimEnd(),
  )
}

export type Align = 'left' | 'right'

/** Rows with their cells in columns, each as wide as its widest cell. */
export function aligned(rows: readonly (readonly string[])[], align: readonly Align[] = []): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)))
  return rows.map((row) =>
    widths
      .map((width, n) => (align[n] === 'right' ? (row[n] ?? '').padStart(width) : (row[n] ?? '').padEnd(width)))
      .join('  ')
      .trimEnd(),
  )
}

export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly Align[],
): string[] {
  const [heading = '', ...lines] = aligned([head, ...rows], align)
  return [heading, '-'.repeat(Math.max(heading.length, ...lines.map((line) => line.length))), ...lines]
}

/** A heading with a rule drawn to the end of the line. */
export function ruled(heading: string, width = screenWidth()): string {
  return `── ${heading} ${'─'.repeat(Math.max(0, width - heading.length - 4))}`
}
