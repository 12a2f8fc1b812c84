import { confirm, type Rules, text } from '@keep-flying/kernel'
import { yesOrNo } from '../../../rules/deed.ts'
import { burnCost } from '../../../rules/fly.ts'
import { aboard, amountOf, unload } from '../../../rules/hold.ts'
import { seatName, shipAbilities, tell } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'

/** A ship that can, spends more Fuel to go further. */
export function* burnMore(t: Table, c: Captain): Rules<number> {
  let range = 0
  for (const { fuel, plus } of shipAbilities(t, c, 'burns-extra')) {
    if (aboard(c, 'fuel') < burnCost(t, c) + fuel) continue
    const words = { fuel: amountOf('fuel', fuel), n: plus }
    const asked = { kind: 'burn.more', prompt: text('prompt.burn-more', words), ...yesOrNo('burn-more') }
    if (!(yield* confirm({ seat: c.seat, ...asked }))) continue
    unload(c, 'fuel', fuel)
    tell(t, 'burned-more', { who: seatName(c), ...words })
    range += plus
  }
  return range
}
