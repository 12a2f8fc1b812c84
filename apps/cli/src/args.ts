import { parseArgs } from 'node:util'

/** The command was given wrongly: one line for the user, exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/** The command was right, but what it ran did not succeed: one line for the user, exit code 1. */
export class RunError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RunError'
  }
}

export function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}

type Flags = Record<
  string,
  { readonly type: 'string'; readonly default?: string } | { readonly type: 'boolean'; readonly default?: boolean }
>

type Parsed<T extends Flags> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>

interface Given<T extends Flags> {
  readonly values: Parsed<T>['values']
  readonly given: readonly string[]
}

/** Options and positional arguments of a command; a wrong one is a UsageError. */
export function readArgs<const T extends Flags>(args: readonly string[], flags: T, positionals: Positionals): Given<T> {
  const parsed = parse(args, flags)
  const { names, optional = 0 } = positionals
  const given = parsed.positionals
  const missing = names[given.length]
  if (missing !== undefined && given.length < names.length - optional)
    throw new UsageError(`The ${missing} is missing.`)
  const extra = given[names.length]
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`)
  return { values: parsed.values, given }
}

export interface Positionals {
  readonly names: readonly string[]
  /** How many of the last ones may be left out. */
  readonly optional?: number
}

function parse<const T extends Flags>(args: readonly string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (problem) {
    // Node adds advice after the first sentence that fits no command of ours.
    const [first = ''] = messageOf(problem).split(/\.\s|\n/)
    throw new UsageError(`${first.replace(/\.$/, '')}.`)
  }
}

/** What both play and simulate may be told of the game to be set up. */
export const setUpFlags = {
  'starting-jobs': { type: 'string' },
  expansions: { type: 'string' },
  'set-up': { type: 'string' },
} as const

export type SetUpWish = { readonly [F in keyof typeof setUpFlags]?: string | undefined }

/** The settings among the flags; what was not said stays out. */
export function readSetUp(values: SetUpWish) {
  const { 'starting-jobs': startingJobs, expansions, 'set-up': setUp } = values
  return {
    ...(startingJobs === undefined ? {} : { startingJobs }),
    ...(expansions === undefined ? {} : { expansions: expansions.split(',') }),
    ...(setUp === undefined ? {} : { setUp }),
  }
}

/** A whole number within bounds. */
export function readCount(flag: string, value: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const n = Number(value)
  if (/^\d+$/.test(value) && n >= min && n <= max) return n
  const bounds = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`
  throw new UsageError(`${flag} must be a whole number ${bounds}, not "${value}".`)
}

export function readOptionalCount(
  flag: string,
  value: string | undefined,
  min: number,
  max?: number,
): number | undefined {
  return value === undefined ? undefined : readCount(flag, value, min, max)
}
