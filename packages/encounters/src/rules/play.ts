import { confirm, gather, type Rules } from '@keep-flying/kernel'
import { boxCard, printedOn } from '../catalog/index.ts'
import { type Texts, textsFor } from '../catalog/printed.ts'
import type { CardId, Coordinated, Played, Table } from '../state.ts'
import { deedText } from '../text/spoken.ts'
import type { Ability, Effect, TriggeredAbility } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { canUse, followText, useText } from './effects.ts'
import { gainPoints } from './points.ts'
import { canDoAnything } from './possible.ts'
import { aboutCard } from './selectors.ts'
import {
  activePlayer,
  avatarTexts,
  boxedClass,
  cardName,
  characterOf,
  isStanding,
  playerAt,
  says,
  seatName,
  takeFrom,
  tell,
} from './table.ts'

/** Playing cards: figures first, then their text, then a class combo. */

/** The text of a card in somebody's hands: Talents and Flaws have that of the Avatar. */
export function textOf(t: Table, card: CardId, seat: number): readonly Ability[] {
  return textsOf(t, card, seat).all
}

function textsOf(t: Table, card: CardId, seat: number): Texts {
  const { boxed, texts } = printedOn(card)
  const { kind } = boxed
  return kind === 'talent' || kind === 'flaw' ? avatarTexts(playerAt(t, seat).crew)[kind] : texts
}

export function* playCard(t: Table, card: CardId): Rules<void> {
  const player = activePlayer(t)
  takeFrom(player.hand, card)
  tell(t, 'played', { who: seatName(player.seat), card: cardName(card) })
  yield* resolvePlay(t, { card })
}

/** Plays a copy of a card that somebody has Coordinated. */
export function* playCopy(t: Table, coordinated: Coordinated): Rules<void> {
  coordinated.played = true
  tell(t, 'played-copy', { who: seatName(t.state.active), card: cardName(coordinated.card) })
  yield* resolvePlay(t, { card: coordinated.card, copyOf: coordinated.owner })
}

function* resolvePlay(t: Table, played: Played): Rules<void> {
  const { card } = played
  const before = [...t.state.turn.played]
  t.state.turn.played.push(played)
  gainFigures(t, card)
  const context: Context = { you: t.state.active, card }
  const texts = textsOf(t, card, t.state.active)
  for (const ability of textsFor(texts, 'play')) yield* followText(t, context, ability)
  for (const ability of textsFor(texts, 'combo'))
    if ('class' in ability && before.some((one) => boxedClass(one.card) === ability.class))
      if (isStanding(t, t.state.active)) yield* offerCombo(t, context, ability)
}

function gainFigures(t: Table, card: CardId): void {
  const character = characterOf(card)
  if (!character) return
  gainPoints(t, 'recruit', character.recruit ?? 0)
  gainPoints(t, 'attack', character.attack ?? 0)
}

/** A class combo is used when the card is played, or not at all. */
function* offerCombo(t: Table, context: Context, combo: TriggeredAbility): Rules<void> {
  if (!canUse(t, context, combo) || !canDoAnything(t, context, combo.effects)) return
  const { you, card } = context
  const wanted =
    isAlwaysWelcome(combo) ||
    (yield* confirm({
      seat: you,
      kind: 'combo',
      prompt: says('ask.combo', { deed: deedText(combo.effects) }),
      ...aboutCard(card),
    }))
  if (wanted) yield* useText(t, context, combo)
}

/** Nobody would decline a combo that costs nothing and whose every part helps or can be declined by itself. */
function isAlwaysWelcome({ effects, cost }: TriggeredAbility): boolean {
  return cost === undefined && effects.every(isWelcome)
}

function isWelcome(effect: Effect): boolean {
  switch (effect.do) {
    case 'recruit':
    case 'attack':
    case 'look':
    case 'avoid':
      return true
    case 'scan':
    case 'defeat-own':
      return effect.upTo === true
    case 'modify':
      return effect.modifier.mod === 'repair-cost' && effect.modifier.n < 0
    case 'choose':
      return effect.options.some((option) => option.every(isWelcome))
    default:
      return false
  }
}

/** At the start of the Action Phase, and whenever one is drawn during it, Flaws are played before anything else. */
export function* playFlaws(t: Table): Rules<void> {
  for (;;) {
    const player = activePlayer(t)
    const flaw = player.hand.cards.find((card) => boxCard(card).kind === 'flaw')
    if (flaw === undefined || !isStanding(t, player.seat)) return
    // Nobody chose to show it: whether there was one is seen by all from here on.
    t.seal('shown')
    takeFrom(player.hand, flaw)
    tell(t, 'played-flaw', { who: seatName(player.seat), card: cardName(flaw) })
    t.state.flaws.cards.push(flaw)
    const context: Context = { you: player.seat, card: flaw }
    for (const ability of textsFor(textsOf(t, flaw, player.seat), 'play')) yield* followText(t, context, ability)
  }
}

/** Cards whose Activate text the active player can still use. */
export function activatable(t: Table): { readonly played: Played; readonly ability: TriggeredAbility }[] {
  return gather(t.state.turn.played, (played) => {
    if (played.activated || (played.gone && played.copyOf === undefined)) return []
    const [ability] = textsFor(textsOf(t, played.card, t.state.active), 'activate')
    const context: Context = { you: t.state.active, card: played.card }
    return ability && canUse(t, context, ability) ? [{ played, ability }] : []
  })
}

export function* activate(t: Table, played: Played, ability: TriggeredAbility): Rules<void> {
  played.activated = true
  tell(t, 'activated', { who: seatName(t.state.active), card: cardName(played.card) })
  yield* useText(t, { you: t.state.active, card: played.card }, ability)
}
