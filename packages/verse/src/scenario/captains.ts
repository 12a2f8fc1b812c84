import { plainWords } from '@keep-flying/kernel/scenario'
import { tableFor } from '../ask/view-table.ts'
import { holdSpaces, spacesUsed } from '../rules/hold.ts'
import { goalsToReach } from '../rules/story.ts'
import { shipCard, story, supplyCard } from '../rules/table.ts'
import type { ActiveJob, Captain, Table } from '../state.ts'
import { nameOf } from '../text/names.ts'
import { type CardId, type SectorId, type Token, tokens } from '../vocabulary/index.ts'
import { checkLimits } from './limits.ts'
import type { Said, Scene } from './scene.ts'
import type { CaptainSet } from './situation.ts'

/** Captains take their seats: first everything that is named, then what is usual, from what is left. */

const quietPlaces: readonly SectorId[] = ['albion', 'valentine', 'santo', 'bellerophon']
const usualLeaders: readonly CardId[] = ['malcolm', 'womack', 'corbin', 'nandi']
const usualShips: readonly CardId[] = ['serenity', 'yun-qi', 'bonanza', 'bonnie-mae']
const usualCredits = 3000
const usualTokens = { fuel: 6, part: 2 } as const

function saidBy({ seat }: Captain): (field: string) => Said {
  return (field) => ({ seat, field })
}

/** Gives a captain what the situation names. */
export function seatCaptain(scene: Scene, c: Captain, set: CaptainSet): void {
  const said = saidBy(c)
  if (set.at !== undefined) c.sector = scene.sector(set.at, said('at'))
  if (set.ship !== undefined) c.ship = scene.take(set.ship, said('ship'), 'ship')
  if (set.core !== undefined) c.core = scene.take(set.core, said('core'), 'Drive Core')
  const leader = set.leader === undefined ? [] : [scene.take(set.leader, said('leader'), 'Leader')]
  const crew = (set.crew ?? []).map((card) => scene.take(card, said('crew'), 'crew'))
  c.crew = [...leader, ...crew].map((card) => ({ card, disgruntled: false }))
  c.gear = (set.gear ?? []).map((card) => scene.take(card, said('gear'), 'Gear'))
  c.upgrades = (set.upgrades ?? []).map((card) => scene.take(card, said('upgrades'), 'Upgrade'))
  c.hand.cards = (set.hand ?? []).map((card) => scene.take(card, said('hand'), 'Job', "contact's card"))
  c.jobs = activeJobs(scene, c, set)
  c.metCruiser = set.metCruiser ?? false
}

function activeJobs(scene: Scene, c: Captain, { active = [], loaded = [], under = {} }: CaptainSet): ActiveJob[] {
  const said = saidBy(c)
  for (const job of Object.keys(under))
    if (![...active, ...loaded].includes(job))
      scene.fail(said('under'), `Name the job "${job}" in "active" or "loaded" as well, in the same words.`)
  const jobs = [
    ...active.map((job) => ({ job, field: 'active', pickedUp: false })),
    ...loaded.map((job) => ({ job, field: 'loaded', pickedUp: true })),
  ]
  return jobs.map(({ job, field, pickedUp }) => {
    const card = scene.take(job, said(field), 'Job')
    if (pickedUp && !scene.box.jobs.get(card)?.pickUp)
      scene.fail(said(field), `The job "${job}" has no pick-up. Name it in "active".`)
    const below = under[job]
    if (below === undefined) return { card, pickedUp }
    return { card, pickedUp, laidUnder: [scene.take(below, said('under'), "contact's card")] }
  })
}

