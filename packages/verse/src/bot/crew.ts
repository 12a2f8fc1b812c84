import { bestOf, onceFor, oncePer, sum } from '@keep-flying/kernel'
import { memory } from '../ask/memory.ts'
import { TeamOdds } from '../ask/odds.ts'
import type { Box } from '../box.ts'
import { cutOf, isDeceptive } from '../rules/crew.ts'
import { isOpen } from '../rules/events.ts'
import { hasKeyword, spendableFor, suggestCarrying, type Team, teamHas } from '../rules/gear.ts'
import { emptyStock } from '../rules/hold.ts'
import { holdsAce, misbehavesToPass } from '../rules/misbehave.ts'
import type { Terms } from '../rules/moments.ts'
import { teamPoints } from '../rules/skill.ts'
import { abilityOf, crewCard, isLeader } from '../rules/table.ts'
import type { Attempt, Captain, Member, Table } from '../state.ts'
import {
  type Alternative,
  type CardId,
  type ContactId,
  type Effect,
  type Keyword,
  type MisbehaveCard,
  type MisbehaveOutcome,
  type Needs,
  type Option,
  type Profession,
  type Skill,
  skills,
} from '../vocabulary/index.ts'
import { weights } from './weights.ts'

/** What a crew with its gear is capable of. */
export interface Sheet {
  /** Everybody with gear in hand, misbehaving on a job. */
  readonly team: Team
  readonly odds: TeamOdds
  /** The most points the crew can bring to a need; what is barred from tests counts there. */
  readonly points: Readonly<Record<Skill, number>>
  readonly keywords: ReadonlySet<Keyword>
  readonly professions: ReadonlySet<Profession>
  readonly deceptive: boolean
  /** How one misbehave card out of the deck is likely to go. */
  readonly misbehaving: Misbehaving
  /** How so many cards, one after the other, are likely to go. */
  readonly facing: (cards: number) => Facing
  /** Due to the crew after every job. */
  readonly cuts: number
}

export interface Misbehaving {
  readonly proceed: number
  readonly warrant: number
  /** Crew lost to a card, on average. */
  readonly deaths: number
}

export interface Facing {
  /** The chance to pass them all. */
  readonly through: number
  /** How many are faced on average before one ends the attempt. */
  readonly faced: number
}

const allKeywords: readonly Keyword[] = [
  'firearm',
  'sniper-rifle',
  'explosives',
  'hacking-rig',
  'fake-id',
  'transport',
  'fancy-duds',
]

/** An attempt that is only imagined. */
const imagined: Attempt = {
  seat: 0,
  job: 'imagined',
  team: [],
  carried: [],
  misbehave: { sees: 'everyone', cards: [] },
  passed: 0,
  misbehaving: true,
  halvePay: false,
  payChange: 0,
  used: [],
}

const grounds = memory<Table>(100)

/** The table with the game taken off it: for what is computed once and kept must not depend on the current state. */
export function quietTable(t: Table): Table {
  const { story, setUp } = t.state.options
  return grounds(t.box, `${story} ${setUp}`, () => ({
    ...t,
    state: { ...t.state, captains: [], cutters: [], cruiser: t.box.starts.cruiser, lastCall: null, attempt: null },
  }))
}

/** A captain known by crew, gear and ship alone, as if setting out. */
function plain(t: Table, c: Captain): Captain {
  const byName = (one: CardId, other: CardId) => (nameIn(t, one) < nameIn(t, other) ? -1 : 1)
  const [leader, ...hired] = c.crew.map((member): Member => ({ card: member.card, disgruntled: false }))
  hired.sort((one, other) => byName(one.card, other.card))
  return {
    ...c,
    seat: 0,
    crew: leader ? [leader, ...hired] : [],
    gear: [...c.gear].sort(byName),
    upgrades: [...c.upgrades].sort(byName),
    credits: 3000,
    warrants: Math.min(1, c.warrants),
    goals: 0,
    hold: { ...emptyStock(), fuel: 6 },
    stash: emptyStock(),
    solid: Object.fromEntries(trustThatHelps(t, c).map((contact) => [contact, contact])),
    jobs: [],
    metCruiser: false,
  }
}

const aceContacts = new WeakMap<Box, readonly ContactId[]>()

/** Contacts whose trust is the Ace of some card. */
function contactsAsAces({ box }: Table): readonly ContactId[] {
  const known = aceContacts.get(box)
  if (known) return known
  const named = new Set([...box.misbehave.values()].flatMap(({ ace }) => (ace && 'solid' in ace ? [ace.solid] : [])))
  const found = [...box.contacts.values()].filter(({ name }) => named.has(name)).map(({ id }) => id)
  aceContacts.set(box, found)
  return found
}

/** Those who trust a captain whose trust passes some Misbehave cards. */
function trustThatHelps(t: Table, c: Captain): ContactId[] {
  return contactsAsAces(t).filter((contact) => c.solid[contact])
}

