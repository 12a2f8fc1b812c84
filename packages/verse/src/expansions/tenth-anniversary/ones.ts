import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import { plainOption } from '../../rules/deed.ts'
import { disgruntle } from '../../rules/disgruntled.ts'
import { keepOnlyOwnCrew, type Team } from '../../rules/gear.ts'
import { aboard, amountOf, unload } from '../../rules/hold.ts'
import { killNamed } from '../../rules/kill.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { showCrew } from '../../rules/show.ts'
import { seatName, tell } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import type { Member, Table } from '../../state.ts'
import { ones } from './listing.ts'

/** What a 1 brings that is rolled in a test: the table agrees on one of three readings before the game. */

/** What a test that a 1 has failed may be made good with. */
type Price = 'part' | 'disgruntle' | 'kill' | 'fail'

function pricesFor(team: Team, takers: readonly Member[]): Price[] {
  return [
    ...(aboard(team.captain, 'part') > 0 ? (['part'] as const) : []),
    ...(takers.length > 0 ? (['disgruntle', 'kill'] as const) : []),
    'fail',
  ]
}

const signs = { part: 'part', disgruntle: 'crew', kill: 'fight', fail: 'cross' } as const

const showPrice = (price: Price): Option => plainOption(`one-${price}`, { sign: signs[price] })

function* sour(t: Table, team: Team, takers: readonly Member[]): Rules<void> {
  if (takers.length === 0) return
  const { captain } = team
  const asked = { seat: captain.seat, kind: 'temper', prompt: text('prompt.temper'), rule: 'ONES-01' }
  disgruntle(t, captain, yield* chooseOne(asked, takers, showCrew), takers)
  keepOnlyOwnCrew(team)
}

function* sacrifice(t: Table, team: Team, takers: readonly Member[]): Rules<void> {
  const asked = { seat: team.captain.seat, kind: 'kill.victim', prompt: text('prompt.victim'), rule: 'KILL-01' }
  yield* killNamed(t, team, yield* chooseOne(asked, takers, showCrew))
}

/** True if the captain gives something for it. */
function* makeGood(t: Table, team: Team, takers: readonly Member[]): Rules<boolean> {
  const { captain } = team
  const asked = { seat: captain.seat, kind: 'ones.price', prompt: text('prompt.ones-price'), rule: 'ONES-03' }
  const price = yield* chooseOne(asked, pricesFor(team, takers), showPrice)
  if (price === 'part') {
    unload(captain, 'part', 1)
    tell(t, 'lost', { who: seatName(captain), what: amountOf('part', 1) })
  } else if (price === 'disgruntle') yield* sour(t, team, takers)
  else if (price === 'kill') yield* sacrifice(t, team, takers)
  return price !== 'fail'
}

export const onesAnswers: Answers = {
  dice(t) {
    if (hasVariant(t, ones.fail)) return { ones: 'fail' }
    return hasVariant(t, ones.madeGood) ? { ones: 'made-good' } : {}
  },
}

export const onesHooks: Hooks = {
  *oneRolled(t, team, { takers }, isPassed) {
    const present = takers.filter((member) => team.captain.crew.includes(member))
    if (hasVariant(t, ones.disgruntle)) yield* sour(t, team, present)
    return hasVariant(t, ones.madeGood) && !isPassed ? yield* makeGood(t, team, present) : false
  },
}
