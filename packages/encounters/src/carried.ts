import { OptionError, readFields } from '@keep-flying/kernel'
import { campaignTexts } from './catalog/campaign.ts'
import { effectsIn } from './catalog/effects-in.ts'
import { allCards, avatars, type BoxCard, episodeOf, episodes, labelledIn } from './catalog/index.ts'
import { slotRepairCosts } from './catalog/playmat.ts'
import { type Difficulty, difficultyFields } from './difficulty.ts'
import type { CardId } from './state.ts'
import { type Crew, crewMembers, letters } from './vocabulary/index.ts'

/** What a game of a campaign hands on to the next. */
export interface Carried {
  /** How many games were played before this one, from 1. */
  readonly played: number
  /** The five Main Characters, and those of the players by seat. */
  readonly mains: readonly Crew[]
  readonly avatars: readonly Crew[]
  /** The Episodes still to be played, by their numbers: three for each game. */
  readonly episodes: readonly number[]
  /** What was kept after a win. */
  readonly upgrades: readonly KeptCard[]
  readonly shipStrikes: readonly KeptCard[]
  readonly crewStrikes: readonly KeptStrike[]
  /** Effects for the set-up of the next game, by their ids. */
  readonly effects: readonly string[]
  /** One result for each game played. */
  readonly scores: readonly GameResult[]
  /** The same in all games. */
  readonly difficulty: Difficulty
}

/** A card on Serenity, and the slot it is in. */
export interface KeptCard {
  readonly card: CardId
  readonly slot: number
}

export interface KeptStrike {
  readonly crew: Crew
  readonly card: CardId
  /** What it counts as. */
  readonly damage: number
}

export interface GameResult {
  readonly score: number
  readonly won: boolean
}

/** How many games a campaign has, and how many Episodes a game. */
export const gamesInAll = 5
const episodesEach = letters.length

/** Reads what was handed on from untrusted data. Throws an OptionError that names what is wrong. */
export function readCarried(raw: unknown): Carried {
  const given = fieldsOf(raw, 'handed', carriedFields)
  const played = whole(given.played, 1, gamesInAll - 1, 'played')
  const mains = crewList(given.mains, 'mains')
  const carried: Carried = {
    played,
    mains,
    avatars: crewList(given.avatars, 'avatars'),
    episodes: episodesOf(given.episodes, played),
    upgrades: keptCards(given.upgrades, 'upgrade', 'upgrades'),
    shipStrikes: keptCards(given.shipStrikes, 'ship-strike', 'shipStrikes'),
    crewStrikes: list(given.crewStrikes, 40, 'crewStrikes').map((one) => keptStrike(one)),
    effects: effectsOf(given.effects),
    scores: list(given.scores, gamesInAll, 'scores').map(resultOf),
    difficulty: difficultyOf(given.difficulty),
  }
  checkCrew(carried)
  checkScores(carried)
  checkPlayed(carried)
  checkStrikes(carried)
  return carried
}

const carriedFields: readonly (keyof Carried)[] = [
  ...(['played', 'mains', 'avatars', 'episodes', 'upgrades', 'shipStrikes', 'crewStrikes'] as const),
  ...(['effects', 'scores', 'difficulty'] as const),
]

function refuse(field: string, what: string): never {
  throw new OptionError(field === 'handed' ? field : `handed.${field}`, `What the campaign hands on is wrong: ${what}.`)
}

// Reading

/** The fields of an object that has exactly these. */
function fieldsOf<F extends string>(raw: unknown, field: string, names: readonly F[]): Record<F, unknown> {
  const isObject = raw !== null && typeof raw === 'object' && !Array.isArray(raw)
  const given = isObject ? Object.keys(raw) : []
  if (!isObject || given.length !== names.length || names.some((name) => !given.includes(name)))
    refuse(field, `"${field}" must be an object with ${names.join(', ')}`)
  return raw as Record<F, unknown>
}

function list(raw: unknown, most: number, field: string): unknown[] {
  if (!Array.isArray(raw) || raw.length > most) refuse(field, `"${field}" must be a list of at most ${most}`)
  return raw
}

function distinct<T>(items: readonly T[], field: string): readonly T[] {
  if (new Set(items).size < items.length) refuse(field, `"${field}" names something twice`)
  return items
}

function whole(raw: unknown, min: number, max: number, field: string): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > max)
    refuse(field, `"${field}" must hold whole numbers from ${min} to ${max}`)
  return raw
}

function crewList(raw: unknown, field: string): readonly Crew[] {
  const crew = list(raw, 5, field).map((one) => crewMember(one, field))
  return distinct(crew, field)
}

function crewMember(raw: unknown, field: string): Crew {
  return crewMembers.find((crew) => crew === raw) ?? refuse(field, `"${field}" must name crew members`)
}

/** The card with an id, if it is of a kind. */
function cardOf<K extends BoxCard['kind']>(raw: unknown, kind: K, field: string): [CardId, BoxCard & { kind: K }] {
  const boxed = typeof raw === 'string' ? allCards.get(raw) : undefined
  if (typeof raw !== 'string' || !boxed || !isOf(boxed, kind)) refuse(field, `"${field}" names a card that is none`)
  return [raw, boxed]
}

function isOf<K extends BoxCard['kind']>(boxed: BoxCard, kind: K): boxed is BoxCard & { kind: K } {
  return boxed.kind === kind
}

/** One slot more than printed can be there: an Upgrade adds it. */
const mostSlots = slotRepairCosts.length + 1

