import type { Rules } from '@keep-flying/kernel'
import type { Deed } from '../../rules/deed.ts'
import { amountOf, manyOf, mostRoomFor } from '../../rules/hold.ts'
import { loadByChoice } from '../../rules/loading.ts'
import { isAt, isPlanetary, regionOf } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { onToken } from '../../rules/show.ts'
import { neighbours, seatName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { layAlert, placeAlert } from '../shared/alerts/tokens.ts'

/** "The Smuggly Bustle". */

function isOnAlert(t: Table, sector: SectorId): boolean {
  return regionOf(t, sector) === 'alliance' && isPlanetary(t, sector)
}

/** How much could be bought of those who sell. */
export function contrabandToBuy(t: Table, c: Captain): number {
  const { contrabandSold: sold } = story(t)
  if (!sold) return 0
  return Math.min(sold.most, Math.floor(c.credits / sold.price), mostRoomFor(t, c, 'contraband'))
}

function purchases(t: Table, c: Captain): Deed[] {
  const { contrabandSold: sold } = story(t)
  const max = contrabandToBuy(t, c)
  if (!sold || max < 1 || !sold.at.some((place) => isAt(t, c, place))) return []
  const details = { id: 'buy-contraband', sign: 'work', group: 'work', price: sold.price }
  const words = { what: manyOf('contraband'), price: sold.price }
  const option = onToken('contraband', 'option.buy-contraband', words, details)
  return [{ option, action: 'work', carryOut: () => buy(t, c, sold.price, max) }]
}

function* buy(t: Table, c: Captain, price: number, max: number): Rules<void> {
  const asked = { kind: 'buy.amount', prompt: 'prompt.buy-amount', price, min: 1, max }
  const n = yield* loadByChoice(t, c, 'contraband', asked)
  c.credits -= n * price
  tell(t, 'contraband-bought', { who: seatName(c), what: amountOf('contraband', n), credits: n * price })
}

export const bustleHooks: Hooks = {
  shipsPlaced(t) {
    if (!story(t).coreOnAlert) return
    for (const sector of t.box.sectors.keys()) if (isOnAlert(t, sector)) layAlert(t, sector, 'alliance')
  },
  turnChoices: purchases,
  goalReached(t, c) {
    const here = c.away?.sector ?? c.sector
    for (const sector of neighbours(t, here)) if (isOnAlert(t, sector)) placeAlert(t, sector, 'alliance')
  },
}
