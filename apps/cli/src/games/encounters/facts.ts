import { boxCard, type CardId, describeBoxCard, type Main, type State, type Table } from '@keep-flying/encounters'
import { text, type Writer, type Zone } from '@keep-flying/kernel'

/** What everything on the screen is made from: a view, whose it is, and the words for it. */
export interface Sight {
  readonly view: State
  readonly viewer: number | null
  /** The view as the rules' own functions take it. */
  readonly t: Table
  readonly say: Writer
}

export function call(say: Writer, name: 'card' | 'crew' | 'task' | 'seat', id: string | number): string {
  return say(text('offer.card', { card: { name, id } }))
}

export function seatName({ say, viewer }: Sight, seat: number): string {
  return seat === viewer ? `${call(say, 'seat', seat)} (you)` : call(say, 'seat', seat)
}

export function mainName(sight: Sight, { crew, seat }: Main): string {
  return seat === null ? call(sight.say, 'crew', crew) : seatName(sight, seat)
}

export function sizeOf({ backs, cards }: Zone): number {
  return backs?.length ?? cards.length
}

/** The figures of a card, such as its class and cost. */
export function figuresOf(say: Writer, card: CardId): string {
  return linesWith(say, card, true)
}

/** What a card says, without its figures. */
export function wordsOf(say: Writer, card: CardId): string {
  return linesWith(say, card, false)
}

function linesWith(say: Writer, card: CardId, figures: boolean): string {
  const lines = describeBoxCard(boxCard(card)).filter(({ part }) => (part === 'figures') === figures)
  return lines.map(say).join(' ')
}

/** A card's name, and in brackets what it is, shortened by what the reader knows already. */
export function nameAndFigures(say: Writer, card: CardId): string {
  return `${call(say, 'card', card)} (${figuresOf(say, card).replace(/\.$/, '')})`
}

/** "3 × Shiny": lines that read alike are shown once. */
export function once(lines: readonly string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const n = lines.filter((other) => other === line).length
    return n === 1 ? line : `${n} × ${line}`
  })
}

/** Cards by their names alone. */
export function listed(say: Writer, cards: readonly CardId[]): string {
  return once(cards.map((card) => call(say, 'card', card))).join(', ')
}
