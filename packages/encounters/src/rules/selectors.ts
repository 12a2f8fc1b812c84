import { chooseOne, type Rules } from '@keep-flying/kernel'
import type { CardId, Main, Table } from '../state.ts'
import { type Crew, crewMembers, type Target, type Who } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { attackOf } from './enemies.ts'
import { faceUp, matching } from './filters.ts'
import { healthLeft } from './health.ts'
import { showCard, showMain, showSeat } from './show.ts'
import { enemyOf, mainAt, nextStanding, rankOf, says, standingMains, standingSeats } from './table.ts'

/** Who and what a text means. Defeated players and characters are never meant, except by healing. */

function isCrew(who: Who): who is Crew {
  return typeof who === 'string' && (crewMembers as readonly string[]).includes(who)
}

/** The players a text means; where it leaves a choice, the player who uses it chooses. */
export function* playersMeant(
  t: Table,
  context: Context,
  who: Who,
  standing: readonly number[] = standingSeats(t),
): Rules<number[]> {
  const others = standing.filter((seat) => seat !== context.you)
  if (isList(who)) return standing.filter((seat) => who.includes(mainAt(t, seat).crew))
  if (typeof who === 'object') {
    for (const one of who.firstOf) {
      const meant = yield* playersMeant(t, context, one, standing)
      if (meant.length > 0) return meant
    }
    return []
  }
  if (isCrew(who)) return standing.filter((seat) => mainAt(t, seat).crew === who)
  switch (who) {
    case 'you':
      return standing.filter((seat) => seat === context.you)
    case 'active':
      return standing.filter((seat) => seat === t.state.active)
    case 'victim':
      return standing.filter((seat) => seat === context.victim?.seat)
    case 'next':
      return standing.filter((seat) => seat === nextStanding(t, context.you))
    case 'other':
      return yield* oneOf(context, others)
    case 'others':
      return others
    case 'mate':
      return yield* oneOf(context, others.length > 0 ? others : standing)
    case 'any':
    case 'main':
      return yield* oneOf(context, standing)
    case 'each':
    case 'each-main':
      return [...standing]
    case 'highest-rank':
      return byRank(t, standing).slice(0, 1)
    case 'lowest-rank':
      return byRank(t, standing).slice(-1)
    case 'healed':
      return standing.filter((seat) => context.healed?.includes(seat))
    case 'least-health':
      return yield* oneOf(context, leastHealth(t, standing))
  }
}

/** Whether what lasts is about a player: about everybody, unless it says whom it means. */
export function concerns(t: Table, who: Who | undefined, { you }: Context, seat: number): boolean {
  if (who === undefined || who === 'each') return true
  if (isList(who)) return who.includes(mainAt(t, seat).crew)
  if (isCrew(who)) return mainAt(t, seat).crew === who
  if (who === 'you') return seat === you
  if (who === 'active') return seat === t.state.active
  if (who === 'highest-rank') return byRank(t, standingSeats(t))[0] === seat
  return who === 'lowest-rank' && byRank(t, standingSeats(t)).at(-1) === seat
}

function isList(who: Who): who is readonly Crew[] {
  return Array.isArray(who)
}

function byRank(t: Table, seats: readonly number[]): number[] {
  return seats.toSorted((one, other) => rankOf(mainAt(t, one)) - rankOf(mainAt(t, other)))
}

function leastHealth(t: Table, seats: readonly number[]): number[] {
  const left = seats.map((seat) => healthLeft(t, mainAt(t, seat)))
  const least = Math.min(...left)
  return seats.filter((_, n) => left[n] === least)
}

function* oneOf({ you, card }: Context, seats: readonly number[]): Rules<number[]> {
  if (seats.length === 0) return []
  const asked = { seat: you, kind: 'choose.player', prompt: says('ask.player'), ...aboutCard(card) }
  return [yield* chooseOne(asked, seats, showSeat)]
}

/** Who else could take a strike of a player. */
export function takersFor(t: Table, you: number): number[] {
  return standingSeats(t).filter((seat) => seat !== you && !t.state.turn.spared.includes(seat))
}

/** The Main Characters that a strike or healing means, players or not. */
export function* mainsMeant(
  t: Table,
  context: Context,
  who: Who,
  among: readonly Main[] = standingMains(t),
): Rules<Main[]> {
  if (isList(who)) return among.filter(({ crew }) => who.includes(crew))
  if (typeof who === 'object') {
    for (const one of who.firstOf) {
      const meant = yield* mainsMeant(t, context, one, among)
      if (meant.length > 0) return meant
    }
    return []
  }
  if (isCrew(who)) return among.filter(({ crew }) => crew === who)
  switch (who) {
    case 'main': {
      if (among.length === 0) return []
      const { you, card } = context
      const asked = { seat: you, kind: 'choose.main', prompt: says('ask.main'), ...aboutCard(card) }
      return [yield* chooseOne(asked, among, showMain)]
    }
    case 'each-main':
      return [...among]
    case 'highest-rank':
      return among.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, 1)
    case 'lowest-rank':
      return among.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(-1)
    case 'victim':
      return among.filter((main) => main === context.victim)
    default: {
      const players = among.map(({ seat }) => seat).filter((seat) => seat !== null)
      const seats = yield* playersMeant(t, context, who, players)
      return among.filter(({ seat }) => seat !== null && seats.includes(seat))
    }
  }
}

/** The face-up cards that a text means; where it leaves a choice, the player who uses it chooses. */
export function* cardsMeant(t: Table, context: Context, what: Target): Rules<CardId[]> {
  if (typeof what === 'object') {
    if ('every' in what) return matching(t, context, what.every)
    if ('card' in what) return [what.card]
    return yield* oneCard(context, matching(t, context, what.one))
  }
  const lying = faceUp(t).filter(({ card, area }) => area !== 'operations' && enemyOf(card))
  const enemies = lying.map(({ card }) => card)
  switch (what) {
    case 'this':
      return context.card === null ? [] : [context.card]
    case 'one-enemy':
      return yield* oneCard(context, enemies)
    case 'strongest-enemy': {
      const attacks = enemies.map((card) => attackOf(t, card))
      const most = Math.max(...attacks)
      return yield* oneCard(
        context,
        enemies.filter((_, n) => attacks[n] === most),
      )
    }
    case 'other-enemies':
      return enemies.filter((card) => card !== context.card)
  }
}

function* oneCard({ you, card }: Context, cards: readonly CardId[]): Rules<CardId[]> {
  if (cards.length === 0) return []
  const asked = { seat: you, kind: 'choose.card', prompt: says('ask.card'), ...aboutCard(card) }
  return [yield* chooseOne(asked, cards, showCard)]
}

/** The card a question is about, if there is one. */
export function aboutCard(card: CardId | null): { readonly card?: CardId } {
  return card === null ? {} : { card }
}
