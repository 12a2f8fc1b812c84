import { OptionError } from './game.ts'
import type { Text } from './text.ts'

/**
 * The options of a game, described as data: hosts make set-up pages, flags and documents from the description, and
 * `readFields` checks what somebody asks for against it.
 */
export type OptionFields = Readonly<Record<string, OptionField>>

export type OptionField = CountField | ChoiceField | ChoicesField | SwitchField | HandedField

interface FieldCommon {
  readonly label: Text
  /** What it means for the game. */
  readonly about?: Text
}

/** A whole number. */
export interface CountField extends FieldCommon {
  readonly kind: 'count'
  readonly min: number
  readonly max: number
  readonly default: number
  /** Whether it is the number of seats. */
  readonly seats?: true
}

/** One of several. */
export interface ChoiceField<Id extends string = string> extends FieldCommon {
  readonly kind: 'choice'
  readonly choices: readonly OptionChoice<Id>[]
  readonly default: Id
}

/** Any of several, each once. */
export interface ChoicesField<Id extends string = string> extends FieldCommon {
  readonly kind: 'choices'
  readonly choices: readonly OptionChoice<Id>[]
  readonly default: readonly Id[]
}

/** Yes or no. */
export interface SwitchField extends FieldCommon {
  readonly kind: 'switch'
  readonly default: boolean
}

/** What a game of a campaign takes from the one before it: plain data, which the game itself checks. Nobody fills it in by hand. */
export interface HandedField extends FieldCommon {
  readonly kind: 'handed'
  readonly default: null
}

export interface OptionChoice<Id extends string = string> {
  readonly id: Id
  readonly label: Text
  readonly about?: Text
  /** What must be chosen elsewhere for this to be on offer: for each field named one of these, or all where several can be. */
  readonly needs?: Readonly<Record<string, readonly string[]>>
  /** What must not be chosen elsewhere, by field. */
  readonly without?: Readonly<Record<string, readonly string[]>>
  /** For how many seats it is, where not for any number of them. */
  readonly seats?: readonly number[]
}

/** What a field's value is once it was read. */
type ValueOf<F extends OptionField> = F extends CountField
  ? number
  : F extends SwitchField
    ? boolean
    : F extends ChoicesField<infer Id>
      ? readonly Id[]
      : F extends ChoiceField<infer Id>
        ? Id
        : unknown

export type OptionsOf<F extends OptionFields> = { readonly [K in keyof F]: ValueOf<F[K]> }

/** The options of a game for which nothing was asked. */
export function defaultsOf<F extends OptionFields>(fields: F): OptionsOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, field.default])) as OptionsOf<F>
}

/** The choices of a field that the rest of the options allow. */
export function choicesWith<Id extends string>(
  { choices }: ChoiceField<Id> | ChoicesField<Id>,
  options: Readonly<Record<string, unknown>>,
): readonly OptionChoice<Id>[] {
  return offeredWith(choices, options)
}

function offeredWith<Id extends string>(
  choices: readonly OptionChoice<Id>[],
  options: Readonly<Record<string, unknown>>,
): readonly OptionChoice<Id>[] {
  return choices.filter(
    ({ needs = {}, without = {} }) =>
      Object.entries(needs).every(([id, asked]) => holds(options[id], asked)) &&
      Object.entries(without).every(([id, barred]) => !barred.some((one) => holds(options[id], [one]))),
  )
}

/** What was chosen that is not for so many seats, with the field it was chosen for. */
export function notForSeats(
  fields: OptionFields,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): { readonly field: string; readonly choice: OptionChoice } | undefined {
  for (const [id, field] of Object.entries(fields)) {
    if (field.kind !== 'choice' && field.kind !== 'choices') continue
    const choice = field.choices.find((one) => holds(options[id], [one.id]) && one.seats?.includes(seats) === false)
    if (choice) return { field: id, choice }
  }
  return undefined
}

function holds(value: unknown, asked: readonly string[]): boolean {
  return Array.isArray(value) ? asked.every((one) => value.includes(one)) : asked.includes(String(value))
}

/** Reads options from untrusted data; what is left out takes its default. Throws an OptionError. */
export function readFields<F extends OptionFields>(fields: F, raw: unknown): OptionsOf<F> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw new OptionError('options', 'The options must be an object.')
  for (const id of Object.keys(raw))
    if (!Object.hasOwn(fields, id))
      throw new OptionError(id, `There is no option "${id}"; the options are ${Object.keys(fields).join(', ')}.`)
  const given: Readonly<Record<string, unknown>> = { ...defaultsOf(fields), ...raw }
  const read = Object.entries(fields).map(([id, field]) => [id, readField(id, field, given)])
  checkSeats(fields, given)
  return Object.fromEntries(read) as OptionsOf<F>
}

function checkSeats(fields: OptionFields, given: Readonly<Record<string, unknown>>): void {
  const [seatsId] = Object.entries(fields).find(([, field]) => field.kind === 'count' && field.seats) ?? []
  if (seatsId === undefined) return
  const wrong = notForSeats(fields, given, Number(given[seatsId]))
  if (!wrong) return
  const { field, choice } = wrong
  const asked = (choice.seats ?? []).join(' or ')
  throw new OptionError(field, `The option "${field}" can only be "${choice.id}" with "${seatsId}" ${asked}.`)
}

function readField(id: string, field: OptionField, given: Readonly<Record<string, unknown>>): unknown {
  const value = given[id]
  switch (field.kind) {
    case 'count':
      if (typeof value !== 'number' || !Number.isInteger(value) || value < field.min || value > field.max)
        throw new OptionError(id, `The option "${id}" must be a whole number from ${field.min} to ${field.max}.`)
      return value
    case 'switch':
      if (typeof value !== 'boolean') throw new OptionError(id, `The option "${id}" must be true or false.`)
      return value
    case 'choice':
      return readChoice(id, value, field.choices, given)
    case 'choices': {
      if (!Array.isArray(value)) throw new OptionError(id, `The option "${id}" must be a list.`)
      if (new Set(value).size !== value.length)
        throw new OptionError(id, `The option "${id}" names something twice; name each once.`)
      for (const one of value) readChoice(id, one, field.choices, given)
      return field.choices.map((choice) => choice.id).filter((choice) => value.includes(choice))
    }
    case 'handed':
      return value
  }
}

function readChoice(
  id: string,
  value: unknown,
  all: readonly OptionChoice[],
  given: Readonly<Record<string, unknown>>,
): string {
  const offered = offeredWith(all, given)
  const chosen = offered.find((choice) => choice.id === value)
  if (chosen) return chosen.id
  const closed = all.find((choice) => choice.id === value)
  if (closed)
    throw new OptionError(id, `The option "${id}" can only be "${closed.id}" with ${neededBy(closed, given)}.`)
  throw new OptionError(id, `The option "${id}" must be one of ${offered.map((choice) => choice.id).join(', ')}.`)
}

function neededBy({ needs = {}, without = {} }: OptionChoice, given: Readonly<Record<string, unknown>>): string {
  const needed = Object.entries(needs).map(
    ([id, asked]) => `"${id}" ${asked.join(Array.isArray(given[id]) ? ' and ' : ' or ')}`,
  )
  const barred = Object.entries(without).map(([id, ids]) => `"${id}" other than ${ids.join(', ')}`)
  return [...needed, ...barred].join(' and ')
}
