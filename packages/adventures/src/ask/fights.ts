import { equipmentCard } from '../catalog/index.ts'
import { type BrawlAim, type BrawlOdds, brawlOdds, type GoonSide } from '../odds/fight.ts'
import { type GoonShotOdds, goonShotOdds } from '../odds/goon-roll.ts'
import { brawlPlan } from '../rules/brawl.ts'
import { fightOf, rerollsLeft } from '../rules/goon-dice.ts'
import { actionsOf } from '../rules/goons.ts'
import { shotNumber, shotPlan, shotTargets } from '../rules/shoot.ts'
import { distanceBetween, isInCover } from '../rules/squares.ts'
import { squareOf } from '../rules/table.ts'
import { rulesOf } from '../rules/texts.ts'
import type { CrewMember, Gear, Goon, Table } from '../state.ts'
import type { Effect, EffectOf } from '../vocabulary/index.ts'
import { bestTest, type Helping, type TestAhead, testAhead } from './tests.ts'

/** What a shot or a Brawl would come to. */

export interface ShotAhead {
  readonly distance: number
  /** Whether the target is in cover, which is part of the target number. */
  readonly covered: boolean
  readonly test: TestAhead
}

/** A Crew Member's shot with a firearm, from where it stands; null where it may not shoot at this Goon. */
export function shotAhead(
  t: Table,
  who: CrewMember,
  { card }: Pick<Gear, 'card'>,
  gun: EffectOf<'shoot'>,
  goon: Goon,
): ShotAhead | null {
  if (!shotTargets(t, who, gun).includes(goon)) return null
  const from = squareOf(who)
  return {
    distance: distanceBetween(t, from, goon.at),
    covered: isInCover(t, from, goon.at),
    test: testAhead(t, shotPlan(t, who, goon, gun, card)),
  }
}

/** The shots that somebody's ready firearms allow at a Goon, the likeliest to hit first. */
export function shotsAt(t: Table, who: CrewMember, goon: Goon): ShotAhead[] {
  const ready = who.gear.filter(({ exhausted }) => !exhausted)
  const shots = ready.flatMap((gear) =>
    equipmentCard(gear.card).actions.flatMap(({ do: effects }) =>
      effects.flatMap((effect) => (effect.do === 'shoot' ? (shotAhead(t, who, gear, effect, goon) ?? []) : [])),
    ),
  )
  return shots.toSorted((one, other) => bestTest(other.test).chance - bestTest(one.test).chance)
}

export interface BrawlAhead {
  /** The Crew Member's side: its points, and what may be done for it. */
  readonly test: TestAhead
  /** The Goon's Fight. */
  readonly fight: number
  readonly goon: GoonSide
}

/** A Brawl between a Crew Member and a Goon, whoever begins it. */
export function brawlAhead(t: Table, crew: CrewMember, goon: Goon): BrawlAhead {
  const effects = goonEffects(goon, 'own-brawl')
  const noAssist = effects.some(({ do: what }) => what === 'no-assist')
  const more = goonEffects(goon, 'brawl-won').find((effect) => effect.do === 'more-wounds')
  return {
    test: testAhead(t, { ...brawlPlan(crew, goon), noAssist }),
    fight: fightOf(goon),
    goon: {
      rerolls: rerollsLeft(t, goon),
      tiesSpare: effects.some(({ do: what }) => what === 'ties-spare'),
      ...(more?.do === 'more-wounds' ? { hardBy: more.lead } : {}),
    },
  }
}

function goonEffects(goon: Goon, at: 'own-brawl' | 'brawl-won'): Effect[] {
  return rulesOf(goon, at).flatMap((rule) => [...rule.do])
}

/** How a Brawl may end with some helps, used to wound or to get away. */
export function brawlChances(
  { test, fight, goon }: BrawlAhead,
  helping: Helping = {},
  aim: BrawlAim = 'wound',
): BrawlOdds {
  const gains = test.helps.map((help) => ({ help, times: Math.min(helping[help.id] ?? 0, help.most) }))
  const sum = (gain: 'points' | 'ignored' | 'dieRerolls' | 'testRerolls') =>
    gains.reduce((total, { help, times }) => total + times * help[gain], 0)
  const helpers = {
    ignored: test.ignored + sum('ignored'),
    dieRerolls: sum('dieRerolls'),
    testRerolls: sum('testRerolls'),
  }
  const odds = (points: number) => brawlOdds(points + sum('points') - fight, helpers, goon, aim)
  const counted = odds(test.points)
  const { chance, points } = test.unsettled
  return chance === 0 ? counted : mixed(counted, odds(points), chance)
}

function mixed(one: BrawlOdds, other: BrawlOdds, share: number): BrawlOdds {
  const mix = (end: keyof BrawlOdds) => (1 - share) * one[end] + share * other[end]
  return {
    deals: mix('deals'),
    takes: mix('takes'),
    both: mix('both'),
    nobody: mix('nobody'),
    wins: mix('wins'),
    hard: mix('hard'),
  }
}

/** A Goon's shot at a Crew Member, from where it stands; null for a Goon without a gun. */
export function goonShotAhead(t: Table, goon: Goon, whom: CrewMember): GoonShotOdds | null {
  const { shoot } = actionsOf(goon)
  if (!shoot) return null
  const number = shotNumber(t, goon.at, squareOf(whom), !shoot.ignoresCover)
  return goonShotOdds({ dice: shoot.dice, need: number - fightOf(goon), rerolls: rerollsLeft(t, goon) })
}