function keptCards(raw: unknown, kind: 'upgrade' | 'ship-strike', field: string): KeptCard[] {
  const kept = list(raw, mostSlots, field).map((one) => {
    const { card, slot } = fieldsOf(one, field, ['card', 'slot'])
    return { card: cardOf(card, kind, field)[0], slot: whole(slot, 0, mostSlots - 1, field) }
  })
  for (const part of ['card', 'slot'] as const)
    distinct(
      kept.map((one) => one[part]),
      field,
    )
  return kept
}

function keptStrike(raw: unknown): KeptStrike {
  const field = 'crewStrikes'
  const { crew, card, damage } = fieldsOf(raw, field, ['crew', 'card', 'damage'])
  const [id, boxed] = cardOf(card, 'crew-strike', field)
  const counts = whole(damage, 0, 9, field)
  if (!damagesOf(boxed).includes(counts)) refuse(field, `"${id}" in "${field}" cannot count as ${counts}`)
  return { crew: crewMember(crew, field), card: id, damage: counts }
}

/** What a Crew Strike can count as: what is printed, or what its text makes of it. */
function damagesOf({ card }: BoxCard & { kind: 'crew-strike' }): number[] {
  const texts = card.abilities.flatMap((ability) => ('effects' in ability ? [...effectsIn(ability.effects)] : []))
  return [card.damage, ...texts.flatMap((effect) => (effect.do === 'set-damage' ? effect.n : []))]
}

function episodesOf(raw: unknown, played: number): number[] {
  const numbers = list(raw, episodes.length, 'episodes').map((one) => whole(one, 1, episodes.length, 'episodes'))
  distinct(numbers, 'episodes')
  const fits = numbers.every((number, n) => episodeOf(number).letter === letters[n % episodesEach])
  if (!fits || numbers.length !== episodesEach * (gamesInAll - played))
    refuse('episodes', '"episodes" must name an A, a B and a C for each game to come')
  return numbers
}

function effectsOf(raw: unknown): string[] {
  const ids = list(raw, campaignTexts.size, 'effects').map((one) =>
    typeof one === 'string' && campaignTexts.has(one) ? one : refuse('effects', '"effects" names a text that is none'),
  )
  distinct(ids, 'effects')
  if (new Set(ids.map((id) => campaignTexts.get(id)?.episode)).size > 1)
    refuse('effects', '"effects" must come from one Episode')
  return ids
}

function resultOf(raw: unknown): GameResult {
  const { score, won } = fieldsOf(raw, 'scores', ['score', 'won'])
  if (typeof won !== 'boolean') refuse('scores', '"won" in "scores" must be true or false')
  // Winning is worth 3 points, and the Episodes before the last up to 3 more.
  return { score: won ? whole(score, 3, 6, 'scores') : whole(score, 0, 3, 'scores'), won }
}

function difficultyOf(raw: unknown): Difficulty {
  try {
    return readFields(difficultyFields, fieldsOf(raw, 'difficulty', Object.keys(difficultyFields)))
  } catch (cause) {
    if (cause instanceof OptionError && !cause.field.startsWith('handed'))
      refuse(`difficulty.${cause.field}`, cause.message.replace(/\.$/, ''))
    throw cause
  }
}

// What must agree

function checkCrew({ mains, avatars: played, crewStrikes }: Carried): void {
  if (mains.length !== 5) refuse('mains', '"mains" must name five crew members')
  if (played.length === 0 || played.some((crew) => !mains.includes(crew)))
    refuse('avatars', '"avatars" must be among "mains"')
  if (crewStrikes.some(({ crew }) => !mains.includes(crew))) refuse('crewStrikes', '"crewStrikes" must be on "mains"')
}

/** After a loss nothing is kept. */
function checkScores({ played, scores, upgrades, shipStrikes, crewStrikes }: Carried): void {
  if (scores.length !== played) refuse('scores', '"scores" must have one result for each game played')
  if (scores.at(-1)?.won) return
  for (const [field, kept] of Object.entries({ upgrades, shipStrikes, crewStrikes }))
    if (kept.length > 0) refuse(field, `"${field}" must be empty after a game that was lost`)
}

/** What comes from an Episode can be there only once that was played. */
function checkPlayed({ episodes: toCome, effects, shipStrikes }: Carried): void {
  if (effects.some((id) => toCome.includes(campaignTexts.get(id)?.episode ?? 0)))
    refuse('effects', '"effects" must come from an Episode that was played')
  if (toCome.some((number) => labelledIn(number).some((id) => shipStrikes.some(({ card }) => card === id))))
    refuse('shipStrikes', '"shipStrikes" has a card of an Episode that is still to be played')
}

/** A team that has won has somebody standing; whoever nobody plays is defeated by a single strike. */
function checkStrikes({ avatars: played, crewStrikes, difficulty }: Carried): void {
  distinct(
    crewStrikes.map(({ card }) => card),
    'crewStrikes',
  )
  const others = crewStrikes.filter(({ crew }) => !played.includes(crew))
  if (others.some(({ damage }) => damage === 0) || new Set(others.map(({ crew }) => crew)).size < others.length)
    refuse('crewStrikes', '"crewStrikes" can have one strike with damage on a Main Character whom nobody plays')
  const stands = (crew: Crew) =>
    crewStrikes.reduce((sum, strike) => (strike.crew === crew ? sum + strike.damage : sum), 0) <
    healthIn(crew, difficulty)
  if (!played.some(stands)) refuse('crewStrikes', '"crewStrikes" must leave one player standing')
}

function healthIn(crew: Crew, { toughness }: Difficulty): number {
  const { health = 0, defense = 0 } = avatars.find((avatar) => avatar.crew === crew) ?? {}
  return health + (toughness ? defense : 0)
}
