import { chooseOrder, gather, type Option, type Rules } from '@keep-flying/kernel'
import { printedOn } from '../catalog/index.ts'
import type { CardId, Table } from '../state.ts'
import type { Moment } from '../vocabulary/index.ts'
import { holds } from './conditions.ts'
import { followText } from './effects.ts'
import { type InPlay, textsInPlay, textsWaiting } from './in-force.ts'
import { showCard } from './show.ts'
import { says } from './table.ts'

/** Moments that texts in play wait for, and which of several comes first. */

/** Follows every text in play that waits for a moment; `about` is the card that a text about itself must be on. */
export function* atMoment(t: Table, moment: Exclude<Moment, object>, about?: CardId): Rules<void> {
  if (about !== undefined && !mayWaitFor(about, moment)) return
  const waiting = textsWaiting(t, moment)
  if (waiting.length === 0) return
  const texts = waiting.filter((text) => isDue(t, text, about))
  for (const text of yield* inOrder(t, texts)) {
    const now = textsInPlay(t).find((one) => one.ability === text.ability && one.context.card === text.context.card)
    if (now) yield* followText(t, { ...now.context }, now.ability)
  }
}

/** Whether a card has text that waits for a moment, wherever it lies. */
function mayWaitFor(card: CardId, moment: Moment): boolean {
  return printedOn(card).texts.scoped.some((ability) => 'when' in ability && ability.when === moment)
}

function isDue(t: Table, { ability, context }: InPlay, about?: CardId): boolean {
  if (!('when' in ability)) return false
  if (about !== undefined && context.card !== about) return false
  return ability.else !== undefined || !ability.if || holds(t, context, ability.if)
}

/** The Combat Zone and the 'Verse have an order of their own; that of all other cards is the active player's to choose. */
function* inOrder(t: Table, texts: readonly InPlay[]): Rules<InPlay[]> {
  const lying = texts.filter(({ ordered }) => ordered)
  const others = texts.filter(({ ordered }) => !ordered)
  const cards = [...new Set(others.map(({ context }) => context.card))]
  const asked = { seat: t.state.active, kind: 'texts.order', prompt: says('ask.order') }
  const order = yield* chooseOrder(asked, cards, showSource)
  return [...lying, ...gather(order, (card) => others.filter(({ context }) => context.card === card))]
}

function showSource(card: CardId | null): Option {
  return card === null ? { id: 'objective', text: says('offer.objective') } : showCard(card)
}
