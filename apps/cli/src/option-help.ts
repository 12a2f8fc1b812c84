import type { OptionChoice, OptionField, OptionFields, Writer } from '@keep-flying/kernel'
import { flagOf } from './options.ts'
import { labelled } from './terminal/layout.ts'
import { all, either } from './terminal/words.ts'

/** A game's options as help lists them: flag, meaning, default and choices. */
export function describeOptions(fields: OptionFields, write: Writer, width: number): string[] {
  return Object.entries(fields).flatMap(([id, field]) => {
    if (field.kind === 'handed') return []
    const choices = 'choices' in field ? field.choices : []
    return [
      ...labelled(`  ${flagsOf(flagOf(id), field)}`, fieldWords(field, write), width),
      ...choices.flatMap((choice) => labelled(`    ${choice.id}`, choiceWords(choice, fields, write), width)),
    ]
  })
}

type ShownField = Exclude<OptionField, { readonly kind: 'handed' }>

function flagsOf(flag: string, { kind }: ShownField): string {
  if (kind === 'switch') return `--${flag}, --no-${flag}`
  return `--${flag} ${{ count: 'N', choice: 'ID', choices: 'ID,ID' }[kind]}`
}

function fieldWords(field: ShownField, write: Writer): string {
  const { label, about } = field
  return [`${sentence(write(label))}`, ...(about ? [write(about)] : []), boundsOf(field)].join(' ')
}

function boundsOf(field: ShownField): string {
  switch (field.kind) {
    case 'count':
      return `From ${field.min} to ${field.max}; ${field.default} by default.`
    case 'choice':
      return `By default ${field.default}.`
    case 'choices':
      return `By default ${field.default.length === 0 ? 'none' : all(field.default)}.`
    case 'switch':
      return `${field.default ? 'On' : 'Off'} by default.`
  }
}

function choiceWords({ label, about, needs = {}, seats }: OptionChoice, fields: OptionFields, write: Writer): string {
  const needed = Object.entries(needs).map(([id, asked]) => {
    return `--${flagOf(id)} ${fields[id]?.kind === 'choices' ? asked.join() : either(asked)}`
  })
  const condition = needed.length === 0 ? [] : [`Only with ${all(needed)}.`]
  const forSeats = seats === undefined ? [] : [`Only for ${either(seats.map(String))}.`]
  return [sentence(write(label)), ...(about ? [write(about)] : []), ...condition, ...forSeats].join(' ')
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
