import { confirm, type Rules, text } from '@keep-flying/kernel'
import type { Deed } from '../../rules/deed.ts'
import { yesOrNo } from '../../rules/deed.ts'
import { evade, sectorsAhead } from '../../rules/fly.ts'
import { amountOf, unload } from '../../rules/hold.ts'
import type { Hooks } from '../../rules/moments.ts'
import { inSector } from '../../rules/show.ts'
import {
  abilityOf,
  cardName,
  coreCard,
  fromActive,
  neighbours,
  roll,
  seatName,
  shipAbilities,
  tell,
} from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { resolveAlerts } from '../shared/alerts/resolving.ts'
import { looseAlerts } from '../shared/alerts/tokens.ts'
import { blueSunOf } from './state.ts'

/** What cards and fittings do to a flight. */

/** Sectors with nothing but a printed alert are left alone: it never goes, and could be called upon without end. */
function scanChoices(t: Table, c: Captain): Deed[] {
  if (shipAbilities(t, c, 'scans-alerts').length === 0) return []
  const alerted = neighbours(t, c.sector).filter((sector) => {
    const { reaver, alliance } = looseAlerts(t, sector)
    return reaver + alliance > 0
  })
  return alerted.map((sector) => ({
    option: inSector(sector, 'option.scan', {}, { id: `scan:${sector}`, role: 'risky', group: 'scan', sign: 'eye' }),
    *carryOut() {
      yield* resolveAlerts(t, c, sector)
    },
  }))
}

function leak(t: Table, c: Captain): void {
  if (!blueSunOf(t).leaking || t.state.active !== c.seat) return
  const lost = unload(c, 'fuel', 1)
  if (lost > 0) tell(t, 'lost', { who: seatName(c), what: amountOf('fuel', lost) })
}

/** A ship with the drive for it may try its luck before those who came lay hands on it. */
function* slipAway(t: Table, c: Captain): Rules<void> {
  const knack = abilityOf(coreCard(t, c), 'slips-away')
  if (!knack || sectorsAhead(t, c, 'evade').length === 0) return
  const prompt = text('prompt.slip-away', { card: cardName(c.core), n: knack.from })
  if (!(yield* confirm({ seat: c.seat, kind: 'slip-away', prompt, card: c.core, ...yesOrNo('slip-away') }))) return
  const die = roll(t)
  tell(t, 'slip-away-roll', { who: seatName(c), die })
  if (die >= knack.from) yield* evade(t, c)
}

export const flightHooks: Hooks = {
  turnBegins(t) {
    blueSunOf(t).leaking = false
  },

  inFlight: scanChoices,

  shipEntered(t, c) {
    leak(t, c)
    return undefined
  },

  *roamerArrived(t, sector) {
    for (const captain of fromActive(t)) if (captain.sector === sector) yield* slipAway(t, captain)
  },
}
