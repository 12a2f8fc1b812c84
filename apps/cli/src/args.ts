import { parseArgs } from 'node:util'

/** The command was typed wrongly: one line for the user, exit code 2. */
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

export type Flags = Record<
  string,
  { readonly type: 'string'; readonly default?: string } | { readonly type: 'boolean'; readonly default?: boolean }
>

type Parsed<T extends Flags> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>

interface Given<T extends Flags> {
  readonly values: Parsed<T>['values']
  readonly given: readonly string[]
}

export interface Positionals {
  readonly names: readonly string[]
  /** How many of the last ones may be left out. */
  readonly optional?: number
  /** Whether the last one may be given several times. */
  readonly repeats?: true
}

/** Flags and positional arguments of a command; a wrong one is a UsageError. */
export function readArgs<const T extends Flags>(args: readonly string[], flags: T, positionals: Positionals): Given<T> {
  const parsed = parse(args, flags)
  const { names, optional = 0, repeats = false } = positionals
  const given = parsed.positionals
  const missing = names[given.length]
  if (missing !== undefined && given.length < names.length - optional)
    throw new UsageError(`The ${missing} is missing.`)
  const extra = given[names.length]
  if (extra !== undefined && !repeats) throw new UsageError(`"${extra}" is one argument too many.`)
  return { values: parsed.values, given }
}

function parse<const T extends Flags>(args: readonly string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args: withNegatives(args), options, allowPositionals: true, strict: true })
  } catch (problem) {
    // After its first sentence Node gives advice that fits no command of ours.
    const [first = ''] = messageOf(problem).split(/\.\s|\n/)
    throw new UsageError(`${first.replace(/\.$/, '')}.`)
  }
}

/** "--less -2" as "--less=-2", for Node takes a value that begins with "-" for another flag. */
function withNegatives(args: readonly string[]): string[] {
  const isNegative = (value: string | undefined) => value !== undefined && /^-\d+$/.test(value)
  return args.flatMap((value, at) => {
    if (isNegative(value) && args[at - 1]?.startsWith('--')) return []
    return isNegative(args[at + 1]) && value.startsWith('--') ? [`${value}=${args[at + 1]}`] : [value]
  })
}

/** The game a command is about, which comes first, and the other arguments: what they may be depends on the game. */
export function takeGame(args: readonly string[]): { readonly id: string; readonly rest: readonly string[] } {
  const [first, ...rest] = args
  if (first === undefined || first.startsWith('-'))
    throw new UsageError('The game is missing; name it before the flags.')
  return { id: first, rest }
}

/** A whole number within bounds. */
export function readCount(flag: string, value: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const n = Number(value)
  if (/^\d+$/.test(value) && n >= min && n <= max) return n
  const bounds = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`
  throw new UsageError(`${flag} must be a whole number ${bounds}, not "${value}".`)
}

/** How long a game may get, in the unit of the game; as long as it likes where nothing is said. */
export function readLongest(unit: string, value: string | boolean | undefined): number {
  return typeof value === 'string' ? readCount(`--${unit}`, value, 1) : Number.POSITIVE_INFINITY
}

export function readOptionalCount(
  flag: string,
  value: string | undefined,
  min: number,
  max?: number,
): number | undefined {
  return value === undefined ? undefined : readCount(flag, value, min, max)
}
