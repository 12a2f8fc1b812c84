import { type Context, holds } from '../rules/conditions.ts'
import { hasKeyword } from '../rules/enemies.ts'
import { healthLeft } from '../rules/health.ts'
import { textsInPlay } from '../rules/in-force.ts'
import { strikersLeft, strikeTypeOf } from '../rules/strike.ts'
import { abilitiesOf, mainAt } from '../rules/table.ts'
import type { CardId, Main, State, Table } from '../state.ts'
import type { Ability, Effect, StrikeKind } from '../vocabulary/index.ts'
import { type DamageOdds, damageOdds } from './damage.ts'
import { mainsReached } from './reach.ts'
import { tableFor } from './view-table.ts'

/** What ending the turn now would bring: who strikes, and how likely it is that somebody falls. */

export interface Striker {
  readonly card: CardId
  readonly kind: StrikeKind
  readonly times: number
}

export interface Victim {
  readonly main: Main
  readonly strikes: number
  /** The chance of each amount of damage, the strikes that may be avoided already taken off. */
  readonly damage: DamageOdds
  readonly expected: number
  /** How likely they are defeated by it. */
  readonly defeat: number
}

export interface StrikeForecast {
  /** In the order in which they strike. */
  readonly strikers: readonly Striker[]
  readonly victims: readonly Victim[]
  /** Ship Strikes, and how likely Serenity is lost to them. */
  readonly ship: { readonly strikes: number; readonly lost: number }
}

/** So many strikes on one Main Character are worked out exactly; more than that are as good as certain defeat. */
const mostStrikes = 6

/**
 * The strikes of the turn's end, as far as they are on the table: what Reactions keep off, and what cards that are
 * drawn bring besides their damage, nobody knows.
 */
export function strikesAhead(view: State): StrikeForecast {
  const t = tableFor(view)
  const strikers = strikersLeft(t).map((card) => ({
    card,
    kind: strikeTypeOf(card),
    times: hasKeyword(t, card, 'double-strike') ? 2 : 1,
  }))
  const due = strikesDue(t, strikers)
  return {
    strikers,
    victims: [...due.crew].flatMap(([main, strikes]) => victimOf(t, main, strikes) ?? []),
    ship: shipForecast(t, due.ship),
  }
}

interface Due {
  readonly crew: Map<Main, number>
  ship: number
}

/** The strikes that everybody has to expect: of the strikers, and of what their text and others in play say. */
function strikesDue(t: Table, strikers: readonly Striker[]): Due {
  const due: Due = { crew: new Map(), ship: 0 }
  const you = t.state.active
  for (const { card, kind, times } of strikers)
    for (let time = 0; time < times; time++) {
      if (kind === 'ship') due.ship++
      else addStrikes(due, [mainAt(t, you)], 1)
      for (const ability of abilitiesOf(card))
        if ('at' in ability && ability.at === 'strike' && isCertain(t, { you, card }, ability))
          addEffects(t, due, { you, card }, ability.effects)
    }
  for (const { ability, context } of textsInPlay(t))
    if ('when' in ability && ability.when === 'strike-phase-end' && isCertain(t, context, ability))
      addEffects(t, due, context, ability.effects)
  return due
}

type Followed = Extract<Ability, { readonly effects: unknown }>

/** Whether a text will be followed: nobody may decline it or pay for it. */
function isCertain(t: Table, context: Context, { if: condition, may, cost }: Followed): boolean {
  return !may && !cost && (!condition || holds(t, context, condition))
}

function addEffects(t: Table, due: Due, context: Context, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.do === 'strike') addStrikes(due, mainsReached(t, context, effect.who), effect.n)
    if (effect.do === 'ship-strike') due.ship += effect.n
  }
}

function addStrikes({ crew }: Due, mains: readonly Main[], n: number): void {
  for (const main of mains) crew.set(main, (crew.get(main) ?? 0) + n)
}

function victimOf(t: Table, main: Main, due: number): Victim | null {
  if (main.down || (main.seat !== null && t.state.turn.spared.includes(main.seat))) return null
  const strikes = Math.max(0, due - avoidable(t, main, 'crew'))
  const damage = damageOdds(t, main, Math.min(strikes, mostStrikes))
  const needed = main.seat === null ? 1 : healthLeft(t, main)
  const expected = damage.reduce((sum, chance, amount) => sum + chance * amount, 0)
  const defeat = damage.reduce((sum, chance, amount) => (amount >= needed ? sum + chance : sum), 0)
  return { main, strikes, damage, expected, defeat }
}

/** How many strikes somebody may already avoid this turn. */
function avoidable({ state }: Table, { seat }: Main, kind: StrikeKind): number {
  const means = state.turn.avoidances.filter((one) => one.seat === seat && (one.kind === kind || one.kind === 'any'))
  return means.reduce((sum, { n }) => sum + (n === 'all' ? Number.POSITIVE_INFINITY : n), 0)
}

function shipForecast(t: Table, due: number): StrikeForecast['ship'] {
  const strikes = Math.max(0, due - avoidable(t, mainAt(t, t.state.active), 'ship'))
  const free = t.state.serenity.filter(({ strike }) => strike === null).length
  return { strikes, lost: strikes > free ? 1 : 0 }
}
