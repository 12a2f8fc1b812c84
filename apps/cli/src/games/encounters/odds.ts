import { type HiddenOdds, hiddenOddsAt, placeOf } from '@keep-flying/encounters/ask'
import type { Decision } from '@keep-flying/kernel'
import { optionsOf } from '../../play/choices.ts'
import { wrap } from '../../terminal/layout.ts'
import type { Sight } from './facts.ts'

/** What may lie in the spaces that a question offers. */
export function oddsOf({ view }: Sight, decision: Decision): string[] {
  return optionsOf(decision).flatMap(({ at }, n) => {
    const space = at && 'place' in at ? view.verse.findIndex((_, index) => placeOf(index) === at.place) : -1
    const odds = space < 0 ? null : hiddenOddsAt(view, space)
    return odds ? wrap(`${String(n + 1).padStart(3)}  ${oddsWords(odds)}`, 5) : []
  })
}

function oddsWords({ kinds }: HiddenOdds): string {
  return [...kinds].map(([kind, chance]) => `${kind} ${Math.round(100 * chance)}%`).join(', ')
}
