import type { Lasting, Table, Turn, Until } from '../state.ts'
import type { Duration } from '../vocabulary/index.ts'
import type { Context } from './effects.ts'
import { isCrew } from './table.ts'
import { markerOf } from './timeline.ts'

/** What lasts for a while. */

const sixMoments = 6

/** When something ends that a text brings about now. */
export function untilOf(t: Table, { self, cause }: Context, duration: Duration): Until {
  const user = self && isCrew(self) ? self : cause
  switch (duration) {
    case 'turn-end':
      return { end: 'turn' }
    case 'next-star':
      return { end: 'star' }
    case 'six-moments':
      return { end: 'moment', moment: (user ? (markerOf(t, user)?.moment ?? 1) : 1) + sixMoments }
    case 'own-next-turn':
    case 'own-second-turn': {
      if (!user) return { end: 'turn' }
      // The turn being taken does not count.
      const current = t.state.turn?.id === user.id ? 1 : 0
      return { end: 'own-turns', crew: user.id, turns: current + (duration === 'own-next-turn' ? 1 : 2) }
    }
  }
}

/** A turn has ended, threat check included. */
export function expireAfter(t: Table, turn: Pick<Turn, 'id'>): void {
  const moment = markerOf(t, turn)?.moment ?? 0
  for (const { until } of t.state.lasting) if (until.end === 'own-turns' && until.crew === turn.id) until.turns--
  expire(t, ({ until }) => {
    if (until.end === 'turn') return true
    if (until.end === 'own-turns') return until.turns <= 0
    return until.end === 'moment' && moment >= until.moment
  })
}

/** The next star's event is about to be rolled. */
export function expireAtStar(t: Table): void {
  expire(t, ({ until }) => until.end === 'star')
}

function expire({ state }: Table, isOver: (one: Lasting) => boolean): void {
  if (state.lasting.length === 0) return
  const over = state.lasting.filter(isOver)
  state.lasting = state.lasting.filter((one) => !over.includes(one))
  const { flags } = state.progress
  for (const one of over) if (one.what === 'flag' && flags.includes(one.flag)) flags.splice(flags.indexOf(one.flag), 1)
}
