import { plainWords } from '@keep-flying/kernel/scenario'
import { tableFor } from '../ask/view-table.ts'
import { crewRoom } from '../rules/crew.ts'
import { fuelOnlyRoom, holdSpaces, spacesUsed, stashSpaces } from '../rules/hold.ts'
import { activeLimit, handLimit } from '../rules/job.ts'
import { abilityOf, crewCard, shipCard, supplyCard } from '../rules/table.ts'
import { freeSlots } from '../rules/upgrade.ts'
import type { ActiveJob, Captain, Table } from '../state.ts'
import { nameOf } from '../text/names.ts'
import { type CardId, type SectorId, type Token, tokens } from '../vocabulary/index.ts'
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
  if (set.ship === undefined)
    c.ship = scene.take(usualFor(c, usualShips, [...scene.box.ships.keys()], scene), said('ship'), 'ship')
  if (set.leader === undefined) {
    const leader = usualFor(c, usualLeaders, [...scene.box.leaders.keys()], scene)
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
function usualFor({ seat }: Captain, usual: readonly CardId[], all: readonly CardId[], { state }: Scene): CardId {
  const free = (card: CardId | undefined): card is CardId => card !== undefined && state.aside.cards.includes(card)
  return [usual[seat], ...usual, ...all].find(free) ?? ''
}

/** A sector where nothing happens and nobody is. */
function quietPlace({ state }: Scene, { seat }: Captain): SectorId {
  const taken = [...state.captains.map((captain) => captain.sector), state.cruiser, ...state.cutters]
  const own = quietPlaces[seat]
  return [...(own === undefined ? [] : [own]), ...quietPlaces].find((place) => !taken.includes(place)) ?? own ?? ''
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
  const { goals, startingWarrants } = t.box.stories.get(t.state.options.story) ?? { goals: [] }
  const installed = set.upgrades === undefined ? (shipCard(t, c).startingUpgrades ?? []) : []
  for (const upgrade of installed) c.upgrades.push(scene.take(upgrade, said('upgrades'), 'Upgrade'))
  const spent = installed.length === 0 ? 0 : c.upgrades.reduce((sum, card) => sum + supplyCard(t, card).cost, 0)
  c.credits = scene.count(set.credits ?? usualCredits - spent, said('credits'))
  c.warrants = scene.count(set.warrants ?? startingWarrants ?? 0, said('warrants'))
  c.goals = scene.count(set.goals ?? 0, said('goals'), 0, goals.length)
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

/** Of deceptive crew only one may be in play. */
export function checkDeceivers(scene: Scene): void {
  const t = tableFor(scene.state, scene.box)
  const deceivers = scene.state.captains.flatMap(({ seat, crew }) =>
    crew.filter(({ card }) => abilityOf(crewCard(t, card), 'deceptive')).map(({ card }) => ({ seat, card })),
  )
  const [first, second] = deceivers.map(({ seat, card }) => ({ seat, name: nameOf(card, scene.box) }))
  if (first && second)
    scene.fail(
      { seat: second.seat, field: 'crew' },
      `"${second.name}" cannot be in play beside "${first.name}" (seat ${first.seat}): both are deceptive.`,
    )
}

function checkLimits(scene: Scene, t: Table, c: Captain, set: CaptainSet): void {
  const most = (field: string, room: number, named: number, what = '') => {
    if (named > room) scene.fail({ seat: c.seat, field }, `There is room for ${room}${what}; these are ${named}.`)
  }
  const spaces = (field: string, area: string, room: number, used: number, fix: string) => {
    if (used > room) scene.fail({ seat: c.seat, field }, `The ${area} has ${room} spaces; this takes ${used}. ${fix}.`)
  }
  most('crew', c.crew.length + crewRoom(t, c), c.crew.length, ', the Leader included')
  most('upgrades', c.upgrades.length + freeSlots(t, c), c.upgrades.length)
  most('hand', handLimit(t, c), c.hand.cards.length)
  most(set.loaded ? 'loaded' : 'active', activeLimit, c.jobs.length, ' active jobs')
  const token = tokens.find((one) => (set[one] ?? 0) > 0) ?? 'fuel'
  spaces(token, 'hold', holdSpaces(t, c), spacesUsed(c.hold), 'Name less, or put some into "stash"')
  spaces('stash', 'stash', stashSpaces(t, c), spacesUsed(c.stash, fuelOnlyRoom(t, c)), 'Name less')
}
