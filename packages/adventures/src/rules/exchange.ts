import { chooseAmount, chooseSome, type Option, type Rules } from '@keep-flying/kernel'
import type { CrewMember, Gear, Table } from '../state.ts'
import type { Deed } from './deed.ts'
import { receive } from './gear.ts'
import { standsNext } from './squares.ts'
import { crewName, crewOnMap, gearName, nameOf, says, tell } from './table.ts'
import { spendTime } from './timeline.ts'

/** Exchanging things with somebody next to oneself: no Action, a Moment of each. */

export function exchangeDeeds(t: Table, who: CrewMember): Deed[] {
  if (who.downed) return []
  return crewOnMap(t)
    .filter((other) => other !== who && standsNext(t, who, other) && (hasAnything(who) || hasAnything(other)))
    .map((other) => ({
      option: {
        id: `exchange ${other.id}`,
        text: says('offer.exchange', { whom: crewName(other.id) }),
        at: { token: other.id },
        role: 'minor',
        group: 'exchange',
      },
      isAction: false,
      does: () => exchange(t, who, other),
    }))
}

function hasAnything({ gear, credits, items }: CrewMember): boolean {
  return gear.length > 0 || credits > 0 || items.length > 0
}

type Piece = { readonly from: CrewMember } & ({ readonly gear: Gear } | { readonly item: string })

function* exchange(t: Table, who: CrewMember, other: CrewMember): Rules<void> {
  spendTime(t, who, 1)
  spendTime(t, other, 1)
  tell(t, 'exchanged', () => ({ who: nameOf(who), whom: nameOf(other) }))
  const pieces = [who, other].flatMap((from): Piece[] => [
    ...from.gear.map((gear) => ({ from, gear })),
    ...from.items.map((item) => ({ from, item })),
  ])
  const asked = {
    seat: who.seat,
    kind: 'exchange.pieces',
    prompt: says('ask.exchange.pieces', { whom: nameOf(other) }),
  }
  const given = yield* chooseSome({ ...asked, min: 0, max: pieces.length }, pieces, pieceOption)
  const hundreds = yield* chooseAmount({
    seat: who.seat,
    kind: 'exchange.credits',
    prompt: says('ask.exchange.credits', { whom: nameOf(other) }),
    min: -Math.floor(other.credits / 100),
    max: Math.floor(who.credits / 100),
    usual: 0,
    price: 100,
  })
  who.credits -= 100 * hundreds
  other.credits += 100 * hundreds
  for (const piece of given) leave(piece)
  for (const piece of given) yield* handOver(t, piece, piece.from === who ? other : who)
}

function pieceOption(piece: Piece): Option {
  const whom = crewName(piece.from.id)
  if ('item' in piece)
    return { id: piece.item, text: says('offer.exchange.item', { whom, what: { name: 'item', id: piece.item } }) }
  const { card } = piece.gear
  return { id: card, text: says('offer.exchange.gear', { whom, what: gearName(card) }), at: { card } }
}

function leave(piece: Piece): void {
  const { gear, items } = piece.from
  if ('item' in piece) items.splice(items.indexOf(piece.item), 1)
  else gear.splice(gear.indexOf(piece.gear), 1)
}

function* handOver(t: Table, piece: Piece, to: CrewMember): Rules<void> {
  if ('item' in piece) to.items.push(piece.item)
  else yield* receive(t, to, piece.gear)
}
