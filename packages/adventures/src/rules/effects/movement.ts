import type { Rules } from '@keep-flying/kernel'
import { distance } from '../../geometry/distance.ts'
import type { SquareNumber } from '../../geometry/ground.ts'
import { leadsTo, pathTo, walkFrom } from '../../geometry/walk.ts'
import type { Character, Goon, Table } from '../../state.ts'
import type { Place } from '../../vocabulary/index.ts'
import { squaresOf } from '../candidates.ts'
import { type Context, decider, type EffectTable } from '../effects.ts'
import { moveGoonFreely, setGoon, squareToward } from '../goon-moves.ts'
import { canShift, isHeld, moveCrew } from '../move.ts'
import { characterIn, select, whoIs } from '../selectors.ts'
import { areNext, freeSquares, isFree, wayFor } from '../squares.ts'
import { isCrew, nameOf, squareIn, squareName, squareOf, tell, tokenCalled } from '../table.ts'

/** Effects that move Characters. */

export function* charactersMeant(t: Table, context: Context, who: Parameters<typeof whoIs>[2]): Rules<Character[]> {
  const things = yield* whoIs(t, context, who)
  return things.flatMap((thing) => characterIn(t, thing) ?? [])
}

function isGoon(character: Character): character is Goon {
  return !isCrew(character)
}

/** The squares that a text means by a place, for one Goon or none. */
export function* squaresMeant(t: Table, context: Context, place: Place, goon: Goon | null): Rules<SquareNumber[]> {
  if (place === 'self') return onMap(context.self)
  if (place === 'cause') return onMap(context.cause)
  if (place === 'start') return goon ? [goon.start] : []
  if (place === 'last-seen') return goon ? [goon.lastSeen ?? goon.at] : []
  if (place === 'target') return context.target ? [...squaresOf(t, context.target)] : []
  if (place === 'target-building') return insideTarget(t, context)
  if ('token' in place) return [tokenCalled(t, place.token).at]
  if (!('how' in place)) return [squareIn(t, place)]
  const things = yield* select(t, goon ? { ...context, target: { kind: 'goon', id: goon.id } } : context, place)
  return things.flatMap((thing) => squaresOf(t, thing))
}

function onMap(character: Character | null): SquareNumber[] {
  return character && character.at !== null ? [character.at] : []
}

/** Free squares inside the target's building, nearest first; if there are none, those before its doors. */
function insideTarget(t: Table, { target }: Context): SquareNumber[] {
  const [at] = target ? squaresOf(t, target) : []
  if (at === undefined) return []
  const building = t.ground.building[at]
  const inside = freeInside(t, at)
  return inside.length > 0
    ? inside
    : t.ground.doors.filter((door) => door.building === building).map(({ outside }) => outside)
}

/** The free squares of the building around a square, nearest first. */
export function freeInside(t: Table, at: SquareNumber): SquareNumber[] {
  const building = t.ground.building[at]
  return freeSquares(t, t.ground.all)
    .filter((square) => t.ground.building[square] === building)
    .sort((one, other) => distance(t.ground, at, one) - distance(t.ground, at, other))
}

export const movement: Pick<
  EffectTable,
  'move-self' | 'move-crew' | 'move-goon' | 'goon-walk' | 'swap-goons' | 'drag' | 'free-shift'
> = {
  *'move-self'(t, context, { squares, ignoresBreakaway }) {
    const { self, fought } = context
    if (!self || !isCrew(self)) return false
    const stays = !ignoresBreakaway && !fought?.won && isHeld(t, self)
    if (stays && !canShift(t, self)) return false
    yield* moveCrew(t, self, squares, { isAction: true, stays })
    return true
  },

  *'move-crew'(t, context, { who, squares }) {
    const crew = (yield* charactersMeant(t, context, who)).filter(isCrew)
    for (const one of crew) yield* moveCrew(t, one, squares, { isAction: false })
    return crew.length > 0
  },

  *'move-goon'(t, context, { who, squares }) {
    const goons = (yield* charactersMeant(t, context, who)).filter(isGoon)
    for (const goon of goons) yield* moveGoonFreely(t, goon, squares, decider(t, context))
    return goons.length > 0
  },

  *'goon-walk'(t, context, { who, squares, toward }) {
    const goons = (yield* charactersMeant(t, context, who)).filter(isGoon)
    for (const goon of goons) {
      const [goal] = yield* squaresMeant(t, context, toward, goon)
      if (goal !== undefined) setGoon(t, goon, squareToward(t, goon, goal, squares === 'all' ? 200 : squares))
    }
    return goons.length > 0
  },

  *'swap-goons'(t, context, { who, with: other }) {
    const [one] = (yield* charactersMeant(t, context, who)).filter(isGoon)
    if (!one) return false
    const [two] = (yield* charactersMeant(t, { ...context, target: { kind: 'goon', id: one.id } }, other)).filter(
      isGoon,
    )
    if (!two) return false
    const { at } = one
    one.at = two.at
    two.at = at
    tell(t, 'swapped', () => ({ who: nameOf(one), whom: nameOf(two) }))
    return true
  },

  *drag(t, context, { who, squares, toward }) {
    const dragged = yield* charactersMeant(t, context, who)
    for (const one of dragged) {
      const [goal] = yield* squaresMeant(t, context, toward, null)
      if (goal !== undefined) pull(t, one, goal, squares)
    }
    return dragged.length > 0
  },

  'free-shift'(_, { move }, { amount }) {
    if (!move) return false
    move.freeShifts += amount
    return true
  },
}

/** By the shortest route, stopping next to the goal or before an occupied square. */
function pull(t: Table, one: Character, goal: SquareNumber, squares: number): void {
  const { shut, barred, taken } = wayFor(t, one)
  const way = { shut, barred: [...barred, ...taken].filter((square) => square !== goal), taken: [] }
  const walk = walkFrom(t.ground, squareOf(one), 200, way)
  if (!leadsTo(walk, goal)) return
  for (const square of pathTo(walk, goal).slice(0, squares)) {
    if (areNext(t, squareOf(one), goal) || !isFree(t, square)) break
    one.at = square
  }
  tell(t, 'dragged', () => ({ who: nameOf(one), where: squareName(squareOf(one)) }))
}
