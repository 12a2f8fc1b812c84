import type { CountField, OptionChoice, OptionField, OptionFields, Text } from '@keep-flying/kernel'

/** The option that says how many sit at the table, with its name. */
export function seatsField(fields: OptionFields): readonly [string, CountField] {
  for (const [id, field] of Object.entries(fields)) if (field.kind === 'count' && field.seats) return [id, field]
  throw new Error('No option of the game says how many seats there are.')
}

/** The options that an address names. What it names wrongly is refused when the options are read. */
export function optionsIn(query: URLSearchParams, fields: OptionFields): Readonly<Record<string, unknown>> {
  const named = Object.entries(fields).flatMap(([id, field]) => {
    const word = query.get(id)
    return word === null || field.kind === 'handed' ? [] : [[id, valueIn(word, field)]]
  })
  return Object.fromEntries(named)
}

function valueIn(word: string, { kind }: OptionField): unknown {
  if (kind === 'count') return Number(word)
  if (kind === 'switch') return word !== 'false' && word !== '0'
  if (kind === 'choices') return word.split(',').filter((id) => id !== '')
  return word
}

/** What was agreed on for one option. */
export interface Agreed {
  readonly id: string
  readonly label: Text
  /** A number, or whatever was chosen; nothing for a switch that is on. */
  readonly value: number | readonly OptionChoice[]
}

/** What was agreed on, for people to read; what is off, empty or handed on is left out, and so are the seats. */
export function agreedOn(options: unknown, fields: OptionFields): readonly Agreed[] {
  const given: Readonly<Record<string, unknown>> = { ...(options instanceof Object ? options : {}) }
  return Object.entries(fields).flatMap(([id, field]) => {
    const value = agreedValue(field, given[id] ?? field.default)
    return value === null ? [] : [{ id, label: field.label, value }]
  })
}

function agreedValue(field: OptionField, value: unknown): Agreed['value'] | null {
  switch (field.kind) {
    case 'count':
      return field.seats || typeof value !== 'number' ? null : value
    case 'switch':
      return value === true ? [] : null
    case 'handed':
      return null
    case 'choice':
    case 'choices': {
      const ids: readonly unknown[] = Array.isArray(value) ? value : [value]
      const chosen = field.choices.filter((choice) => ids.includes(choice.id))
      return chosen.length > 0 ? chosen : null
    }
  }
}
