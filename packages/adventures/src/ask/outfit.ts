import { type CopyId, equipmentCard, plainGoon } from '../catalog/index.ts'
import { brawlOdds, coverBonus } from '../odds/fight.ts'
import { carried, mostGear } from '../rules/gear.ts'
import { tokenIn } from '../rules/squares.ts'
import { skillPoints } from '../rules/test-run.ts'
import type { CrewMember, Table } from '../state.ts'
import type { Action, ChallengeDeck, Crew, Effect, EquipmentType, Skill } from '../vocabulary/index.ts'
import { bestTest, testAhead } from './tests.ts'

/** What Equipment means for this Job and this crew, and what the Job wants. */

/** What to know of a piece before it is bought; `who` would make the most of it. */
export type GearMeaning =
  /** `covered`: the chance where the target is in cover. */
  | { readonly is: 'shot'; readonly who: Crew; readonly chance: number; readonly covered: number; readonly far: number }
  | { readonly is: 'brawl'; readonly who: Crew; readonly chance: number }
  | { readonly is: 'tech' | 'talk'; readonly who: Crew; readonly n: number; readonly points: number }
  /** Every Body costs so much here. */
  | { readonly is: 'bodies'; readonly who: Crew; readonly credits: number }
  /** Where the Alarm lies; null where the Job has none. */
  | { readonly is: 'alarm'; readonly who: Crew; readonly at: number | null }
  /** Goons on the map, Waiting Goons, Crew at risk, locks, whatever asks for a Test, and what can be exhausted. */
  | {
      readonly is: 'crowd' | 'cover-up' | 'care' | 'locks' | 'tests' | 'again'
      readonly who: Crew
      readonly n: number
    }

/** For whoever would make the most of it, or for one of them; null where nobody asked about has a hand free. */
export function gearMeaning(t: Table, card: CopyId, whose?: Crew): GearMeaning | null {
  const takers = t.state.crew.filter(
    (who) => carried(who).length < mostGear && (whose === undefined || who.id === whose),
  )
  const [first] = takers
  if (!first) return null
  const { types, skills } = equipmentCard(card)
  const isOf = (type: EquipmentType) => types.includes(type)
  if (isOf('firearm')) return bestShot(t, takers, card)
  if (isOf('melee')) return bestBrawl(takers, card)
  const byDeed = ofDeed(t, first, card)
  if (byDeed) return byDeed
  if (isOf('tool') || skills.tech) return ofSkill(t, takers, card, 'tech')
  if (isOf('social') || skills.negotiate) return ofSkill(t, takers, card, 'negotiate')
  return { is: 'cover-up', who: first.id, n: waiting(t) }
}

/** What a piece that is made for one purpose finds to do here. */
function ofDeed(t: Table, { id: who }: CrewMember, card: CopyId): GearMeaning | null {
  const { actions, types } = equipmentCard(card)
  const does = (...deeds: readonly Effect['do'][]) =>
    actions.some(({ do: effects }) => effects.some((effect) => deeds.includes(effect.do)))
  if (does('throw')) return ofExplosive(t, who)
  if (does('open-lock')) return { is: 'locks', who, n: locksOf(t) }
  if (does('smoke')) return { is: 'cover-up', who, n: waiting(t) }
  if (does('cancel-alarm')) return { is: 'alarm', who, at: t.state.timeline.alarm }
  if (does('heal', 'cancel-wound')) return { is: 'care', who, n: t.state.crew.length }
  if (does('refresh')) return { is: 'again', who, n: exhaustible(t) }
  if (actions.some(helpsAnyTest))
    return { is: 'tests', who, n: locksOf(t) + placesOf(t, 'tech') + placesOf(t, 'negotiation') }
  return types.includes('explosive') ? { is: 'crowd', who, n: t.state.goons.length } : null
}

/** Whatever the Skill. */
function helpsAnyTest(action: Action): boolean {
  const hook = 'hook' in action ? action.hook : undefined
  return hook?.at === 'own-test' && hook.skill === undefined && hook.types === undefined
}

function waiting({ state }: Table): number {
  return state.goons.filter(({ alerted }) => !alerted).length
}

/** Pieces in the Crew's hands that can be exhausted. */
function exhaustible({ state }: Table): number {
  const pieces = state.crew.flatMap(({ gear }) => gear)
  return pieces.filter(({ card }) => equipmentCard(card).actions.some(({ exhaust }) => exhaust)).length
}

