import { bestOf, sum } from '@keep-flying/kernel'
import { distancesFrom } from '../../../ask/routes.ts'
import type { Advice } from '../../../bot/advice.ts'
import { nearest } from '../../../bot/jobs.ts'
import { type Basis, type Prospect, turnsTo } from '../../../bot/prospects.ts'
import { goalWorth, solidWorth, warrantWorth } from '../../../bot/story.ts'
import { burnRange } from '../../../rules/fly.ts'
import { wholeCrew } from '../../../rules/gear.ts'
import { roomFor } from '../../../rules/hold.ts'
import { activeLimit } from '../../../rules/job.ts'
import { sectorsAt } from '../../../rules/map.ts'
import { jobCard, rivalsOf, shipAbilities, story, supplyPile } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import { goods, type JobCard, type SectorId } from '../../../vocabulary/index.ts'
import { mayBoard } from '../boarding.ts'
import { claimsOf, rewardFor } from '../delivery.ts'
import { bountyCard, isOn } from '../most-wanted.ts'
import { bestChance, chanceAgainst } from '../odds.ts'
import { isPrey } from '../piracy.ts'
import { piratesOf } from '../state.ts'
import type { BountyCard, Raid } from '../vocabulary.ts'

/** Bounties and Piracy: where they are to be had, and whether they pay. */

/** Below this chance nobody picks a fight. */
const worthTrying = 0.45
/** A token of the story for what is done. */
function tokenWorth(t: Table): number {
  return story(t).tokensFor ? goalWorth / 2 : 0
}

/** Handing over what is bound. */
function deliveries(basis: Basis): Prospect[] {
  const { t, me, factors, credit, distances } = basis
  return claimsOf(t, me).flatMap((claim): Prospect[] => {
    const at = nearest(distances, sectorsAt(t, bountyCard(t, claim.bounty).dropOff))
    if (claim.freed || at === undefined) return []
    const gain = credit * (rewardFor(t, me, claim) - factors.sheet.cuts) + tokenWorth(t)
    return [{ at, action: `deliver:${claim.bounty}`, kind: 'work', gain, turns: turnsTo(basis, at) }]
  })
}

/** What a capture promises from where it is made: the reward at the end of the way, less who may be lost. */
function promise(basis: Basis, bounty: BountyCard, at: SectorId, chance: number): { gain: number; turns: number } {
  const { t, factors, credit } = basis
  const far = distancesFrom(t, at)
  const ways = sectorsAt(t, bounty.dropOff).map((sector) => far.get(sector) ?? Number.POSITIVE_INFINITY)
  const losses = (1 - chance) * bounty.kills * factors.crewWorth
  const gain = chance * (credit * (bounty.reward - factors.sheet.cuts) + tokenWorth(t)) - losses
  return { gain, turns: turnsTo(basis, at) + factors.turnsToReach(Math.min(...ways)) }
}

/** Those who hide in the shops, alone. */
function loneFugitives(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  const team = wholeCrew(me)
  const shops = [...t.box.sectors].flatMap(([at, { supply }]) => (supply && distances.has(at) ? [{ at, supply }] : []))
  return openFor(t, me).flatMap((bounty) =>
    shops.flatMap(({ at, supply }) => {
      const found = supplyPile(t, supply).discard.cards.find(
        (card) => t.box.supply.get(card)?.kind === 'crew' && isOn(t, bounty, card),
      )
      if (found === undefined) return []
      const chance = bestChance(t, team, found)
      if (chance < worthTrying) return []
      return [{ at, action: `apprehend:${found}`, kind: 'work' as const, ...promise(basis, bounty, at, chance) }]
    }),
  )
}

function openFor(t: Table, me: Captain): BountyCard[] {
  const claimed = claimsOf(t, me).map(({ bounty }) => bountyCard(t, bounty))
  const open = piratesOf(t).open.cards.map((card) => bountyCard(t, card))
  return [...open, ...claimed.filter(({ alert }) => alert)]
}

/** Rivals near enough to be found where they are now, and whom this crew may beat. */
function beatable({ t, me, distances }: Basis): { readonly rival: Captain; readonly chance: number }[] {
  const team = wholeCrew(me)
  return rivalsOf(t, me)
    .filter((rival) => (distances.get(rival.sector) ?? Number.POSITIVE_INFINITY) <= burnRange(t, me))
    .filter((rival) => mayBoard(t, rival))
    .map((rival) => ({ rival, chance: chanceAgainst(t, team, rival) }))
    .filter(({ chance }) => chance >= worthTrying)
}

