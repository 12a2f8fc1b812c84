import type { Situation } from '../scenario/situation.ts'
import { makeUp, type Play, type Scenario, scenario } from '../scenario.ts'
import type { Ability, CharacterCard, Crew, Effect, EnemyCard } from '../vocabulary/index.ts'

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

/** The names of all that struck, in order. */
export function strikers(game: Play): string[] {
  return game.log().flatMap((line) => line.match(/^A strike from (.*)\.$/)?.[1] ?? [])
}

/** The prices of the options that stand for a card, in the question now open. */
export function priceOf(game: Play, called: string, group: string): number | undefined {
  const decision = game.decision()
  if (!('options' in decision)) return undefined
  return decision.options.find(
    ({ at, group: of }) => of === group && at && 'card' in at && game.names([at.card])[0] === called,
  )?.price
}

let madeUp = 0

/** Makes up a character card and returns its id, which can be named in a situation. */
export function character(card: Partial<CharacterCard> & { readonly abilities: readonly Ability[] }): string {
  const id = `made-up-${++madeUp}`
  makeUp(id, { kind: 'character', card: { id, name: id, copies: 1, class: null, cost: 0, ...card } })
  return id
}

/** A made-up character that does this when it is played. */
export function doing(...effects: Effect[]): string {
  return character({ abilities: [{ at: 'play', effects }] })
}

/** Makes up an enemy and returns its id. */
export function enemy(card: Partial<EnemyCard>): string {
  const id = `made-up-${++madeUp}`
  makeUp(id, {
    kind: 'enemy',
    card: { id, name: id, copies: 1, type: 'crew', descriptors: [], attack: 3, abilities: [], ...card },
  })
  return id
}
