import {
  brokenLimits,
  type Decision,
  type Option,
  type SomeOf,
  type Text,
  type Value,
  type Writer,
} from '@keep-flying/kernel'
import { showCard } from '../commands/cards.ts'
import type { Card, Screen } from '../terminal/game.ts'
import { columns, flow, indented, wrap } from '../terminal/layout.ts'
import { bold, dim } from '../terminal/style.ts'

/** A decision on the screen, and the answer typed to it. */

const manyOptions = 16

/** In the order of the numbers typed: first what the question is about, then what is merely allowed beside it. */
export function optionsOf(decision: Decision): readonly Option[] {
  if (!('options' in decision)) return []
  const isMinor = (option: Option) => option.role === 'minor'
  return [...decision.options.filter((option) => !isMinor(option)), ...decision.options.filter(isMinor)]
}

/** The words and drawings a viewer is shown. */
export interface Display {
  readonly say: Writer
  readonly screen: Screen
  cardOf(id: string): Card | null
  /** What an answer leads to, in words; empty where there is nothing to say. */
  foretold(decision: Decision, value: Value): string
}

export function showDecision(decision: Decision, display: Display): string[] {
  const { say } = display
  const card = decision.card === undefined ? null : display.cardOf(decision.card)
  return [
    ...(card ? showCard(card) : []),
    ...wrap(`${say(decision.prompt)} ${howToAnswer(decision, say)}`.trimEnd()).map(bold),
    ...showOptions(decision, display),
    ...(decision.form === 'confirm' ? showYesAndNo(decision, display) : []),
  ]
}

function showOptions(decision: Decision, display: Display): string[] {
  const { say, screen, cardOf } = display
  const options = optionsOf(decision)
  const numbered = options.map((option, n) => ({ option, label: `${n + 1}`.padStart(3), words: say(option.text) }))
  const major = numbered.filter(({ option }) => option.role !== 'minor')
  const minor = numbered.filter(({ option }) => option.role === 'minor')
  const also = minor.map(({ label, words }) => `${label.trim()} ${words}`)
  return [
    ...(major.length > manyOptions
      ? columns(major.map(({ label, words }) => `${label}  ${words}`))
      : major.flatMap(({ option, label, words }) => {
          const note = screen.note(option)
          const line = wrap(`${label}  ${words}${note === null ? '' : `  (${note})`}`, 5)
          const explained = screen.explain?.(option) ?? ''
          return [
            ...line,
            ...(explained === '' ? [] : indented(explained, 7).map(dim)),
            ...cardLines(screen.cardIn(option), cardOf),
            ...leadsTo(decision, option, display),
          ]
        })),
    ...(minor.length === 0 ? [] : flow('Also:', also, 2).map(dim)),
  ]
}

function leadsTo(decision: Decision, option: Option, { screen, foretold }: Display): string[] {
  if (decision.form !== 'one' || !screen.foretells(decision, option)) return []
  const words = foretold(decision, option.id)
  return words === '' ? [] : indented(`→ ${words}`, 7)
}

function showYesAndNo(decision: Decision, { screen, foretold }: Display): string[] {
  if (!screen.foretells(decision, null)) return []
  return [true, false].flatMap((yes) => {
    const words = foretold(decision, yes)
    return words === '' ? [] : indented(`${yes ? 'y' : 'n'} → ${words}`, 5)
  })
}

function cardLines(id: string | null, cardOf: Display['cardOf']): string[] {
  const card = id === null ? null : cardOf(id)
  return card ? indented(card.lines.map(({ words }) => words).join(' '), 7).map(dim) : []
}

function howToAnswer(decision: Decision, say: Writer): string {
  const leave = decision.standing ? '; empty to ignore it' : ''
  switch (decision.form) {
    case 'one':
      return decision.standing ? '(a number; empty to ignore it)' : ''
    case 'some':
      return `(${howMany(decision)}${decision.min === 0 ? '; empty for none' : ''}${leave})`
    case 'order':
      return `(all numbers in the order you want${leave})`
    case 'amount':
      return `(${decision.min} to ${decision.max}${leave})`
    case 'confirm':
      return `(y${meaning(decision.yes, say)} or n${meaning(decision.no, say)}${leave})`
  }
}

