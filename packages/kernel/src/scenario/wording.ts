import { type Decision, type Option, Refusal, type Value } from '../decision.ts'

/** Questions and their options in words, and options found by their words. */
export interface Wording {
  prompt(decision: Decision): string
  /** What an option is called beside its id: its text first, then what is printed on the card or place it stands for. */
  names(option: Option): readonly string[]
}

/** The value in ids, where it may name options in words. What names no option is left as it is, to be refused. */
export function valueInIds(decision: Decision, value: Value, wording: Wording): Value {
  if (!('options' in decision)) return value
  if (typeof value === 'string') return idOf(decision, value, wording)
  return typeof value === 'object' ? value.map((name) => idOf(decision, name, wording)) : value
}

function idOf(decision: Extract<Decision, { options: readonly Option[] }>, called: string, wording: Wording): string {
  const { options } = decision
  if (options.some((option) => option.id === called)) return called
  const meant = options.filter((option) =>
    wording.names(option).some((name) => plainWords(name) === plainWords(called)),
  )
  const [only, another] = meant
  if (!only) return called
  if (!another) return only.id
  const candidates = meant.map((option) => optionInWords(option, wording)).join(', ')
  throw new Refusal('illegal', 'value', `"${called}" may mean ${candidates}. Name the one you mean by its id.`)
}

/** Words as somebody types them: equal for texts that differ in capitals, curly quotes, spaces or a final full stop. */
export function plainWords(words: string): string {
  return words.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').replace(/\.$/, '').trim()
}

function optionInWords(option: Option, wording: Wording): string {
  const [words] = wording.names(option)
  return words === undefined ? option.id : `${option.id} (${words})`
}

/** Who is asked what. */
export function questionInWords(decision: Decision, wording: Wording): string {
  const offered = decision.standing ? 'may answer' : 'is asked'
  return `seat ${decision.seat} ${offered} "${decision.kind}" (${wording.prompt(decision)})`
}

/** What would be taken as an answer. */
export function legalAnswers(decision: Decision, wording: Wording): string {
  const listed = 'options' in decision ? decision.options.map((one) => optionInWords(one, wording)).join(', ') : ''
  switch (decision.form) {
    case 'one':
      return `one of ${listed}`
    case 'some':
      return `a list of ${decision.min === decision.max ? '' : `${decision.min} to `}${decision.max} of ${listed}`
    case 'order':
      return `all of these in some order: ${listed}`
    case 'amount':
      return `a whole number from ${decision.min} to ${decision.max}`
    case 'confirm':
      return 'true or false'
  }
}
