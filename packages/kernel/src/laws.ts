import { checkValue } from './decision.ts'
import type { GameState } from './game.ts'
import type { Match } from './match.ts'

/** What holds at every moment of every game, whatever anybody does. */

export class LawBroken extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LawBroken'
  }
}

/** Throws unless a law holds. */
export function law(holds: boolean, message: string): void {
  if (!holds) throw new LawBroken(message)
}

/** Every open question can be answered, leaves a choice, and its options can be told apart. */
export function checkDecisions<S extends GameState, O>(match: Match<S, O>): void {
  for (const decision of match.pending) {
    if (decision.lapsesTo !== undefined) checkValue(decision, decision.lapsesTo)
    if (decision.form === 'confirm') continue
    if (decision.form === 'amount') {
      law(decision.min < decision.max, `The amount asked by "${decision.kind}" leaves no choice.`)
      continue
    }
    const ids = new Set(decision.options.map((option) => option.id))
    law(ids.size === decision.options.length, `Options of "${decision.kind}" share an id.`)
    law(ids.size > 0, `The question "${decision.kind}" has no legal answer.`)
    if (decision.form === 'some') law(decision.min <= decision.max, `"${decision.kind}" asks for more than there is.`)
  }
}

/** Every card is in exactly one place: those of the box, and none besides. */
export function checkPlaces(placed: Iterable<string>, box: Iterable<string>): void {
  const seen = new Set<string>()
  for (const card of placed) {
    law(!seen.has(card), `The card "${card}" is in two places.`)
    seen.add(card)
  }
  for (const card of box) law(seen.delete(card), `The card "${card}" is nowhere.`)
  law(seen.size === 0, `There are cards from another box: ${[...seen].join(', ')}.`)
}
