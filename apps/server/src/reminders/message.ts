import { type Outcome, type Text, text } from '@keep-flying/kernel'
import { bestOf } from '../games/languages.ts'
import { resultOf } from '../games/result.ts'
import { languages } from './words.ts'

/** The table a message is about. */
interface AboutTable {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly url: string
}

/** A game waits for somebody. */
export interface YourTurn {
  readonly kind: 'your-turn'
  /** The language of whoever gets it. */
  readonly locale: string
  readonly table: AboutTable
  readonly seat: number
  /** Whether somebody else at the table could answer as well. */
  readonly shared: boolean
  /** Milliseconds of Unix time. */
  readonly since: number
  /** Minutes since then. */
  readonly waited: number
  /** Minutes until their time runs out; null without a clock. */
  readonly left: number | null
}

/** A game is over. */
export interface GameOver {
  readonly kind: 'over'
  readonly locale: string
  readonly table: AboutTable
  readonly seat: number
  readonly outcome: Outcome | null
  /** Who sits at the table, by seat. */
  readonly names: readonly string[]
  /** Why it came out that way, in the words of the game; null if it has none. */
  writeReason(names: readonly string[]): string | null
}

/** Somebody wants to know whether reminders reach them. */
export interface TestMessage {
  readonly kind: 'test'
  readonly locale: string
}

export type Message = YourTurn | GameOver | TestMessage

/** Escapes what people wrote, such as a title or a name, so that the receiver takes it literally. */
export type Plain = (words: string) => string

/** The message in words, in the language of whoever gets it. */
export function textOf(message: Message, plain: Plain): string {
  return bestOf(languages, [message.locale]).write(said(message, plain))
}

function said(message: Message, plain: Plain): Text {
  switch (message.kind) {
    case 'test':
      return text('test')
    case 'your-turn': {
      const key = message.shared ? 'your-turn.shared' : 'your-turn'
      const waiting = { title: plain(message.table.title), time: duration(message.waited) }
      if (message.left === null) return text(key, waiting)
      return text(`${key}.left`, { ...waiting, left: duration(message.left) })
    }
    case 'over': {
      const names = message.names.map(plain)
      const over = { title: plain(message.table.title), result: resultFor(message.outcome, message.seat, names) }
      const reason = message.writeReason(names)
      return reason === null ? text('over', over) : text('over.reason', { ...over, reason })
    }
  }
}

/** How the game came out, as the person in a seat would say it. */
function resultFor(outcome: Outcome | null, seat: number, names: readonly string[]): Text {
  const result = resultOf(outcome)
  if (result !== 'somebody-won' || outcome?.by !== 'seats') return text(`result.${result}`)
  const others = outcome.winners.filter((winner) => winner !== seat)
  if (others.length === 0) return text('result.you-won')
  const list = others.map((winner) => text('name', { name: names[winner] ?? '' }))
  const key = outcome.winners.includes(seat) ? 'result.you-too-won' : 'result.others-won'
  return text(key, { names: { list, join: 'and' }, n: others.length })
}

function duration(minutes: number): Text {
  if (minutes < 120) return text('minutes', { n: Math.max(1, minutes) })
  if (minutes < 48 * 60) return text('hours', { n: Math.floor(minutes / 60) })
  return text('days', { n: Math.floor(minutes / (24 * 60)) })
}
