import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import { buyTokens, mostOf, shoreLeave } from '../../../rules/buy.ts'
import { type Deed, plainOption } from '../../../rules/deed.ts'
import { mostRoomFor } from '../../../rules/hold.ts'
import { freeLoad, loadByChoice } from '../../../rules/loading.ts'
import { leavePrice } from '../../../rules/prices.ts'
import { sectorName } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import { clearWanted, wantedTokens } from '../wanted/wanted.ts'
import { havenRules, isAtOwnHaven, isHaven } from './havens.ts'

/** What a Haven offers in a Buy action: Fuel and Shore Leave in one, and its own captain gets some of it free. */

/** What may still be had in the Buy action under way. */
interface Offer {
  freeFuel: number
  readonly shopFuel: boolean
  readonly clearsWanted: boolean
  shoreLeave: boolean
  readonly leavePrice: number
}

type Comfort = 'free-fuel' | 'shop-fuel' | 'shore-leave' | 'done'

/** What a Haven has for the captain who lies there, if anything. */
function offerTo(t: Table, c: Captain): Offer | undefined {
  const { havenComforts: comforts } = havenRules(t)
  const isOwn = isAtOwnHaven(t, c)
  const shopFuel = comforts?.fuelAndShoreLeaveTogether === true
  if (!comforts || !(isOwn || (shopFuel && isHaven(t, c.sector)))) return undefined
  return {
    shopFuel,
    freeFuel: isOwn ? (comforts.freeFuelAtOwn ?? 0) : 0,
    clearsWanted: isOwn && comforts.clearsWantedAtOwn === true,
    shoreLeave: true,
    leavePrice: isOwn ? 0 : leavePrice(t, c),
  }
}

function comforts(t: Table, c: Captain, offer: Offer): Comfort[] {
  const list: Comfort[] = []
  if (offer.freeFuel > 0 && mostRoomFor(t, c, 'fuel') > 0) list.push('free-fuel')
  if (offer.shopFuel && mostOf(t, c, 'fuel') > 0) list.push('shop-fuel')
  if (offer.shoreLeave && c.credits >= offer.leavePrice * c.crew.length) list.push('shore-leave')
  return list
}

export function havenChoices(t: Table, c: Captain): Deed[] {
  const offer = offerTo(t, c)
  if (!offer || comforts(t, c, offer).length === 0) return []
  const option = { id: 'haven', text: text('option.haven', { sector: sectorName(c.sector) }), sign: 'haven' }
  return [{ option, action: 'buy', carryOut: () => putIn(t, c, offer) }]
}

function* putIn(t: Table, c: Captain, offer: Offer): Rules<void> {
  for (;;) {
    const choice = yield* chooseOne<Comfort>(
      { seat: c.seat, kind: 'haven', prompt: text('prompt.haven'), rule: 'HAVEN-01' },
      [...comforts(t, c, offer), 'done'],
      (comfort) => showComfort(comfort, offer.leavePrice * c.crew.length),
    )
    if (choice === 'done') return
    if (choice === 'shop-fuel') yield* buyTokens(t, c, 'fuel')
    else if (choice === 'free-fuel') yield* loadFreeFuel(t, c, offer)
    else {
      offer.shoreLeave = false
      shoreLeave(t, c, offer.leavePrice)
      if (offer.clearsWanted) for (const member of c.crew) if (wantedTokens(member) > 0) clearWanted(t, member)
    }
  }
}

function showComfort(comfort: Comfort, leave: number): Option {
  switch (comfort) {
    case 'done':
      return plainOption('done', { role: 'end', sign: 'check' })
    case 'shore-leave':
      return plainOption('shore-leave', { sign: 'shore-leave', price: leave })
    default:
      return plainOption(comfort, { at: { token: 'fuel' }, sign: 'fuel' })
  }
}

function* loadFreeFuel(t: Table, c: Captain, offer: Offer): Rules<void> {
  offer.freeFuel -= yield* loadByChoice(t, c, 'fuel', { ...freeLoad, min: 1, max: offer.freeFuel, rule: 'HAVEN-01' })
}
