import { type Rules, text } from '@keep-flying/kernel'
import type { Counter } from '../../box.ts'
import { type Deed, plainOption } from '../../rules/deed.ts'
import { calm } from '../../rules/disgruntled.ts'
import { distance, isPlanetary, sectorsAt } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { endGame, ordinary } from '../../rules/story.ts'
import { navCard, roll, seatName, story, tell } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import { attemptStep, endAttempt, fail, sendTeam } from '../../rules/work.ts'
import type { Captain, Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { isAtOwnHaven } from '../shared/havens/havens.ts'
import { bringCorvette, corvetteAt, corvetteMovesTo, corvetteStep } from '../shared/law/corvette.ts'
import { advanced } from './listing.ts'
import { keepTenth, tenthOf } from './state.ts'
import { cruiserTowards, cutterTowards, nearestCutter } from './towards.ts'

/** "Racing a Pale Horse": the Corvette is on its way to the captain's Haven. */

/** What the story says of the hunter, and where he is going. */
function huntIn(t: Table) {
  const { hunt } = story(t)
  const [home] = hunt ? sectorsAt(t, hunt.to) : []
  return hunt && home !== undefined ? { ...hunt, home } : undefined
}

/** How far the Corvette still has to go. */
export function movesLeft(t: Table): number | undefined {
  const hunt = huntIn(t)
  const at = corvetteAt(t)
  return hunt && at !== undefined ? corvetteMovesTo(t, hunt.home).get(at) : undefined
}

export function huntCounters(t: Table): readonly Counter[] {
  const n = movesLeft(t)
  return n === undefined ? [] : [{ is: 'hunt', n, text: text('counter.hunt', { n }) }]
}

export function mayLayTrail(t: Table, sector: SectorId): boolean {
  const hunt = huntIn(t)
  return hunt !== undefined && isPlanetary(t, sector) && distance(t, sector, hunt.home) >= hunt.trailFrom
}

const toLayTrail = plainOption('false-trail', { role: 'risky', sign: 'misbehave', group: 'work' })

function trails(t: Table, c: Captain): Deed[] {
  return mayLayTrail(t, c.sector) ? [{ option: toLayTrail, action: 'work', carryOut: () => layTrail(t, c) }] : []
}

const misbehavesForTrail = 1

/** One Misbehave card, and the hunter goes back the way he came for a while. */
function* layTrail(t: Table, c: Captain): Rules<void> {
  const { hunt } = story(t)
  const { huntBegan } = tenthOf(t)
  const team = yield* sendTeam(t, c, ordinary, {}, null)
  const outcome = yield* attemptStep(t, team, { misbehave: misbehavesForTrail })
  if (outcome === 'complete') tell(t, 'false-trail', { who: seatName(c) })
  else yield* fail(t, team, outcome)
  endAttempt(t, team)
  if (outcome === 'complete' && hunt && huntBegan) yield* bringCorvette(t, c, huntBegan, hunt.trailBack)
}

/** A die tells whether he comes nearer; once he is there, all is lost. */
function* comeNearer(t: Table, c: Captain): Rules<void> {
  const hunt = huntIn(t)
  if (!hunt) return
  const die = roll(t)
  const comes = die >= hunt.comesOn
  tell(t, 'hunt-roll', { die, comes: comes ? 1 : 0 })
  if (comes) yield* bringCorvette(t, c, hunt.home, 1)
  if (corvetteAt(t) === hunt.home) endGame(t, [], 'lost')
}

/** In the advanced game nobody sleeps: even empty space brings one of the three ships nearer. */
function* stir(t: Table, c: Captain): Rules<void> {
  const die = roll(t)
  if (die <= 2) return yield* cruiserTowards(t, c, 1)
  if (die > 4) return yield* bringCorvette(t, c, c.sector, 1)
  const cutter = nearestCutter(t, c)
  if (cutter !== undefined) yield* cutterTowards(t, cutter, c)
}

export const paleHorseHooks: Hooks = {
  shipsPlaced(t) {
    const at = corvetteAt(t)
    if (at !== undefined) keepTenth(t.state, { huntBegan: at })
  },
  turnChoices: trails,
  corvetteMoved(t) {
    const hunt = huntIn(t)
    return hunt && { to: corvetteStep(t, hunt.home) }
  },
  *navCardResolved(t, c, card) {
    const isAwake = story(t).advanced === 'he-does-not-sleep' && hasVariant(t, advanced)
    if (isAwake && navCard(t, card).kind === 'empty') yield* stir(t, c)
  },
  *turnEnds(t, c) {
    if (story(t).calmAtHaven && isAtOwnHaven(t, c)) for (const member of c.crew) calm(t, member)
    yield* comeNearer(t, c)
  },
}