/** Gives a captain what is usual where nothing was named, once all have what was. */
export function fillIn(scene: Scene, c: Captain, set: CaptainSet): void {
  const said = saidBy(c)
  if (set.ship === undefined) {
    const ship = usualFor(scene, c, usualShips, scene.box.ships.keys())
    c.ship = scene.take(ship, said('ship'), 'ship')
  }
  if (set.leader === undefined) {
    const leader = usualFor(scene, c, usualLeaders, scene.box.leaders.keys())
    c.crew.unshift({ card: scene.take(leader, said('leader'), 'Leader'), disgruntled: false })
  }
  if (set.core === undefined) c.core = scene.take(scene.box.ships.get(c.ship)?.core ?? '', said('core'), 'Drive Core')
  if (set.at === undefined) c.sector = quietPlace(scene, c)
  upset(scene, c, set.disgruntled ?? [])
  const t = tableFor(scene.state, scene.box)
  fitOut(scene, t, c, set)
  for (const contact of set.solid ?? []) {
    if (c.solid[contact]) scene.fail(said('solid'), `"${contact}" is named twice.`)
    c.solid[contact] = scene.takeAny(contact, said('solid'))
  }
  loadUp(scene, t, c, set)
  checkLimits(scene, t, c, set)
}

/** The seat's own of the usual cards, or the first that nobody named or has. */
function usualFor({ state }: Scene, { seat }: Captain, usual: readonly CardId[], all: Iterable<CardId>): CardId {
  const own = usual.slice(seat, seat + 1)
  return [...own, ...usual, ...all].find((card) => state.aside.cards.includes(card)) ?? ''
}

/** A sector where nothing happens and nobody is. */
function quietPlace({ state, box }: Scene, { seat }: Captain): SectorId {
  const taken = [...state.captains.map((captain) => captain.sector), state.cruiser, ...state.cutters]
  const places = [...quietPlaces.slice(seat, seat + 1), ...quietPlaces, ...box.sectors.keys()]
  return places.find((place) => box.sectors.has(place) && !taken.includes(place)) ?? ''
}

function upset(scene: Scene, c: Captain, names: readonly string[]): void {
  for (const name of names) {
    const meant = c.crew.filter(({ card }) => card === name || plainWords(nameOf(card, scene.box)) === plainWords(name))
    if (meant.length === 0) {
      const aboard = c.crew.map(({ card }) => nameOf(card, scene.box)).join(', ')
      scene.fail({ seat: c.seat, field: 'disgruntled' }, `"${name}" is not aboard; ${aboard} are.`)
    }
    for (const member of meant) member.disgruntled = true
  }
}

/** Money and what a ship and a story begin with. */
function fitOut(scene: Scene, t: Table, c: Captain, set: CaptainSet): void {
  const said = saidBy(c)
  const { goals, goalSet, startingWarrants = 0 } = story(t)
  const comesWith = set.upgrades === undefined ? (shipCard(t, c).startingUpgrades ?? []) : []
  const installed = comesWith.map((upgrade) => scene.take(upgrade, said('upgrades'), 'Upgrade'))
  c.upgrades.push(...installed)
  const spent = installed.reduce((sum, card) => sum + supplyCard(t, card).cost, 0)
  c.credits = scene.count(set.credits ?? usualCredits - spent, said('credits'))
  c.warrants = scene.count(set.warrants ?? startingWarrants, said('warrants'))
  // Where no goals are printed, tokens are had for other things.
  const most = goals.length > 0 ? goalsToReach(story(t)) : Number.POSITIVE_INFINITY
  c.goals = scene.count(set.goals ?? 0, said('goals'), 0, most)
  if (goalSet) c.goalsDone = goals.slice(0, Math.min(c.goals, goalSet.enough)).map(({ name }) => name)
}

/** Tokens as named, then the usual Fuel and Parts as far as there is room. */
function loadUp(scene: Scene, t: Table, c: Captain, set: CaptainSet): void {
  const said = saidBy(c)
  for (const token of tokens) {
    c.hold[token] = scene.count(set[token] ?? 0, said(token))
    c.stash[token] = scene.count(set.stash?.[token] ?? 0, said('stash'))
  }
  for (const token of ['fuel', 'part'] as const)
    if (set[token] === undefined) c.hold[token] = mostThatFits(t, c, token, usualTokens[token])
}

function mostThatFits(t: Table, c: Captain, token: Token, usual: number): number {
  let n = usual
  while (n > 0 && spacesUsed({ ...c.hold, [token]: n }) > holdSpaces(t, c)) n--
  return n
}
