import { chooseOne, chooseSome, lookAt, type Rules } from '@keep-flying/kernel'
import type { CardId, Table } from '../state.ts'
import { describeDestination } from '../text/describe-selectors.ts'
import type { Destination } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import type { EffectRule } from './effects.ts'
import { inevitableAt, isInevitableOut } from './inevitable.ts'
import { addEpisodeCard, enterSpace, moveBy } from './push.ts'
import { enterCombatZone, sendToDefeated, takeFromPlay } from './reveal.ts'
import { hiddenSpaces, scanSpace } from './scan.ts'
import { aboutCard, cardsMeant } from './selectors.ts'
import { showSpace } from './show.ts'
import { enemyStrikes } from './strike.ts'
import { cardIn, cardName, isInevitable, says, seatName, spaceAt, spaceName, tell } from './table.ts'

/** Effects on the 'Verse, the Combat Zone and the Episode deck. */

type VerseEffect = 'scan' | 'look' | 'add-episode' | 'move' | 'send' | 'attach' | 'enemy-strikes' | 'move-inevitable'

export const verseEffects: { readonly [K in VerseEffect]: EffectRule<K> } = {
  *scan(t, { you, card }, { n, upTo }) {
    for (let time = 0; time < n; time++) {
      const spaces = hiddenSpaces(t)
      if (spaces.length === 0) return false
      const asked = {
        seat: you,
        kind: 'scan.free',
        prompt: says('ask.scan'),
        min: upTo ? 0 : 1,
        max: 1,
        ...aboutCard(card),
      }
      const [space] = yield* chooseSome(asked, spaces, (index) => ({ ...showSpace(index), role: 'risky' }))
      if (space === undefined) return false
      yield* scanSpace(t, space)
    }
    return true
  },

  *look(t, { you, card }, { n }) {
    const spaces = hiddenSpaces(t)
    const max = Math.min(n, spaces.length)
    const asked = { seat: you, kind: 'look', prompt: says('ask.look', { n: max }), min: max, max, ...aboutCard(card) }
    for (const index of yield* chooseSome(asked, spaces, showSpace)) {
      const { hidden } = spaceAt(t, index)
      const [seen] = hidden.cards
      if (seen === undefined) continue
      lookAt(hidden, you)
      t.seal('shown')
      const where = { who: seatName(you), space: spaceName(index) }
      tell(
        t,
        'looked',
        { ...where, card: cardName(seen) },
        { sees: you, instead: { kind: 'looked-hidden', data: where } },
      )
    }
    return spaces.length >= n
  },

  *'add-episode'(t, _, { n }) {
    for (let time = 0; time < n; time++) yield* addEpisodeCard(t)
    return true
  },

  *move(t, context, { what, dir, n }) {
    const card = what === 'this' ? context.card : yield* chooseVerseCard(t, context)
    return card !== null && (yield* moveBy(t, card, dir, n))
  },

  *send(t, context, { what, to }) {
    const cards = yield* cardsMeant(t, context, what)
    let done = cards.length > 0
    for (const card of cards) if (!(yield* sendTo(t, card, to))) done = false
    return done
  },

  *attach(t, { you, card, space }, { space: where }) {
    if (card === null) return false
    const index = where === 'here' ? space : where === 'pick' ? yield* pickSpace(t, you, card) : where - 1
    if (index === undefined || index <= (inevitableAt(t.state) ?? -1)) return false
    takeFromPlay(t, card)
    spaceAt(t, index).attached.cards.push(card)
    tell(t, 'attached', { card: cardName(card), space: spaceName(index) })
    return true
  },

  *'enemy-strikes'(t, context, { what }) {
    const cards = yield* cardsMeant(t, context, what)
    for (const card of cards) yield* enemyStrikes(t, card)
    return cards.length > 0
  },

  'move-inevitable'(t, _, { n }) {
    return moveTimerBack(t, n)
  },
}

function* chooseVerseCard(t: Table, { you, card }: Context): Rules<CardId | null> {
  const closed = inevitableAt(t.state) ?? -1
  const spaces = t.state.verse.flatMap((space, index) => (index > closed && cardIn(space) !== null ? index : []))
  if (spaces.length === 0) return null
  const asked = { seat: you, kind: 'move.card', prompt: says('ask.move'), ...aboutCard(card) }
  return cardIn(spaceAt(t, yield* chooseOne(asked, spaces, showSpace)))
}

function* pickSpace(t: Table, seat: number, card: CardId): Rules<number | undefined> {
  const closed = inevitableAt(t.state) ?? -1
  const open = t.state.verse.flatMap((_, index) => (index > closed ? index : []))
  if (open.length === 0) return undefined
  return yield* chooseOne({ seat, kind: 'attach.space', prompt: says('ask.attach'), card }, open, showSpace)
}

/** Puts a card elsewhere without defeating it; false if it stays where it is. */
function* sendTo(t: Table, card: CardId, to: Destination): Rules<boolean> {
  if (to === 'combat-zone') {
    yield* enterCombatZone(t, card)
    return true
  }
  if (to === 'last-scanned-space' || typeof to === 'object') {
    const index = to === 'last-scanned-space' ? t.state.turn.lastScannedSpace : to.space - 1
    if (index === null || t.state.verse[index]?.shown.cards.includes(card)) return false
    return yield* enterSpace(t, card, index)
  }
  if (to === 'defeated') sendToDefeated(t, card)
  else {
    takeFromPlay(t, card)
    t.state.operations.cards.push(card)
  }
  tell(t, 'sent', { card: cardName(card), to: describeDestination(to) })
  return true
}

/** The one text that moves the timer: to the right, and its count begins anew. */
function moveTimerBack(t: Table, n: number): boolean {
  const { state } = t
  const at = inevitableAt(state)
  if (at === null) return false
  const out = isInevitableOut(state)
  const from = out ? state.verse.length : at
  const to = Math.max(0, from - n)
  if (to === from) return false
  const card = out ? state.combatZone.cards.find(isInevitable) : cardIn(spaceAt(t, at))
  if (card === undefined || card === null) return false
  // It stays as it lies: once it was seen, everybody knows it.
  const seen = out || spaceAt(t, at).shown.cards.includes(card)
  takeFromPlay(t, card)
  const space = spaceAt(t, to)
  if (seen) space.shown.cards.push(card)
  else space.hidden.cards.push(card)
  state.counted = []
  tell(t, 'timer-back', { space: spaceName(to) })
  return from - to === n
}