const names = onceFor(
  ({ leaders, supply }: Box): ReadonlyMap<CardId, string> =>
    new Map([...supply, ...leaders].map(([card, { name }]) => [card, name])),
)

function nameIn(t: Table, card: CardId): string {
  return names(t.box).get(card) ?? ''
}

const sheets = memory<Sheet>(5000)

/** Sheets are kept: the same crew is looked at before every decision, and would-be crews in every shop. */
export function sheetOf(t: Table, c: Captain, bannedSkill?: Skill): Sheet {
  const key = bannedSkill ? `${keyOf(t, c)};${bannedSkill}` : keyOf(t, c)
  return sheets(t.box, key, () => drawUp(quietTable(t), plain(t, c), bannedSkill))
}

/** Copies of a card are alike, so it is names that count; tempers and the number of Warrants hardly matter. */
export function keyOf(t: Table, c: Captain): string {
  const namesOf = (cards: readonly CardId[]) =>
    cards
      .map((card) => nameIn(t, card))
      .sort()
      .join()
  const { story, setUp } = t.state.options
  const crew = namesOf(c.crew.map((member) => member.card))
  const ship = `${c.ship},${nameIn(t, c.core)},${namesOf(c.upgrades)}`
  const trust = trustThatHelps(t, c).join()
  return `${story};${setUp};${crew};${namesOf(c.gear)};${ship};${c.warrants > 0};${trust}`
}

function drawUp(t: Table, captain: Captain, bannedSkill: Skill | undefined): Sheet {
  const team = teamAtWork(t, captain, bannedSkill)
  const odds = new TeamOdds(t, team)
  const most = (skill: Skill) =>
    teamPoints(t, { ...team, carried: suggestCarrying(t, captain, captain.crew, { skill }), attempt: null }, skill)
  const misbehaving = misbehavingOdds(t, team, odds)
  return {
    team,
    odds,
    points: { fight: most('fight'), tech: most('tech'), negotiate: most('negotiate') },
    keywords: new Set(allKeywords.filter((keyword) => bringsKeyword(t, team, captain, keyword))),
    professions: new Set(professionsIn(t).filter((profession) => teamHas(t, team, profession))),
    deceptive: captain.crew.some((member) => isDeceptive(t, member)),
    misbehaving,
    facing: oncePer((cards: number) => facing(misbehaving, misbehavesToPass(t, team, cards))),
    cuts: sum(captain.crew, (member) => cutOf(t, member)),
  }
}

function facing({ proceed }: Misbehaving, cards: number): Facing {
  const through = proceed ** cards
  return { through, faced: proceed === 1 ? cards : (1 - through) / (1 - proceed) }
}

const professionsKnown = memory<readonly Profession[]>(1)

/** Every profession somebody in the game has. */
function professionsIn({ box }: Table): readonly Profession[] {
  return professionsKnown(box, '', () => {
    const crew = [...box.supply.values(), ...box.leaders.values()]
    return [...new Set(crew.flatMap((card) => ('professions' in card ? card.professions : [])))]
  })
}

/** The whole crew at work, gear handed out as it would be for no need in particular. */
function teamAtWork(t: Table, captain: Captain, bannedSkill: Skill | undefined): Team {
  const carried = suggestCarrying(t, captain, captain.crew, {})
  // What can be done once a job is not counted on for every card of it.
  const used = captain.crew.map((member) => member.card)
  return {
    captain,
    members: captain.crew,
    carried,
    attempt: { ...imagined, team: used, used, ...(bannedSkill ? { bannedSkill } : {}) },
  }
}

function bringsKeyword(t: Table, team: Team, c: Captain, keyword: Keyword): boolean {
  const everything = { ...team, carried: c.gear.map((gear) => ({ gear, by: '' })) }
  return hasKeyword(t, everything, keyword) || spendableFor(t, everything, keyword).length > 0
}

/** What is missing for a job's needs, in points and keywords; 0 when they are met. */
export function shortOf(sheet: Sheet, needs: Needs | undefined): number {
  if (!needs) return 0
  let points = 0
  if (needs.skills) for (const skill of skills) points += Math.max(0, (needs.skills[skill] ?? 0) - sheet.points[skill])
  let absent = 0
  for (const keyword of needs.keywords ?? []) if (!sheet.keywords.has(keyword)) absent++
  for (const profession of needs.professions ?? []) if (!sheet.professions.has(profession)) absent++
  const neither = needs.oneOf && !needs.oneOf.some((one) => couldHave(sheet, one)) ? 1 : 0
  const deceit = needs.deceptive && !sheet.deceptive ? 1 : 0
  return points + 2 * (absent + neither + deceit)
}

/** Whose trust a captain has is not on the sheet: who needs it looks for it. */
function couldHave({ keywords, professions }: Sheet, one: Alternative): boolean {
  if ('solid' in one) return true
  return 'keyword' in one ? keywords.has(one.keyword) : professions.has(one.profession)
}