function howMany({ min, max, options, limits }: SomeOf): string {
  const again = options.findIndex(({ most = 1 }) => most > 1)
  if (again >= 0) return `numbers; ${again + 1}x2 for two of number ${again + 1}`
  if (limits) return 'numbers'
  return min === max ? `${min} numbers` : `${min} to ${max} numbers`
}

function meaning(answer: Text | undefined, say: Writer): string {
  return answer ? ` = ${say(answer)}` : ''
}

/** What was typed is not an answer; the message says what would be. */
export class NotAnAnswer extends Error {}

/**
 * The value of a typed line; none leaves a standing offer alone. Several where one is chosen are meant one after the
 * other: the first is the answer, the others are for when the same is asked again.
 */
export function readAnswers(decision: Decision, line: string, say: Writer): readonly Value[] {
  const typed = line.trim()
  if (typed === '' && decision.standing) return []
  switch (decision.form) {
    case 'one':
      return optionCalled(decision, typed, say) ?? typed.split(/[\s,]+/).map((number) => optionAt(decision, number))
    case 'some':
    case 'order':
      return [readList(decision, typed, say)]
    case 'amount':
      if (!/^-?\d+$/.test(typed)) throw new NotAnAnswer(`Type a number from ${decision.min} to ${decision.max}.`)
      return [Number(typed)]
    case 'confirm':
      if (/^y(es)?$/i.test(typed)) return [true]
      if (/^no?$/i.test(typed)) return [false]
      throw new NotAnAnswer('Type y or n.')
  }
}

/** Numbers, some of them several times: `2 3x4`. What would be too much is said in the game's own words. */
function readList(decision: Decision, typed: string, say: Writer): readonly string[] {
  const words = typed === '' ? [] : typed.split(/[\s,]+/)
  const ids = words.flatMap((word) => {
    const [number = '', times = '1'] = word.split('x')
    if (!/^\d{1,3}$/.test(times)) throw new NotAnAnswer('Type how often as a number, as in 3x4.')
    const id = optionAt(decision, number)
    return Array.from({ length: Number(times) }, () => id)
  })
  const [broken] = brokenLimits(decision, ids)
  if (broken) throw new NotAnAnswer(say(broken.text))
  return ids
}

/** The option whose words were typed, with or without spaces and what is in brackets; or the only one that begins so. */
function optionCalled(decision: Decision, typed: string, say: Writer): readonly string[] | null {
  const bare = (words: string) => words.toLowerCase().replace(/\s+/g, '')
  const wanted = bare(typed)
  const called = optionsOf(decision).map(({ id, text }) => ({
    id,
    words: bare(say(text)),
    short: bare(shortOf(say(text))),
  }))
  const ways: ((one: (typeof called)[number]) => boolean)[] = [
    ({ words }) => words === wanted,
    ({ short }) => short === wanted,
    ({ words }) => /^[^\d]{3}/.test(wanted) && words.startsWith(wanted),
  ]
  for (const way of ways) {
    const [only, ...more] = called.filter(way)
    if (only) return more.length === 0 ? [only.id] : null
  }
  return null
}

const shortOf = (words: string) => words.replace(/ \(.*\)$/, '')

function optionAt(decision: Decision, typed: string): string {
  const options = optionsOf(decision)
  const option = /^\d+$/.test(typed) ? options[Number(typed) - 1] : undefined
  if (!option) throw new NotAnAnswer(`Type a number from 1 to ${options.length}, or ? for help.`)
  return option.id
}

/** An answer in words. */
export function sayAnswer(decision: Decision, value: Value, say: Writer): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  const ids = typeof value === 'string' ? [value] : value
  const words = [...new Set(ids)].map((id) => {
    const option = optionsOf(decision).find((one) => one.id === id)
    const times = ids.filter((other) => other === id).length
    return `${option ? say(option.text) : id}${times > 1 ? ` × ${times}` : ''}`
  })
  return words.length === 0 ? 'none' : words.join(', ')
}
