import { type AnyPackage, OptionError, type OptionField, type OptionFields } from '@keep-flying/kernel'
import { type Flags, UsageError } from './args.ts'

/** The options of a game as flags: one flag per field. */

/** What somebody asks for, by the ids of the fields; the rest has its default. */
export type Asked = Readonly<Record<string, unknown>>

type Values = Readonly<Record<string, string | boolean | undefined>>

/** The option "openHand" is typed as "--open-hand". */
export function flagOf(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The flags of a command with those of a game's options. */
export function withOptions<const T extends Flags>(own: T, fields: OptionFields): T & Flags {
  const flags = Object.fromEntries(Object.entries(fields).flatMap(([id, field]) => flagsOf(flagOf(id), field)))
  const clash = Object.keys(flags).find((flag) => Object.hasOwn(own, flag))
  if (clash !== undefined) throw new Error(`The option --${clash} of the game has the name of a flag of the command.`)
  return { ...flags, ...own }
}

function flagsOf(flag: string, { kind }: OptionField): [string, Flags[string]][] {
  switch (kind) {
    case 'count':
    case 'choice':
    case 'choices':
      return [[flag, { type: 'string' }]]
    case 'switch':
      return [
        [flag, { type: 'boolean' }],
        [`no-${flag}`, { type: 'boolean' }],
      ]
    case 'handed':
      return []
  }
}

/** What the flags ask for. Whether it makes sense is for the game to say. */
export function askedFor(fields: OptionFields, values: Values): Asked {
  const asked = Object.entries(fields).flatMap(([id, field]) => {
    const value = typedValue(flagOf(id), field, values)
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(asked)
}

function typedValue(flag: string, { kind }: OptionField, values: Values): unknown {
  const value = values[flag]
  if (kind === 'switch') return value ?? (values[`no-${flag}`] ? false : undefined)
  if (typeof value !== 'string') return undefined
  if (kind === 'choices') return value === '' ? [] : value.split(',')
  return kind === 'count' && /^-?\d+$/.test(value) ? Number(value) : value
}

export function readOptions({ game }: AnyPackage, asked: Asked): unknown {
  try {
    return game.readOptions(asked)
  } catch (problem) {
    if (problem instanceof OptionError) throw new UsageError(problem.message)
    throw problem
  }
}
