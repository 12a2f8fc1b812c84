/** Something to look at to know whether a node is well. */
export interface Probe {
  readonly name: string
  /** What it says of a node that is not. */
  readonly says: string
  readonly unit: Unit
  /** What is still well: at most, or at least, so much. */
  readonly limit: { readonly most: number } | { readonly least: number }
  /** The figure; null if there is none because nothing answers. */
  read(): number | null | Promise<number | null>
}

export type Unit = 'seconds' | 'bytes' | 'count'

/** What a probe found. */
export interface Check {
  readonly ok: boolean
  readonly figure: number | null
  readonly limit: number
  readonly unit: Unit
}

export interface Health {
  /** Whether people can be sent here. */
  readonly ready: boolean
  readonly checks: Readonly<Record<string, Check>>
  /** What is wrong, in words. */
  readonly problems: readonly { readonly check: string; readonly says: string }[]
}

/** Looks at everything at once. */
export async function examine(probes: readonly Probe[]): Promise<Health> {
  const found = await Promise.all(probes.map(async (probe) => ({ probe, check: await look(probe) })))
  const problems = found.flatMap(({ probe: { name, says }, check }) => (check.ok ? [] : { check: name, says }))
  const checks = Object.fromEntries(found.map(({ probe, check }) => [probe.name, check]))
  return { ready: problems.length === 0, checks, problems }
}

async function look({ limit, unit, read }: Probe): Promise<Check> {
  const figure = await Promise.resolve(read()).catch(() => null)
  if ('least' in limit) return { ok: figure !== null && figure >= limit.least, figure, limit: limit.least, unit }
  return { ok: figure !== null && figure <= limit.most, figure, limit: limit.most, unit }
}