/** Each card once, however many copies there are. */
const misbehaveCards = onceFor(({ misbehave }: Box): readonly MisbehaveCard[] => [...new Set(misbehave.values())])

function misbehavingOdds(t: Table, team: Team, odds: TeamOdds): Misbehaving {
  let [cards, proceed, warrant, deaths, again] = [0, 0, 0, 0, 0]
  for (const card of misbehaveCards(t.box)) {
    const { copies } = card
    const way = cardOdds(t, team, odds, card)
    cards += copies
    proceed += copies * way.proceed
    warrant += copies * way.warrant
    deaths += copies * way.deaths
    again += copies * way.again
  }
  // Where another card is drawn, all begins anew.
  const decided = Math.max(1, cards - again)
  return { proceed: proceed / decided, warrant: warrant / decided, deaths: deaths / decided }
}

/** How the card goes when its best option is taken. */
export function cardOdds(t: Table, team: Team, odds: TeamOdds, card: MisbehaveCard): CardOdds {
  if (card.ace && holdsAce(t, team, card.ace)) return { proceed: 1, warrant: 0, deaths: 0, again: 0 }
  const open = card.options.filter((option) => isOpen(t, team, option))
  const ways = open.map((option) => oddsOfOption(t, team, odds, option))
  return bestOf(ways, (way) => way.proceed + 0.6 * way.again - 0.5 * way.warrant - 0.2 * way.deaths) ?? hopeless
}

/** How one card is likely to go; `again` is the chance that others are drawn for it. */
interface CardOdds extends Misbehaving {
  readonly again: number
}

const hopeless: CardOdds = { proceed: 0, warrant: 0, deaths: 0, again: 0 }
/** What a captain would pay in bribes without thinking long. */
const usualBribes = 3

function oddsOfOption(t: Table, team: Team, odds: TeamOdds, option: Option<MisbehaveOutcome>): CardOdds {
  const bribes = 'test' in option && option.test.bribes ? usualBribes : 0
  let [proceed, warrant, deaths, again] = [0, 0, 0, 0]
  for (const { outcome, chance, effects } of odds.ends(option, 'helped', { bribes })) {
    if (outcome === 'proceed') proceed += chance
    else if (outcome === 'warrant') warrant += chance
    else if (outcome !== 'botched') again += chance
    if (effects.length > 0) deaths += chance * deathsIn(t, team, effects)
  }
  return { proceed, warrant, deaths, again }
}

function deathsIn(t: Table, team: Team, effects: readonly Effect[]): number {
  const victims = sum(effects, (effect) => victimsOf(team, effect))
  return victims === 0 ? 0 : (1 - chanceSaved(t, team)) * victims
}

export function victimsOf(team: Team, effect: Effect): number {
  if (effect.do !== 'kill-crew') return 0
  if (effect.n === 'tester') return 1
  return effect.n === 'all' ? team.members.length : Math.min(effect.n, team.members.length)
}

/** The chance that a Medic saves a victim. */
export function chanceSaved(t: Table, team: Team): number {
  const cards = team.members.map((member) => crewCard(t, member.card))
  if (!cards.some((card) => card.professions.includes('medic'))) return 0
  const bonus = sum(cards, (card) => abilityOf(card, 'medic-check-bonus')?.plus ?? 0)
  return Math.min(1, (2 + bonus) / 6)
}

/** What a crew is worth keeping for, in credits. A Leader cannot be lost, only put out of temper. */
export function crewWorth(t: Table, member: Member): number {
  if (isLeader(t, member)) return member.disgruntled ? 1500 : 250
  const card = crewCard(t, member.card)
  const points = sum(skills, (skill) => card.skills[skill] ?? 0)
  const rare = card.professions.some((one) => one === 'pilot' || one === 'mechanic' || one === 'medic')
    ? weights.shipsTrade
    : 0
  const expendable = abilityOf(card, 'survives-as-discard') || abilityOf(card, 'dies-first') ? 120 : 0
  return (
    weights.hand +
    cutOf(t, member) / 2 +
    weights.point * points +
    rare +
    weights.ability * card.abilities.length -
    expendable
  )
}

/** What somebody brings to work. */
export function handiness(t: Table, member: Member): number {
  const card = crewCard(t, member.card)
  return sum(skills, (skill) => card.skills[skill] ?? 0) + 0.5 * card.professions.length + 0.3 * card.keywords.length
}

/** The crew as it may go to work on these terms, the Leader always among them. */
export function sheetUnder(t: Table, c: Captain, { maxCrew, bannedGear, bannedSkill }: Terms): Sheet {
  const [leader, ...hired] = [...c.crew].sort((one, other) => rankOf(t, other) - rankOf(t, one))
  const crew = leader ? [leader, ...hired].slice(0, maxCrew) : []
  return sheetOf(t, { ...c, crew, gear: bannedGear ? [] : c.gear }, bannedSkill)
}

function rankOf(t: Table, member: Member): number {
  return isLeader(t, member) ? Number.POSITIVE_INFINITY : handiness(t, member)
}
