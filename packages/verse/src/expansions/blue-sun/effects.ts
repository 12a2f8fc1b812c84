import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { EffectTable } from '../../rules/effects.ts'
import { enter, sectorsAhead } from '../../rules/fly.ts'
import { amountOf } from '../../rules/hold.ts'
import { freeLoad, loadByChoice } from '../../rules/loading.ts'
import { isPlanetary } from '../../rules/map.ts'
import { salvage } from '../../rules/salvage.ts'
import { showSector, showToken } from '../../rules/show.ts'
import { rightOf, seatName, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { goods } from '../../vocabulary/index.ts'
import { blueSunOf } from './state.ts'

/** What the effects of this box do. */
export const effects: Pick<
  EffectTable,
  'load-any-goods' | 'lose-goods' | 'more-range' | 'leak-fuel' | 'drift' | 'count-as-salvage'
> = {
  *'load-any-goods'(t, { team }, { only }) {
    for (const good of only ? [only] : goods) yield* loadByChoice(t, team.captain, good, { ...freeLoad, min: 0 })
  },

  *'lose-goods'(t, { team }, { n }) {
    for (let left = n; left > 0; left--) yield* loseOneGood(t, team.captain, left)
  },

  'more-range'(t, { team }, { sectors }) {
    const { flight } = t.state.turn
    if (flight && isPlanetary(t, team.captain.sector)) flight.further += sectors
  },

  'leak-fuel'(t) {
    blueSunOf(t).leaking = true
  },

  *drift(t, { team }, { sectors }) {
    for (let drifted = 0; drifted < sectors; drifted++)
      if (yield* driftOn(t, team.captain)) {
        t.state.turn.flight = null
        return
      }
  },

  *'count-as-salvage'(t, { team }) {
    yield* salvage(t, team.captain)
  },
}

/** Whatever is in the Stash stays out of sight. */
function* loseOneGood(t: Table, c: Captain, left: number): Rules<void> {
  const inHold = goods.filter((good) => c.hold[good] > 0)
  if (inHold.length === 0) return
  const good = yield* chooseOne(
    { seat: c.seat, kind: 'lose.good', prompt: text('prompt.lose-good', { n: left }) },
    inHold,
    showToken,
  )
  c.hold[good]--
  tell(t, 'lost', { who: seatName(c), what: amountOf(good, 1) })
}

/** The ship goes where the player to the right lets it; true if that ends its flight. */
function* driftOn(t: Table, c: Captain): Rules<boolean> {
  const sectors = sectorsAhead(t, c, 'drift')
  if (sectors.length === 0) return false
  const to = yield* chooseOne(
    {
      seat: rightOf(t, c).seat,
      kind: 'drift.to',
      prompt: text('prompt.drift', { who: seatName(c) }),
      rule: 'PIC-NAV-13',
    },
    sectors,
    showSector,
  )
  return yield* enter(t, c, to, 'drift')
}
