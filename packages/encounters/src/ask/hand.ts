import { holds } from '../rules/conditions.ts'
import { amountOf } from '../rules/numbers.ts'
import { textOf } from '../rules/play.ts'
import { characterOf } from '../rules/table.ts'
import type { CardId, State, Table, Turn } from '../state.ts'
import type { Ability, Effect } from '../vocabulary/index.ts'
import { combosOf, isReady, nextToPlay } from './combos.ts'
import { tableFor } from './view-table.ts'

/** What cards would make if they were played now, after those that have been. */

export interface Makes {
  readonly recruit: number
  readonly attack: number
  /** Attack that may be spent for one purpose only. */
  readonly restricted: number
  /** Points of either resource, by the choice of whoever plays. */
  readonly either: number
  readonly draws: number
  /** The cards whose class combo comes about. */
  readonly combos: readonly CardId[]
}

/** What the hand of a seat would make if all of it were played, in an order that brings its combos about. */
export function handMakes(view: State, seat: number): Makes {
  return makes(view, view.players[seat]?.hand.cards ?? [], seat)
}

/** What a card would add to the active player's turn if its owner Coordinated it now. */
export function coordinateAdds(view: State, card: CardId): Makes {
  return makes(view, [card], view.active)
}

/** What playing cards makes, in an order that brings their combos about. */
function makes(view: State, cards: readonly CardId[], seat: number): Makes {
  const turn: Turn = { ...view.turn, played: [...view.turn.played] }
  const t = tableFor({ ...view, active: seat, turn })
  const made = { recruit: 0, attack: 0, restricted: 0, either: 0, draws: 0, combos: [] as CardId[] }
  for (const left = [...cards]; left.length > 0; ) {
    const card = nextToPlay(t, left)
    left.splice(left.indexOf(card), 1)
    const combos = combosOf(t, card, seat).filter((one) => isReady(t, one.class))
    turn.played.push({ card })
    const { recruit = 0, attack = 0 } = characterOf(card) ?? {}
    made.recruit += recruit
    made.attack += attack
    for (const ability of textOf(t, card, seat)) if ('at' in ability && ability.at === 'play') follow(ability, card)
    for (const { ability } of combos) follow(ability, card)
    if (combos.length > 0) made.combos.push(card)
  }
  return made

  function follow(ability: Ability, card: CardId): void {
    if (!('effects' in ability) || ability.cost) return
    if (ability.if && !holds(t, { you: seat, card }, ability.if)) return
    for (const effect of ability.effects) add(effect, card)
  }

  function add(effect: Effect, card: CardId): void {
    const context = { you: seat, card }
    if (effect.do === 'recruit') made.recruit += amountOf(t, context, effect.n)
    else if (effect.do === 'attack') made[effect.only ? 'restricted' : 'attack'] += amountOf(t, context, effect.n)
    else if (effect.do === 'draw' && (effect.who ?? 'you') === 'you') made.draws += amountOf(t, context, effect.n)
    else if (effect.do === 'choose') made.either += eitherOf(t, card, seat, effect.options)
    else if (effect.do === 'branch' && holds(t, context, effect.if)) for (const one of effect.effects) add(one, card)
  }
}

/** A choice between as many points of the one resource and of the other. */
function eitherOf(t: Table, card: CardId, seat: number, options: readonly (readonly Effect[])[]): number {
  const points = options.map(([effect]) =>
    effect?.do === 'recruit' || effect?.do === 'attack' ? amountOf(t, { you: seat, card }, effect.n) : 0,
  )
  return Math.min(...points)
}
