import type { Tally } from './attack.ts'
import type { Experience } from './honest.ts'

/** What was measured of one attack. */
export interface Outcome {
  readonly attack: string
  readonly before: Experience
  readonly during: Experience
  readonly after: Experience
  /** Whether the server's process still ran at the end. */
  readonly running: boolean
  /** Why honest answers were refused. */
  readonly refusals: readonly string[]
  /** Bytes of the process before, and at most. */
  readonly memory: { readonly before: number; readonly peak: number }
  /** Milliseconds that everything on the server had to wait at most, before and during. */
  readonly stall: { readonly before: number; readonly during: number }
  /** Processor time that the process took, as a share of the time there was, before and during. */
  readonly busy: { readonly before: number; readonly during: number }
  /** Bytes logged, and bytes by which the database grew. */
  readonly logged: number
  readonly stored: number
  readonly tally: Tally
}

/** Milliseconds at a stretch that the server may take for something else; shorter delays are no harm. */
const stretch = 15
/** Milliseconds after which a list counts as not answered. */
const listPatience = 1000
const mega = 1024 * 1024
/** Bytes by which the process may grow, that may be logged, and by which the database may grow, in one attack. */
const most = { memory: 512 * mega, logged: mega, stored: 100 * mega }

/** What is wrong; nothing if the server stood its ground. */
export function faultsOf({ before, during, after, running, refusals, memory, logged, stored }: Outcome): string[] {
  if (!running) return ['the server fell over']
  const slow = (then: Experience) => !(then.p99 <= Math.max(2 * before.p99, before.p99 + stretch))
  return [
    ...(during.rate < before.rate / 2 ? ['fewer than half the answers'] : []),
    ...(slow(during) ? ['p99 more than doubled'] : []),
    ...(during.list > listPatience ? ['lists did not come'] : []),
    ...(after.rate < before.rate / 2 || slow(after) ? ['did not recover'] : []),
    ...(refusals.length > 0 ? [`honest answers refused: ${refusals[0]}`] : []),
    ...(memory.peak - memory.before > most.memory ? ['too much memory'] : []),
    ...(logged > most.logged ? ['too much logged'] : []),
    ...(stored > most.stored ? ['too much stored'] : []),
  ]
}

const headings = [
  'attack',
  'answers/s before / during / after',
  'p99 ms before / during / after',
  'p99 during ÷ before',
  'slowest list ms',
  'longest stall ms before / during',
  'server CPU % before / during',
  'memory MB before / peak',
  'logged KB',
  'stored MB',
  'verdict',
]

/** A table in Markdown, as docs/operations.md has it, and in a sentence how many stayed within the bounds. */
export function tableOfOutcomes(outcomes: readonly Outcome[]): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  const table = [headings, headings.map(() => '---'), ...outcomes.map(cells)].map(line).join('\n')
  const passed = outcomes.filter((outcome) => faultsOf(outcome).length === 0)
  const doubled = outcomes.filter(({ before, during }) => during.p99 <= 2 * before.p99)
  const all = outcomes.length
  return `${table}\n\n${passed.length} of ${all} passed; in ${doubled.length} of ${all}, p99 was at most twice what it was before.`
}

function cells(outcome: Outcome): string[] {
  const { attack, before, during, after, busy, stall, memory, logged, stored } = outcome
  const faults = faultsOf(outcome)
  const phases = [before, during, after]
  return [
    attack,
    phases.map(({ rate }) => rate.toFixed(0)).join(' / '),
    phases.map(({ p99 }) => p99.toFixed(p99 < 10 ? 1 : 0)).join(' / '),
    (during.p99 / before.p99).toFixed(1),
    during.list.toFixed(0),
    [stall.before, stall.during].map((ms) => ms.toFixed(0)).join(' / '),
    [busy.before, busy.during].map((share) => (100 * share).toFixed(0)).join(' / '),
    [memory.before, memory.peak].map((bytes) => (bytes / mega).toFixed(0)).join(' / '),
    (logged / 1024).toFixed(0),
    (stored / mega).toFixed(1),
    faults.length === 0 ? 'pass' : `FAIL: ${faults.join(', ')}`,
  ]
}
