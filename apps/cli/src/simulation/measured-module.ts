import type { Measured } from '@keep-flying/kernel'

/** What was measured, as a module of the game that it was measured for. */
export function measuredModule({ seed, usual, among }: Measured): string {
  const rows = among.map((row) => `    ${literal(row)},\n`).join('')
  return `import type { Measured } from '@keep-flying/kernel'

/** What games of the usual bots showed; \`keepflying balance\` writes this with --write. */
export const measured: Measured = {
  seed: ${literal(seed)},
  usual: ${literal(usual)},
  among: [
${rows}  ],
}
`
}

/** Plain data as it is written in a source. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, '\\$&')}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, one]) => `${key}: ${literal(one)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
