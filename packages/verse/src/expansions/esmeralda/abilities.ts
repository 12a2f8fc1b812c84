import type { Deed } from '../../rules/deed.ts'
import { calm } from '../../rules/disgruntled.ts'
import { aboard, amountOf, unload } from '../../rules/hold.ts'
import type { Hooks } from '../../rules/moments.ts'
import { onToken } from '../../rules/show.ts'
import { seatName, shipAbilities, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { Token } from '../../vocabulary/index.ts'

/** What ship and upgrades of this box do. */
export const esmeraldaHooks: Hooks = {
  seizes: (t, c, token) => !shipAbilities(t, c, 'keeps-from-the-law').some((refuge) => refuge.token === token),
  inFlight: meals,
}

/** A good meal for everybody, while there is something to cook or to trade for it. */
function meals(t: Table, c: Captain): readonly Deed[] {
  if (!c.crew.some((member) => member.disgruntled)) return []
  const dishes = new Set(shipAbilities(t, c, 'feeds-crew').flatMap((mess) => mess.tokens))
  return [...dishes]
    .filter((token) => aboard(c, token) > 0)
    .map((token) => ({
      option: onToken(
        token,
        'option.feed-crew',
        {},
        { id: `feed:${token}`, role: 'minor', group: 'feed', sign: 'moral' },
      ),
      carryOut: () => feed(t, c, token),
    }))
}

function feed(t: Table, c: Captain, token: Token): void {
  unload(c, token, 1)
  tell(t, 'fed-crew', { who: seatName(c), what: amountOf(token, 1) })
  for (const member of c.crew) calm(t, member)
}
