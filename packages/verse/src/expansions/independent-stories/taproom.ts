import { canShoreLeave, purchases, shoreLeave } from '../../rules/buy.ts'
import { type Deed, plainOption } from '../../rules/deed.ts'
import { isPlanetary } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { leavePrice } from '../../rules/prices.ts'
import { shipAbilities } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'

/** A ship on which Shore Leave needs no shore. */

export function hasTaproom(t: Table, c: Captain): boolean {
  return shipAbilities(t, c, 'leave-aboard').length > 0
}

/** A shop that lets the captain in has Shore Leave among what it offers. */
function drinks(t: Table, c: Captain): Deed[] {
  if (!hasTaproom(t, c) || !isPlanetary(t, c.sector) || purchases(t, c).length > 0 || !canShoreLeave(t, c)) return []
  const option = plainOption('taproom', { sign: 'shore-leave', price: leavePrice(t, c) * c.crew.length })
  return [{ option, action: 'buy', carryOut: () => shoreLeave(t, c) }]
}

export const taproomAnswers: Answers = {
  leavePrice: (t, c, price) => Math.min(price, ...shipAbilities(t, c, 'leave-aboard').map(({ credits }) => credits)),
}

export const taproomHooks: Hooks = {
  turnChoices: drinks,
}