function withPiece(who: CrewMember, card: CopyId): CrewMember {
  return { ...who, gear: [...who.gear, { card, exhausted: false, paid: 0 }] }
}

/** Whoever has the most of something; the first of equals. */
function most(takers: readonly CrewMember[], measure: (who: CrewMember) => number): CrewMember | undefined {
  return takers.toSorted((one, other) => measure(other) - measure(one))[0]
}

/** A usual distance for a shot in a yard. */
const usualShot = 5
/** So many points weigh less than any difference of chances that matters. */
const manyPoints = 1000

function bestShot(t: Table, takers: readonly CrewMember[], card: CopyId): GearMeaning | null {
  const shots = equipmentCard(card).actions.flatMap(({ do: effects }) =>
    effects.flatMap((effect) => (effect.do === 'shoot' ? [effect] : [])),
  )
  const dice = Math.max(1, ...shots.map((shot) => shot.dice))
  const far = Math.min(usualShot, Math.max(...shots.map(({ max }) => max ?? usualShot), 1))
  const chanceOf = (who: CrewMember, target = far) => {
    const tester = withPiece(who, card)
    const test = { tester, skill: 'fight', kind: 'shoot', dice, target, time: 0, weapons: [card] } as const
    return bestTest(testAhead(t, test)).chance
  }
  // Many shots are as sure as dice can make them: then whoever fights best has the most to spare.
  const who = most(takers, (one) => chanceOf(one) + skillPoints(one, 'fight') / manyPoints)
  if (!who) return null
  return {
    is: 'shot',
    who: who.id,
    chance: chanceOf(who),
    covered: chanceOf(who, far + coverBonus),
    far,
  }
}

function bestBrawl(takers: readonly CrewMember[], card: CopyId): GearMeaning | null {
  const lead = (who: CrewMember) => skillPoints(withPiece(who, card), 'fight', [card]) - plainGoon.fight
  const who = most(takers, lead)
  if (!who) return null
  const { deals, both } = brawlOdds(lead(who))
  return { is: 'brawl', who: who.id, chance: deals + both }
}

function ofExplosive({ job, state }: Table, who: Crew): GearMeaning {
  const fine = job.reward.lines.find(
    ({ per, amount }) => amount < 0 && (per === 'body-on-map' || per === 'body-outdoors'),
  )
  return fine ? { is: 'bodies', who, credits: -fine.amount } : { is: 'crowd', who, n: state.goons.length }
}

function ofSkill(
  t: Table,
  takers: readonly CrewMember[],
  card: CopyId,
  skill: 'tech' | 'negotiate',
): GearMeaning | null {
  const points = (who: CrewMember) => skillPoints(withPiece(who, card), skill)
  const who = most(takers, points)
  if (!who) return null
  const n = skill === 'tech' ? locksOf(t) + placesOf(t, 'tech') : placesOf(t, 'negotiation')
  return { is: skill === 'tech' ? 'tech' : 'talk', who: who.id, n, points: points(who) }
}

function locksOf({ state }: Table): number {
  return [...state.doors, ...state.tokens].filter(({ lock }) => tokenIn(lock) !== undefined).length
}

function placesOf({ job }: Table, deck: ChallengeDeck): number {
  return job.challenges.filter(({ decks }) => decks.includes(deck)).length
}

/** What the Job asks for, and who is best at it. */
export interface JobWants {
  readonly challenges: Readonly<Record<ChallengeDeck, number>>
  readonly locks: number
  /** Whoever has the most points in each Skill, and how many. */
  readonly best: Readonly<Record<Skill, { readonly who: Crew; readonly points: number } | null>>
  readonly goons: number
}

export function jobWants(t: Table): JobWants {
  const { crew, goons } = t.state
  const best = (skill: Skill) => {
    const who = most(crew, (one) => skillPoints(one, skill))
    return who ? { who: who.id, points: skillPoints(who, skill) } : null
  }
  return {
    challenges: { tech: placesOf(t, 'tech'), negotiation: placesOf(t, 'negotiation') },
    locks: locksOf(t),
    best: { fight: best('fight'), tech: best('tech'), negotiate: best('negotiate') },
    goons: goons.length,
  }
}
