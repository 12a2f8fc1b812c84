import type { Situation } from '../scenario/situation.ts'
import type { Play } from '../scenario.ts'
import { type Scenario, scenario } from '../scenario.ts'
import type { Crew } from '../vocabulary/index.ts'

/** What many tests of the rules need. */

/** A situation in which no Episode card comes by itself. */
export function quiet(situation: Situation = {}): Scenario {
  return scenario({ quietTurns: 100, ...situation })
}

/** The strikes on a Main Character, by their names. */
export function strikesOn(game: Play, crew: Crew): string[] {
  return game.names(game.main(crew).strikes.map(({ card }) => card))
}

/** The Ship Strikes on Serenity, from the lowest slot to the highest. */
export function shipStrikesOn(game: Play): (string | null)[] {
  return game.state.serenity.map(({ strike }) => (strike === null ? null : (game.names([strike])[0] ?? null)))
}

/** What was told of a kind, by the card that each was about. */
export function toldOf(game: Play, kind: string): string[] {
  return game.match.events(null).flatMap((event) => {
    const card = event.kind === kind ? event.data?.card : undefined
    return typeof card === 'object' && 'id' in card ? game.names([String(card.id)]) : []
  })
}

/** The prices of the options that stand for a card, in the question now open. */
export function priceOf(game: Play, called: string, group: string): number | undefined {
  const decision = game.decision()
  if (!('options' in decision)) return undefined
  return decision.options.find(
    ({ at, group: of }) => of === group && at && 'card' in at && game.names([at.card])[0] === called,
  )?.price
}
