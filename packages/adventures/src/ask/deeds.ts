import { type Text, text } from '@keep-flying/kernel'
import type { CopyId } from '../catalog/index.ts'
import type { SquareNumber } from '../geometry/ground.ts'
import { walkFrom } from '../geometry/walk.ts'
import { aimsAt, obstacleTo } from '../rules/actions.ts'
import { isHeld, moveSquares, shiftable } from '../rules/move.ts'
import { crewSides, gearSides } from '../rules/printed.ts'
import { shotTargets } from '../rules/shoot.ts'
import { areNext, distanceBetween, seesSquare, wayFor } from '../rules/squares.ts'
import { crewMember, squareOf, thingOf } from '../rules/table.ts'
import type { CrewText } from '../rules/texts.ts'
import type { CrewMember, Gear, Table, Thing } from '../state.ts'
import { describeObstacle } from '../text/describe-obstacles.ts'
import { voiceOf } from '../text/voice.ts'
import type { Action, Effect, Stance } from '../vocabulary/index.ts'
import { supposing } from './supposing.ts'

/** What a Crew Member could do by its cards, and why not. */

export interface DeedAhead {
  readonly action: Action
  /** The piece of Equipment it stands on; null on the Crew Card. */
  readonly card: CopyId | null
  /** The answer that takes it; null where it is joined to something else, or always in force. */
  readonly option: string | null
  /** Whoever takes it turns Heroic first. */
  readonly turnsHeroic: boolean
  /** Why it cannot be taken now; null where it can. */
  readonly why: Text | null
  /** Squares where it may lead, or that it may be aimed at. */
  readonly squares: readonly SquareNumber[]
  /** What else it may be aimed at. */
  readonly targets: readonly Thing[]
}

/** The texts of one side of somebody's Crew Card. */
export function deedsOnCard(t: Table, who: CrewMember, side: Stance): DeedAhead[] {
  const turned = turnedTo(t, who, side)
  const turnsHeroic = side === 'heroic' && who.stance === 'casual'
  return crewSides(who.id)[side].all.map((printed) => {
    const deed = deedOf(turned.t, { of: turned.who, ...printed, gear: null })
    if (deed.option === null) return deed
    const barred = who.downed ? 'why.downed' : side === 'casual' && who.stance === 'heroic' ? 'why.casual-only' : null
    return barred ? closed(deed, text(barred)) : { ...deed, turnsHeroic }
  })
}

/** The texts of all that somebody carries. */
export function deedsOnGear(t: Table, who: CrewMember): DeedAhead[] {
  return who.gear.flatMap((gear) =>
    gearSides(gear.card).ready.all.map((printed) => {
      const needsHeroic = Boolean(printed.action.heroic) && who.stance === 'casual'
      const turned = turnedTo(t, who, needsHeroic ? 'heroic' : who.stance)
      const deed = { ...deedOf(turned.t, { of: turned.who, ...printed, gear }), turnsHeroic: needsHeroic }
      const barred = barredBy(gear)
      return barred ? closed(deed, text(barred)) : deed
    }),
  )
}

/** The table as it would be if somebody had turned Casual or Heroic. */
function turnedTo(t: Table, who: CrewMember, stance: Stance): { readonly t: Table; readonly who: CrewMember } {
  if (who.stance === stance) return { t, who }
  const turned = supposing(t, who, { stance })
  return { t: turned, who: crewMember(turned, who.id) }
}

function barredBy({ stowed, exhausted }: Gear): string | null {
  if (stowed) return 'why.stowed'
  return exhausted ? 'why.exhausted' : null
}

function closed(deed: DeedAhead, why: Text): DeedAhead {
  return { ...deed, why, squares: [], targets: [] }
}

function deedOf(t: Table, of: CrewText): DeedAhead {
  const { action, gear } = of
  const base = { action, card: gear?.card ?? null, turnsHeroic: false, squares: [], targets: [] }
  const isJoined = action.use === 'boost' || action.use === 'passive' || ('hook' in action && action.hook !== undefined)
  if (isJoined) return { ...base, option: null, why: null }
  const option = of.option.id
  if (of.of.at === null) return { ...base, option, why: null }
  const obstacle = obstacleTo(t, of)
  if (obstacle) return { ...base, option, why: describeObstacle(obstacle, voiceOf(t.job)) }
  const things = aimsAt(t, of) ?? action.do.flatMap((effect) => thingsFor(t, of.of, effect))
  return {
    ...base,
    option,
    why: null,
    squares: things.flatMap((thing) => (thing.kind === 'square' ? thing.at : [])),
    targets: things.filter(({ kind }) => kind !== 'square'),
  }
}

/** What the players choose when an effect without an aim is carried out. */
function thingsFor(t: Table, who: CrewMember, effect: Effect): Thing[] {
  const from = squareOf(who)
  switch (effect.do) {
    case 'move-self': {
      const objects = who.downed ? [] : shiftable(t, who).filter(({ kind }) => kind === 'token')
      // Whoever is held may only shift things.
      if (!effect.ignoresBreakaway && isHeld(t, who)) return objects
      const walk = walkFrom(t.ground, from, moveSquares(t, who, effect.squares), wayFor(t, who))
      return [...walk.ends.filter((to) => to !== from).map(asSquare), ...objects]
    }
    case 'brawl':
      return t.state.goons.filter(({ at }) => areNext(t, at, from)).map(thingOf)
    case 'shoot':
      return shotTargets(t, who, effect).map(thingOf)
    case 'throw':
      return Array.from({ length: t.ground.squares }, (_, square) => square)
        .filter((square) => distanceBetween(t, from, square) <= effect.range && seesSquare(t, from, square))
        .map(asSquare)
    default:
      return []
  }
}

const asSquare = (at: SquareNumber): Thing => ({ kind: 'square', at })
