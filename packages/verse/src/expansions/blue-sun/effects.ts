import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { EffectTable } from '../../rules/effects.ts'
import { enter, sectorsAhead } from '../../rules/fly.ts'
import { showSector } from '../../rules/show.ts'
import { rightOf, seatName } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { blueSunOf } from './state.ts'
import type { BlueSunEffects } from './vocabulary.ts'

/** What the effects of this box do. */
export const effects: Pick<EffectTable, keyof BlueSunEffects> = {
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
