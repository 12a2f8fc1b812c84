import { OptionError } from '@keep-flying/kernel'
import { boxCard, episodes } from './catalog/index.ts'
import type { CardId } from './state.ts'
import { type Crew, crewMembers } from './vocabulary/index.ts'

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
  readonly crewStrikes: readonly { readonly crew: Crew; readonly card: CardId; readonly damage: number }[]
  /** Effects for the set-up of the next game, by their ids. */
  readonly effects: readonly string[]
  readonly scores: readonly { readonly score: number; readonly won: boolean }[]
}

/** A card on Serenity, and the slot it is in. */
export interface KeptCard {
  readonly card: CardId
  readonly slot: number
}

const gamesInAll = 5

function refuse(what: string): never {
  throw new OptionError('handed', `What the campaign hands on is not valid: ${what}.`)
}

/** Reads what was handed on from untrusted data. */
export function readCarried(raw: unknown): Carried {
  const given = fields(raw, 'it must be an object')
  const played = whole(given.played, 1, gamesInAll - 1, 'played')
  const mains = crewList(given.mains, 'mains')
  if (mains.length !== 5 || new Set(mains).size !== 5) refuse('"mains" must name five crew members')
  const avatars = crewList(given.avatars, 'avatars')
  if (avatars.length === 0 || avatars.some((crew) => !mains.includes(crew))) refuse('"avatars" must be among "mains"')
  const left = list(given.episodes, 15, 'episodes').map((one) => whole(one, 1, episodes.length, 'episodes'))
  if (left.length !== 3 * (gamesInAll - played)) refuse('"episodes" must name three for each game to come')
  return {
    played,
    mains,
    avatars,
    episodes: left,
    upgrades: keptCards(given.upgrades, 'upgrade', 'upgrades'),
    shipStrikes: keptCards(given.shipStrikes, 'ship-strike', 'shipStrikes'),
    crewStrikes: list(given.crewStrikes, 40, 'crewStrikes').map((one) => keptStrike(one, mains)),
    effects: list(given.effects, 60, 'effects').map((one) =>
      typeof one === 'string' ? one : refuse('"effects" must be ids'),
    ),
    scores: scoresOf(given.scores, played),
  }
}

function fields(raw: unknown, what: string): Record<string, unknown> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) refuse(what)
  return raw as Record<string, unknown>
}

function list(raw: unknown, most: number, name: string): unknown[] {
  if (!Array.isArray(raw) || raw.length > most) refuse(`"${name}" must be a list of at most ${most}`)
  return raw
}

function whole(raw: unknown, min: number, max: number, name: string): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > max)
    refuse(`"${name}" must be a whole number from ${min} to ${max}`)
  return raw
}

function crewList(raw: unknown, name: string): Crew[] {
  return list(raw, 5, name).map(
    (one) => crewMembers.find((crew) => crew === one) ?? refuse(`"${name}" must name crew members`),
  )
}

function keptCards(raw: unknown, kind: 'upgrade' | 'ship-strike', name: string): KeptCard[] {
  return list(raw, 10, name).map((one) => {
    const { card, slot } = fields(one, `"${name}" must list cards`)
    if (typeof card !== 'string' || !isCard(card, kind)) refuse(`"${name}" names a card that is none`)
    return { card, slot: whole(slot, 0, 9, name) }
  })
}

function isCard(id: string, kind: string): boolean {
  try {
    return boxCard(id).kind === kind
  } catch {
    return false
  }
}

function keptStrike(raw: unknown, mains: readonly Crew[]) {
  const { crew, card, damage } = fields(raw, '"crewStrikes" must list strikes')
  const whose = mains.find((one) => one === crew) ?? refuse('"crewStrikes" must be on Main Characters')
  if (typeof card !== 'string' || !isCard(card, 'crew-strike')) refuse('"crewStrikes" names a card that is none')
  return { crew: whose, card, damage: whole(damage, 0, 9, 'damage') }
}

function scoresOf(raw: unknown, played: number) {
  const scores = list(raw, gamesInAll, 'scores').map((one) => {
    const { score, won } = fields(one, '"scores" must list results')
    if (typeof won !== 'boolean') refuse('"won" must be true or false')
    return { score: whole(score, 0, 6, 'score'), won }
  })
  if (scores.length !== played) refuse('"scores" must have one result for each game played')
  return scores
}
