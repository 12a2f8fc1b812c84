import { type ChoiceField, choicesWith, defaultsOf, type OptionFields } from '@keep-flying/kernel'
import type { Asked } from '../options.ts'

/** What was chosen for each of the fields asked for as "all". */
export type Combination = Readonly<Record<string, string>>

const everyChoice = 'all'

/** The fields asked for as "all", unless that is one of their choices. */
function variedFields(fields: OptionFields, asked: Asked): readonly (readonly [string, ChoiceField])[] {
  return Object.entries(fields).flatMap(([id, field]) => {
    const isVaried = field.kind === 'choice' && asked[id] === everyChoice
    return isVaried && field.choices.every((choice) => choice.id !== everyChoice) ? [[id, field] as const] : []
  })
}

/** Every combination of choices that the other options allow; a single empty one where nothing is asked for as "all". */
export function combinationsOf(fields: OptionFields, asked: Asked): readonly Combination[] {
  const varied = variedFields(fields, asked)
  let combinations: readonly Combination[] = [{}]
  for (const [id, field] of varied)
    combinations = combinations.flatMap((one) => field.choices.map((choice) => ({ ...one, [id]: choice.id })))
  return combinations.filter((one) => {
    const options = { ...defaultsOf(fields), ...asked, ...one }
    return varied.every(([id, field]) => choicesWith(field, options).some((choice) => choice.id === one[id]))
  })
}
