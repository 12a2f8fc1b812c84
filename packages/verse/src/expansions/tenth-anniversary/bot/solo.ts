import { bestOf, sum } from '@keep-flying/kernel'
import type { Advice } from '../../../bot/advice.ts'
import { sheetOf } from '../../../bot/crew.ts'
import { dealingPolicies } from '../../../bot/dealing.ts'
import { nearest } from '../../../bot/jobs.ts'
import { naming, offers, optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import { type Basis, type Prospect, turnsTo, whereToDeal } from '../../../bot/prospects.ts'
import { goalWorth } from '../../../bot/story.ts'
import { aboard, couldMakeRoomFor } from '../../../rules/hold.ts'
import { activeLimit } from '../../../rules/job.ts'
import { sectorsAt } from '../../../rules/map.ts'
import { gearCard, story, supplyCard } from '../../../rules/table.ts'
import { canHandle } from '../../../rules/work.ts'
import type { Captain, Table } from '../../../state.ts'
import type { ContactId } from '../../../vocabulary/index.ts'
import { tellings } from '../legends.ts'
import { mayLayTrail, movesLeft } from '../pale-horse.ts'
import { standingReavers } from '../red-skies.ts'
import { counting } from '../scoundrels.ts'
import { missionsOf, stepOf } from '../seeds.ts'
import { contrabandAt } from '../smuggler.ts'
import { tenthOf } from '../state.ts'

/** Stories for one. */

/** What trust is worth where the story counts friends. */
function trust(t: Table, _c: Captain, contact: ContactId): number {
  const { end, timeForSolid, lives, feats } = story(t)
  if (end.kind !== 'graded') return 0
  if (timeForSolid !== undefined) return counting(t, [contact]).length > 0 ? 2500 : 800
  if (lives) return tenthOf(t).friends?.includes(contact) ? 0 : 1500
  return feats ? 2500 : 0
}

/** What may be fetched from a planet: half a token's worth each, for it takes two to please a buyer. */
function smuggling(basis: Basis): Prospect[] {
  const { t, me, distances, factors } = basis
  const { buyers } = story(t)
  if (!buyers) return []
  const served = tenthOf(t).served ?? []
  const waiting = buyers.contacts.filter((contact) => !served.includes(contact))
  const short = buyers.forToken * waiting.length - aboard(me, 'contraband')
  const { proceed } = factors.sheet.misbehaving
  const planets = [...distances.keys()].filter((sector) => contrabandAt(t, sector) > 0)
  const fetch =
    short > 0 && couldMakeRoomFor(t, me, { contraband: 1 })
      ? planets.map((at): Prospect => {
          const hoped = proceed + proceed ** 2 + proceed ** 3
          return { at, action: 'smuggle', kind: 'work', gain: (hoped * goalWorth) / 4, turns: turnsTo(basis, at) }
        })
      : []
  const sell = waiting.flatMap((contact): Prospect[] => {
    const at = whereToDeal(t, me, contact)
    if (at === undefined || !distances.has(at) || aboard(me, 'contraband') < buyers.forToken) return []
    return [{ at, action: `deal:${contact}`, kind: 'deal', gain: goalWorth, turns: turnsTo(basis, at) }]
  })
  return [...fetch, ...sell]
}

/** Gifts to the poor, where they still count. */
function gifts(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  return tellings(t).flatMap(({ feat, progress }): Prospect[] => {
    if (feat.is !== 'gifts' || progress.done || me.credits < feat.pays + 300) return []
    const open = feat.at.filter((place) => !progress.at?.includes(place))
    const at = nearest(
      distances,
      open.flatMap((place) => sectorsAt(t, place)),
    )
    if (at === undefined) return []
    const gain = goalWorth / feat.places
    return [{ at, action: 'gift', kind: 'work', gain, turns: turnsTo(basis, at) }]
  })
}

/** Missions: one is gone on with before another is begun. */
function missions(basis: Basis): Prospect[] {
  const { t, me, distances, factors } = basis
  const all = missionsOf(t)
  const begun = all.filter((mission) => mission.begun)
  const { proceed } = factors.sheet.misbehaving
  return (begun.length > 0 ? begun : all).flatMap((mission): Prospect[] => {
    const step = stepOf(t, mission)
    const at = nearest(distances, sectorsAt(t, step.at))
    if (at === undefined || !canHandle(t, me, step)) return []
    if (!mission.begun && me.jobs.length >= activeLimit(t, me)) return []
    const gain = mission.begun ? goalWorth * proceed : goalWorth / 2
    return [{ at, action: `mission:${mission.card}`, kind: 'work', gain, turns: turnsTo(basis, at) }]
  })
}

/** From here on the hunter is too near for comfort. */
const tooNear = 7

/** A false trail, the nearer the hunter the rather. */
function trails(basis: Basis): Prospect[] {
  const { t, distances, factors } = basis
  const left = movesLeft(t)
  if (left === undefined || left > tooNear) return []
  const gain = ((goalWorth * (tooNear + 1 - left)) / tooNear) * factors.sheet.misbehaving.proceed
  const at = nearest(
    distances,
    [...distances.keys()].filter((sector) => mayLayTrail(t, sector)),
  )
  return at === undefined ? [] : [{ at, action: 'false-trail', kind: 'work', gain, turns: turnsTo(basis, at) }]
}

function prospects(basis: Basis): readonly Prospect[] {
  if (story(basis.t).hunt) return trails(basis)
  const { buyers, feats, missions: contact } = story(basis.t)
  if (buyers) return smuggling(basis)
  if (feats) return gifts(basis)
  return contact === undefined ? [] : missions(basis)
}

/** A buyer gets what pleases, and the rest is kept for the others. */
function deal(position: Position) {
  const { t, me } = position
  const { buyers } = story(t)
  if (!buyers || !offers(position, 'sell:contraband')) return undefined
  const waiting = buyers.contacts.filter((contact) => !tenthOf(t).served?.includes(contact)).length
  const spare = Math.max(buyers.forToken, aboard(me, 'contraband') - buyers.forToken * Math.max(0, waiting - 1))
  const usual = dealingPolicies['deal']?.(position)
  const rest = (Array.isArray(usual) ? usual : []).filter((id) => id !== 'sell:contraband')
  return naming(position, rest, 'sell:contraband', spare)
}

/** Another card, as long as it will rather be passed than not. */
function smuggleOn({ t, me }: Position): string {
  return sheetOf(t, me).misbehaving.proceed > 0.6 ? 'smuggle-on' : 'smuggle-stop'
}

/** Whoever is content now, and can best be done without. */
function temper(position: Position): string | undefined {
  const { t, me } = position
  return bestOf(optionIds(position), (card) => {
    const member = me.crew.find((one) => one.card === card)
    const { cost = 0 } = t.box.supply.get(card) ?? {}
    return (member?.disgruntled ? -10000 : 0) - cost
  })
}

/** The cheapest way to the most points. */
function headStart(position: Position): readonly string[] {
  const { t } = position
  const worth = (card: string) => {
    const ware = supplyCard(t, card)
    if (ware.kind === 'upgrade' || ware.kind === 'core') return 0
    const { skills } = ware.kind === 'gear' ? gearCard(t, card) : ware
    return sum(Object.values(skills), (points) => points) / Math.max(100, ware.cost)
  }
  let named: readonly string[] = []
  for (const card of optionIds(position).sort((one, other) => worth(other) - worth(one)))
    if (worth(card) > 0) named = naming(position, named, card)
  return named
}

/** The friend who matters least goes. */
function friendLost(position: Position): string | undefined {
  const { t } = position
  return optionIds(position).find((id) =>
    [...t.box.contacts.keys()].some((one) => one === id && counting(t, [one]).length === 0),
  )
}

/** Standing Reavers are gone round. */
const risks: NonNullable<Advice['risks']> = {
  in: (t, sector) => (standingReavers(t).includes(sector) ? 4 : 0),
  key: (t) => standingReavers(t).join(),
}

const policies: Policies = {
  deal,
  temper,
  'smuggle.on': smuggleOn,
  'head-start': headStart,
  'friend-lost': friendLost,
  'botch.pay': () => true,
}

export const advice: Advice = { policies, prospects, trust, risks }
