import type { Tally } from './attack.ts'
import type { Experience } from './honest.ts'
import { type Spread, spreadOfP99, spreadOfRatio } from './spread.ts'

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

/** What honest players get while nobody attacks: the times before all attacks of a run, taken together. */
export interface Baseline {
  /** Answers acknowledged per second. */
  readonly rate: number
  readonly p99: Spread
  /** How many updates that is of. */
  readonly updates: number
}

export function baselineOf(outcomes: readonly Outcome[]): Baseline {
  const rates = outcomes.map(({ before }) => before.rate)
  const delays = outcomes.flatMap(({ before }) => before.delays)
  return {
    rate: rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
    p99: spreadOfP99(delays),
    updates: delays.length,
  }
}

/** How many times as long the slowest of a hundred updates may take during an attack. */
const factor = 2
/** Milliseconds at a stretch that the server may take for something else: when an attack is over, so much more is no harm. */
const stretch = 15
/** Milliseconds after which a list counts as not answered. */
const listPatience = 1000
const mega = 1024 * 1024
/** Bytes by which the process may grow, that may be logged, and by which the database may grow, in one attack. */
const most = { memory: 512 * mega, logged: mega, stored: 100 * mega }

/** What is wrong; nothing if the server stood its ground. */
export function faultsOf(outcome: Outcome, { rate, p99: { figure: usual } }: Baseline): string[] {
  const { during, after, running, refusals, memory, logged, stored } = outcome
  if (!running) return ['the server fell over']
  const isWithin = (figure: number, bound: number) => figure <= bound
  return [
    ...(during.rate < rate / 2 ? ['fewer than half the answers'] : []),
    ...(isWithin(during.p99, factor * usual) ? [] : ['p99 more than doubled']),
    ...(during.list > listPatience ? ['lists did not come'] : []),
    ...(after.rate < rate / 2 || !isWithin(after.p99, Math.max(factor * usual, usual + stretch))
      ? ['did not recover']
      : []),
    ...(refusals.length > 0 ? [`honest answers refused: ${refusals[0]}`] : []),
    ...(memory.peak - memory.before > most.memory ? ['too much memory'] : []),
    ...(logged > most.logged ? ['too much logged'] : []),
    ...(stored > most.stored ? ['too much stored'] : []),
  ]
}

/**
 * Whether the machine was idle enough to tell: twice a delay that others have made long would be no bound. Without attackers the
 * server itself holds nobody up for longer than a stretch.
 */
export function isTelling({ p99 }: Baseline): boolean {
  return p99.figure <= stretch
}

/** Of several runs of one attack the one in the middle, by the delays during it. */
export function middleOf(runs: readonly Outcome[]): Outcome | null {
  const sorted = runs.toSorted((one, other) => one.during.p99 - other.during.p99)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

const headings = [
  'attack',
  'answers/s before / during / after',
  'p99 ms before / during / after',
  'p99 during ÷ baseline (90 % interval)',
  'slowest list ms',
  'longest stall ms before / during',
  'server CPU % before / during',
  'memory MB before / peak',
  'logged KB',
  'stored MB',
  'verdict',
]

/** A table in Markdown, as docs/operations.md has it, and in sentences what it compares with and how many stayed within the bounds. */
export function tableOfOutcomes(outcomes: readonly Outcome[], baseline: Baseline): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  const rows = outcomes.map((outcome) => cells(outcome, baseline))
  const table = [headings, headings.map(() => '---'), ...rows].map(line).join('\n')
  const passed = outcomes.filter((outcome) => verdictOf(outcome, baseline) === 'pass')
  const { rate, p99, updates } = baseline
  const compared = `Baseline: p99 ${withSpread(p99)} ms of ${updates} updates before the attacks, ${rate.toFixed(0)} answers/s.`
  return `${table}\n\n${compared} ${passed.length} of ${outcomes.length} passed.`
}

function cells(outcome: Outcome, baseline: Baseline): string[] {
  const { attack, before, during, after, busy, stall, memory, logged, stored } = outcome
  const phases = [before, during, after]
  return [
    attack,
    phases.map(({ rate }) => rate.toFixed(0)).join(' / '),
    phases.map(({ p99 }) => p99.toFixed(p99 < 10 ? 1 : 0)).join(' / '),
    withSpread(spreadOfRatio(during.delays, baseline.p99)),
    during.list.toFixed(0),
    [stall.before, stall.during].map((ms) => ms.toFixed(0)).join(' / '),
    [busy.before, busy.during].map((share) => (100 * share).toFixed(0)).join(' / '),
    [memory.before, memory.peak].map((bytes) => (bytes / mega).toFixed(0)).join(' / '),
    (logged / 1024).toFixed(0),
    (stored / mega).toFixed(1),
    verdictOf(outcome, baseline),
  ]
}

function verdictOf(outcome: Outcome, baseline: Baseline): string {
  const faults = faultsOf(outcome, baseline)
  if (faults.length > 0) return `FAIL: ${faults.join(', ')}`
  return isTelling(baseline) ? 'pass' : 'the machine was too busy to tell'
}

function withSpread({ figure, low, high }: Spread): string {
  return `${figure.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`
}
