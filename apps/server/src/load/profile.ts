import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What V8 writes of a process: a tree of calls, and which of them was running at each sample. */
const cpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  /** Microseconds on the system's clock, as `now` counts them. */
  startTime: z.number(),
  /** Microseconds since the sample before. */
  timeDeltas: z.array(z.number()),
})
export type CpuProfile = z.infer<typeof cpuProfile>

/** What the server spends its time on. */
const works = [
  'rules',
  'comparing and masking what changed',
  'encoding messages',
  'sockets: system calls',
  'sockets: libraries and streams',
  'database: system calls',
  'database: libraries and statements',
  'rooms, seats and limits',
  'garbage collection',
  'everything else',
] as const
type Work = (typeof works)[number]

/** Where a frame belongs, by the file it is in; the first that fits. */
const files: readonly (readonly [RegExp, Work])[] = [
  [/\/kernel\/.*\/(secrecy|data)\.|\/play\/(changes|steps)\./, 'comparing and masking what changed'],
  [/\/socket\.io-parser\/|\/engine\.io-parser\//, 'encoding messages'],
  [/\/(ws|engine\.io|socket\.io|socket\.io-adapter)\//, 'sockets: libraries and streams'],
  [
    /\/(kysely|libsql|pg|pg-pool|pg-protocol|postgres-adapter|postgres-bytea)\/|\/storage\//,
    'database: libraries and statements',
  ],
  [/\/apps\/server\//, 'rooms, seats and limits'],
  [/\/packages\//, 'rules'],
]

const systemCalls: ReadonlySet<string> = new Set(['writev', 'writeBuffer', 'writeUtf8String', 'writeLatin1String'])

/** Frames in which the process does nothing. */
const idle: ReadonlySet<string> = new Set(['(idle)', '(root)'])

type Shares = ReadonlyMap<Work, number>

/** From when to when, in microseconds. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Microseconds on the clock that all processes of a machine share. */
export function now(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

/** The share of each kind of work in the time of that stretch in which the process was busy. */
export function sharesOf({ nodes, samples, startTime, timeDeltas }: CpuProfile, stretch: Stretch): Shares {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const kinds = new Map<number, Work | null>()
  const kindOf = (id: number): Work | null => {
    const known = kinds.get(id)
    if (known !== undefined) return known
    const kind = workOf(id, frames, parents)
    kinds.set(id, kind)
    return kind
  }
  const spent = new Map<Work, number>()
  let busy = 0
  let at = startTime
  for (const [index, id] of samples.entries()) {
    const time = timeDeltas[index] ?? 0
    at += time
    const kind = at < stretch.from || at > stretch.to ? null : kindOf(id)
    if (kind === null) continue
    busy += time
    spent.set(kind, (spent.get(kind) ?? 0) + time)
  }
  return new Map(works.map((work) => [work, (spent.get(work) ?? 0) / busy]))
}

/** What a sample was for: its own frame or the nearest caller that says so; null while nothing was done. */
function workOf(
  sample: number,
  frames: ReadonlyMap<number, CpuProfile['nodes'][number]['callFrame']>,
  parents: ReadonlyMap<number, number>,
): Work | null {
  const name = frames.get(sample)?.functionName ?? ''
  if (idle.has(name)) return null
  if (name === '(garbage collector)') return 'garbage collection'
  const work = nearestWork(sample, frames, parents)
  if (!systemCalls.has(name)) return work
  if (work.startsWith('sockets') || work === 'encoding messages') return 'sockets: system calls'
  return work.startsWith('database') ? 'database: system calls' : work
}

function nearestWork(
  sample: number,
  frames: ReadonlyMap<number, CpuProfile['nodes'][number]['callFrame']>,
  parents: ReadonlyMap<number, number>,
): Work {
  for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
    const url = frames.get(id)?.url ?? ''
    const known = files.find(([file]) => file.test(url))
    if (known) return known[1]
  }
  return 'everything else'
}

/** Reads the largest profile in a folder: the one of the process that did the most. */
export async function readProfile(folder: string): Promise<CpuProfile> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const [largest] = texts.toSorted((one, other) => other.length - one.length)
  if (largest === undefined) throw new Error(`There is no profile in ${folder}.`)
  return cpuProfile.parse(JSON.parse(largest))
}

/** What was profiled of one number of tables. */
export interface Profiled {
  readonly tables: number
  readonly shares: Shares
  /** Milliseconds of processor time per answer. */
  readonly cost: number
}

/** A Markdown table: what an answer costs, by the kind of work, in milliseconds and as a share. */
export function profileTable(runs: readonly Profiled[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const of = (work: Work) =>
    runs.map(({ shares, cost }) => {
      const share = shares.get(work) ?? 0
      return `${(share * cost).toFixed(3)} (${(100 * share).toFixed(0)} %)`
    })
  return [
    line(['ms per answer, flat out', ...runs.map(({ tables }) => `${tables.toLocaleString('en')} tables`)]),
    line(['---', ...runs.map(() => '---:')]),
    ...works.map((work) => line([work, ...of(work)])),
  ].join('\n')
}