/** Fugitives aboard rival ships, in the crew or bound. */
function aboardRivals(basis: Basis): Prospect[] {
  const { t, me } = basis
  return beatable(basis).flatMap(({ rival, chance }): Prospect[] => {
    const at = rival.sector
    const crew = openFor(t, me).flatMap((bounty) =>
      rival.crew
        .slice(1)
        .flatMap(({ card }): Prospect[] =>
          isOn(t, bounty, card)
            ? [{ at, action: `apprehend:${card}`, kind: 'work', ...promise(basis, bounty, at, chance) }]
            : [],
        ),
    )
    const guarded = shipAbilities(t, rival, 'keeps-bounties').length > 0
    const claims = guarded ? [] : claimsOf(t, rival).filter(({ freed }) => !freed)
    return [
      ...crew,
      ...claims.map((claim): Prospect => {
        const bounty = bountyCard(t, claim.bounty)
        return { at, action: `jump:${claim.bounty}`, kind: 'work', ...promise(basis, bounty, at, chance) }
      }),
    ]
  })
}

/** How many things a raid on this ship would bring, and what they are worth beside the pay. */
function spoilsOf(t: Table, me: Captain, rival: Captain, { takes }: Raid): number {
  if ('jobs' in takes) return Math.min(takes.jobs, rival.hand.cards.length + (rival.hand.backs?.length ?? 0))
  const there = sum(goods, (good) => Math.min(rival.hold[good], roomFor(t, me, good)))
  return takes.goods === 'all' ? there : Math.min(takes.goods, there)
}

const lootWorth = 150

function raids(basis: Basis): Prospect[] {
  const { t, me, factors, credit } = basis
  const active = me.jobs.map(({ card }) => card)
  const inHand = active.length < activeLimit(t, me) ? me.hand.cards : []
  const cards = [...active, ...inHand].filter((card) => t.box.jobs.get(card)?.raid)
  return beatable(basis).flatMap(({ rival, chance }) =>
    cards.flatMap((card): Prospect[] => {
      const job = jobCard(t, card)
      const { raid } = job
      if (!raid || !isPrey(t, rival, raid.prey)) return []
      const n = spoilsOf(t, me, rival, raid)
      const each = 'creditsEach' in job.pay ? job.pay.creditsEach : 0
      const stolen = 'jobs' in raid.takes ? 0 : lootWorth
      const win = credit * (n * (each + stolen) - factors.sheet.cuts) + solidWorth(t, me, job.contact) + tokenWorth(t)
      const lose =
        raid.lost.kills * factors.crewWorth + (raid.lost.outcome === 'warrant' ? warrantWorth(t, me, job.contact) : 0)
      const gain = chance * win - (1 - chance) * lose
      return [{ at: rival.sector, action: `job:${card}`, kind: 'work', gain, turns: turnsTo(basis, rival.sector) }]
    }),
  )
}

export function hunts(basis: Basis): Prospect[] {
  return [...deliveries(basis), ...loneFugitives(basis), ...aboardRivals(basis), ...raids(basis)]
}

/** Turns until a target comes by. */
const patience = 6

/** A Piracy job is wanted by those who may beat the rivals there are. */
export const wish: NonNullable<Advice['wish']> = ({ t, c, sheet }, { raid, pay, contact }) => {
  if (!raid) return undefined
  const team = wholeCrew(c)
  const rivals = rivalsOf(t, c).filter((rival) => rival.sector !== '' && isPrey(t, rival, raid.prey))
  const best = bestOf(rivals, (rival) => chanceAgainst(t, team, rival))
  const chance = best ? chanceAgainst(t, team, best) : 0
  if (!best || chance < worthTrying) return 0
  const each = 'creditsEach' in pay ? pay.creditsEach : 0
  const win = spoilsOf(t, c, best, raid) * (each + lootWorth) - sheet.cuts + solidWorth(t, c, contact) + tokenWorth(t)
  return (chance * win) / patience
}

/** In some stories completed jobs of some types bring tokens. */
export const bonuses: NonNullable<Advice['bonuses']> = (t) => {
  const { tokensFor = [] } = story(t)
  return (job: JobCard) => (job.types.some((type) => tokensFor.includes(type)) ? goalWorth / 2 : 0)
}
