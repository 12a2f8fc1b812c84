import type { Rules } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import type { CardId, ContactId, Favour, FavourKind } from '../vocabulary/index.ts'
import { remove } from './decks.ts'
import { gearAbilities } from './gear.ts'
import { contactCard, contactName, seatName, shipAbilities, tell } from './table.ts'

/** Reputation. */

export function isSolid(t: Table, c: Captain, contact: ContactId): boolean {
  if (c.solid[contact] === undefined && !proxies(t, c).includes(contact)) return false
  return !isDenied(t, c, contact)
}

function isDenied(t: Table, c: Captain, contact: ContactId): boolean {
  return t.moments.some((on) => on.deniesSolid?.(t, c, contact))
}

/** Contacts whose trust comes with something the captain owns. */
function proxies(t: Table, c: Captain): ContactId[] {
  const cards = [...gearAbilities(t, c, 'counts-as-solid'), ...shipAbilities(t, c, 'counts-as-solid')]
  return cards.map((card) => card.contact)
}

export function solidContacts(t: Table, c: Captain): ContactId[] {
  const known = proxies(t, c)
  return [...t.box.contacts.keys()].filter(
    (contact) => (c.solid[contact] !== undefined || known.includes(contact)) && !isDenied(t, c, contact),
  )
}

export function favourOf<K extends FavourKind>(
  t: Table,
  contact: ContactId,
  kind: K,
): Extract<Favour, { is: K }> | undefined {
  const favours: readonly Favour[] = contactCard(t, contact).favours
  return favours.find((favour): favour is Extract<Favour, { is: K }> => favour.is === kind)
}

/** A completed job makes its captain Solid; a card that cannot, or a further one, leaves the game. */
export function gainSolid(t: Table, c: Captain, contact: ContactId, card: CardId): void {
  const barred = c.warrants > 0 && favourOf(t, contact, 'no-warrants')
  if (c.solid[contact] !== undefined || barred) return remove(t, card)
  c.solid[contact] = card
  tell(t, 'solid', { who: seatName(c), contact: contactName(contact) })
  for (const on of t.moments) on.solidGained?.(t, c, contact)
}

export function* loseSolid(t: Table, c: Captain, contact: ContactId): Rules<void> {
  const card = c.solid[contact]
  if (card === undefined) return
  for (const on of t.moments) if (on.solidAtRisk && (yield* on.solidAtRisk(t, c, contact))) return
  delete c.solid[contact]
  remove(t, card)
  tell(t, 'solid-lost', { who: seatName(c), contact: contactName(contact) })
  for (const on of t.moments) if (on.solidLost) yield* on.solidLost(t, c, contact)
}
