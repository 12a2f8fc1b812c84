import { choicesWith, defaultsOf, type OptionField, type OptionFields } from '@keep-flying/kernel'
import type { Asked } from '../options.ts'

/** What was chosen for each of the fields asked for as "all". */
export type Combination = Readonly<Record<string, string | number>>

const everyChoice = 'all'

/** All that a field can be: one of its choices, or a number from its least to its most. */
function valuesOf(field: OptionField): readonly (string | number)[] {
  if (field.kind === 'choice') return field.choices.map(({ id }) => id)
  if (field.kind !== 'count') return []
  return Array.from({ length: field.max - field.min + 1 }, (_, n) => field.min + n)
}

/** The fields asked for as "all", unless that is one of their choices. */
function variedFields(fields: OptionFields, asked: Asked): readonly (readonly [string, OptionField])[] {
  return Object.entries(fields).filter(
    ([id, field]) => asked[id] === everyChoice && !valuesOf(field).includes(everyChoice) && valuesOf(field).length > 0,
  )
}

/** Every combination of choices that the other options allow; a single empty one where nothing is asked for as "all". */
export function combinationsOf(fields: OptionFields, asked: Asked): readonly Combination[] {
  const varied = variedFields(fields, asked)
  let combinations: readonly Combination[] = [{}]
  for (const [id, field] of varied)
    combinations = combinations.flatMap((one) => valuesOf(field).map((value) => ({ ...one, [id]: value })))
  return combinations.filter((one) => {
    const options = { ...defaultsOf(fields), ...asked, ...one }
    return varied.every(
      ([id, field]) => field.kind !== 'choice' || choicesWith(field, options).some((choice) => choice.id === one[id]),
    )
  })
}

/** Whether a game was played with these choices. */
export function isWith(options: Asked, combination: Combination): boolean {
  return Object.entries(combination).every(([id, choice]) => options[id] === choice)
}
