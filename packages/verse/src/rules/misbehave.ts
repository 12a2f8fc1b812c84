import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Attempt, Table } from '../state.ts'
import type { Ace, CardId, FacedOutcome, MisbehaveCard, MisbehaveOutcome } from '../vocabulary/index.ts'
import { drawMisbehave, misbehaveCardResolved } from './decks.ts'
import { plainOption } from './deed.ts'
import { isOpen, resolveOptions } from './events.ts'
import {
  couldHaveKeyword,
  discardGear,
  gearOf,
  spendStandIn,
  standInFor,
  type Team,
  teamHas,
  useKeyword,
} from './gear.ts'
import { onCard } from './show.ts'
import { isSolid } from './solid.ts'
import { abilityOn, cardName, crewCard, gearCard, misbehaveCard, seatName, tell } from './table.ts'

/** Misbehave cards. */

/** Some crew with the right gear in hand see to it that a job has less to misbehave about. */
export function misbehavesToPass(t: Table, team: Team, printed: number): number {
  if (team.attempt?.job === null) return printed
  const fewer = team.members.filter((member) => {
    const scout = abilityOn(t, member.card, 'fewer-misbehaves')
    return scout && gearOf(team, member).some((gear) => gearCard(t, gear).keywords.includes(scout.carrying))
  }).length
  return printed === 0 ? 0 : Math.max(1, printed - fewer)
}

function* isThrownAway(t: Table, team: Team, card: CardId): Rules<boolean> {
  for (const on of t.moments) if (on.misbehaveDrawn && (yield* on.misbehaveDrawn(t, team, card))) return true
  return false
}

/** Passes so many cards in a row, one at a time, with no stopping half-way. */
export function* misbehave(t: Table, team: Team, attempt: Attempt, printed: number): Rules<FacedOutcome> {
  const count = misbehavesToPass(t, team, printed)
  attempt.misbehaving = true
  while (attempt.passed < count) {
    const { outcome, card, by } = yield* faceNextCard(t, team, attempt)
    if (outcome !== 'proceed') return outcome
    attempt.passed++
    if (card !== undefined) for (const on of t.moments) on.misbehavePassed?.(t, team, card, by)
  }
  attempt.misbehaving = false
  return 'proceed'
}

/** Draws a card and faces it, and another for each that is to be replaced. With nobody left at work it is botched. */
export function* faceNextCard(t: Table, team: Team, attempt: Attempt): Rules<Faced<FacedOutcome>> {
  for (;;) {
    const card = drawMisbehave(t, attempt.misbehave)
    if (card === undefined) return { outcome: 'proceed', by: 'option' }
    tell(t, 'misbehave-card', { who: seatName(team.captain), card: cardName(card) })
    if (yield* isThrownAway(t, team, card)) {
      noteUnpassed(attempt, card)
      continue
    }
    const { outcome, by } = yield* faceMisbehaveCard(t, team, card)
    misbehaveCardResolved(t, card)
    if (outcome === 'replace' || outcome === 'botched') noteUnpassed(attempt, card)
    if (team.members.length === 0 && outcome !== 'warrant') return { outcome: 'botched', card, by }
    if (outcome !== 'replace') return { outcome: outcome === 'as-drawn' ? 'proceed' : outcome, card, by }
  }
}

/** A card may be drawn in an attempt that goes on without its being passed: replaced, bought off, or botched by some. */
function noteUnpassed(attempt: Attempt, card: CardId): void {
  attempt.unpassed = [...(attempt.unpassed ?? []), card]
}

/** The cards that were passed in an attempt. */
export function cardsPassed({ misbehave: { cards }, unpassed = [] }: Attempt): readonly CardId[] {
  return cards.filter((card) => !unpassed.includes(card))
}

/** How a card came out, and whether its ace did it. */
interface Faced<O> {
  readonly outcome: O
  readonly card?: CardId
  readonly by: 'ace' | 'option'
}

function* faceMisbehaveCard(t: Table, team: Team, id: CardId): Rules<Faced<MisbehaveOutcome>> {
  const card = misbehaveCard(t, id)
  const options = optionsAtWork(team, card)
  const aced = (yield* playsAce(t, team, { ...card, options }, id)) || (yield* playsSpareAce(t, team, id))
  if (aced) return { outcome: 'proceed', by: 'ace' }
  const resolved = yield* resolveOptions(t, { team, card: id }, options, 'misbehave')
  return { outcome: resolved?.outcome ?? 'botched', by: 'option' }
}

/** A goal pays nothing, so what would cost part of the pay cannot be chosen there. */
function optionsAtWork(team: Team, card: MisbehaveCard): MisbehaveCard['options'] {
  if (team.attempt?.job !== null) return card.options
  return card.options.filter((option) => !option.effects?.some((effect) => effect.do === 'halve-pay'))
}

const facing: Option = { id: 'face', text: text('option.face-card'), role: 'risky', sign: 'misbehave' }

/** The ace must be at work; using it is the captain's choice. Where an option is closed it may be the only way. */
function* playsAce(t: Table, team: Team, card: MisbehaveCard, id: CardId): Rules<boolean> {
  const { ace } = card
  if (!ace || !holdsAce(t, team, ace)) return false
  const choices = card.options.some((option) => isOpen(t, team, option)) ? [true, false] : [true]
  const plays = yield* chooseOne(
    { seat: team.captain.seat, kind: 'misbehave.ace', prompt: text('prompt.ace'), card: id, rule: 'MISBEHAVE-06' },
    choices,
    (yes) => (yes ? plainOption('ace', { usual: true, sign: 'star' }) : facing),
  )
  if (plays && 'keyword' in ace) yield* useKeyword(t, team, ace.keyword)
  if (plays && 'profession' in ace) spendStandIn(t, team, ace.profession)
  if (plays) tell(t, 'ace', { who: seatName(team.captain), card: cardName(id) })
  return plays
}

/** Some cards may be given up to count as the ace of any card. */
function* playsSpareAce(t: Table, team: Team, id: CardId): Rules<boolean> {
  const spare = t.moments.flatMap((on) => on.spareAces?.(t, team) ?? [])
  const choice = yield* chooseOne<CardId | null>(
    { seat: team.captain.seat, kind: 'misbehave.ace', prompt: text('prompt.ace'), card: id, rule: 'MISBEHAVE-06' },
    [null, ...spare],
    (gear) => (gear === null ? facing : onCard(gear, 'option.discard-card')),
  )
  if (choice === null) return false
  discardGear(t, team, choice)
  tell(t, 'ace', { who: seatName(team.captain), card: cardName(id) })
  return true
}

export function holdsAce(t: Table, team: Team, ace: Ace): boolean {
  if ('keyword' in ace) return couldHaveKeyword(t, team, ace.keyword)
  if ('profession' in ace) return teamHas(t, team, ace.profession) || standInFor(t, team, ace.profession) !== undefined
  if ('crew' in ace) return team.members.some((member) => crewCard(t, member.card).name === ace.crew)
  if ('solid' in ace)
    return [...t.box.contacts.values()].some(({ id, name }) => name === ace.solid && isSolid(t, team.captain, id))
  return team.carried.some((item) => gearCard(t, item.gear).name === ace.gear)
}
