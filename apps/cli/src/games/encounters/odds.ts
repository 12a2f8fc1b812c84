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

const kindNames: Readonly<Record<string, string>> = {
  enemy: 'an enemy',
  goal: 'a Goal',
  event: 'an Event',
  special: 'a Special card',
  character: 'a character',
  'side-job': 'a Side Job',
  'ship-strike': 'a Ship Strike',
}

function oddsWords({ kinds }: HiddenOdds): string {
  const likeliest = [...kinds].sort(([, one], [, other]) => other - one)
  return likeliest.map(([kind, chance]) => `${kindNames[kind] ?? kind} ${Math.round(100 * chance)}%`).join(', ')
}
