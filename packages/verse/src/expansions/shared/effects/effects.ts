import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { EffectTable } from '../../../rules/effects.ts'
import { aboard, amountOf, unload } from '../../../rules/hold.ts'
import { freeLoad, loadByChoice } from '../../../rules/loading.ts'
import { isPlanetary } from '../../../rules/map.ts'
import { cardsPassed } from '../../../rules/misbehave.ts'
import { gain } from '../../../rules/purse.ts'
import { salvage } from '../../../rules/salvage.ts'
import { showToken } from '../../../rules/show.ts'
import { misbehaveCard, seatName, tell } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import { type Good, goods } from '../../../vocabulary/index.ts'
import type { SharedEffects } from './vocabulary.ts'

/** What these effects do. */
export const effects: Pick<EffectTable, keyof SharedEffects> = {
  *'load-any-goods'(t, { team }, { only }) {
    for (const good of only ? [only] : goods) yield* loadByChoice(t, team.captain, good, { ...freeLoad, min: 0 })
  },

  *'lose-goods'(t, { team }, { n, from }) {
    for (let left = n; left > 0; left--) yield* loseOneGood(t, team.captain, left, from)
  },

  'more-range'(t, { team }, { sectors }) {
    const { flight } = t.state.turn
    if (flight && isPlanetary(t, team.captain.sector)) flight.further += sectors
  },

  'double-down'(t, { team }, { alike, credits }) {
    const { attempt } = t.state
    const passed = attempt ? cardsPassed(attempt) : []
    const suits = passed.map((card) => misbehaveCard(t, card).suit)
    const most = Math.max(0, ...suits.map((suit) => suits.filter((other) => other === suit).length))
    if (most >= alike) gain(t, team.captain, credits)
  },

  *'count-as-salvage'(t, { team }) {
    yield* salvage(t, team.captain)
  },
}

/** Whoever looks no further than the Hold leaves what is in the Stash. */
export function goodsToLose(c: Captain, good: Good, from: 'hold' | 'hold-and-stash'): number {
  return from === 'hold' ? c.hold[good] : aboard(c, good)
}

function* loseOneGood(t: Table, c: Captain, left: number, from: 'hold' | 'hold-and-stash'): Rules<void> {
  const inReach = goods.filter((good) => goodsToLose(c, good, from) > 0)
  if (inReach.length === 0) return
  const good = yield* chooseOne(
    { seat: c.seat, kind: 'lose.good', prompt: text('prompt.lose-good', { n: left }) },
    inReach,
    showToken,
  )
  unload(c, good, 1)
  tell(t, 'lost', { who: seatName(c), what: amountOf(good, 1) })
}
