import { botName, type Outcome, type Text } from '@keep-flying/kernel'
import type { Proposal, ProposalInfo, SeatInfo, TableInfo, TableLine, TableOrder } from '@keep-flying/protocol'
import { clockOf, seatClock } from '../clocks/rules.ts'
import type { Locales } from '../games/languages.ts'
import { inWords } from '../games/words.ts'
import { formerName } from '../identity/names.ts'
import { handleOf } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import { habitsIn } from '../storage/habits.ts'
import type { ProposalRow, UserRow } from '../storage/schema.ts'
import type { GameAndSeats, ListedTable, ListKind, Sanction } from '../storage/store.ts'
import { wishIn } from '../storage/wishes.ts'
import { apartFrom, toldApart } from './apart.ts'
import { checkMayCome, peopleAt, seatOf, visible } from './checks.ts'

/** The table as the person who asks may see it. */
export async function info(
  services: Services,
  table: string,
  user: Pick<UserRow, 'id'> | null,
  invite?: string,
): Promise<TableInfo> {
  const found = await visible(services, table, user, invite)
  return tableInfo(services, found, await around(services, table), user)
}

/** What belongs to a table besides its seats. */
export interface Around {
  readonly proposals: readonly ProposalRow[]
  readonly sanctions: readonly Sanction[]
}

export async function around({ store }: Pick<Services, 'store'>, table: string): Promise<Around> {
  const [proposals, sanctions] = await Promise.all([store.proposals(table), store.sanctions(table)])
  return { proposals, sanctions }
}

/** The seat from which somebody sees the game, or null for a spectator. */
export async function viewerOf(
  services: Services,
  table: string,
  user: Pick<UserRow, 'id'> | null,
  invite?: string,
): Promise<number | null> {
  const found = await visible(services, table, user, invite)
  const seat = seenFrom(found, user)
  if (seat === null)
    checkMayCome(found, user !== null && (await services.store.isSanctioned(table, user.id, 'removed')))
  return seat
}

/** The same for a table at hand, which the person may see. */
export function seenFrom(found: GameAndSeats, user: Pick<UserRow, 'id'> | null): number | null {
  const seat = seatOf(found, user)
  if (seat === null && !found.game.spectators)
    throw new Trouble('forbidden', 'This table allows no spectators: only those who sit there can see the game.')
  return seat
}

export async function list(
  services: Services,
  user: UserRow | null,
  kind: ListKind,
  locales: Locales,
): Promise<TableLine[]> {
  const { store } = services
  if (kind === 'mine' && !user) return []
  const found = await store.games(kind, user?.id ?? '')
  const ids = found.map(({ game }) => game.id)
  const unseen = kind === 'mine' && user ? await store.unseen(user.id, ids) : new Map<string, number>()
  return found.map((table) => ({
    ...tableLine(services, table, user, locales),
    unseen: unseen.get(table.game.id) ?? 0,
  }))
}

/** A table in a list, without the count of what is new to the person who asks. */
function tableLine(
  services: Services,
  found: ListedTable,
  user: Pick<UserRow, 'id'> | null,
  locales: Locales,
): Omit<TableLine, 'unseen'> {
  const known = knownToAll(services, found, user)
  const progress = progressOf(found)
  const names = known.seats.map(({ name }) => name ?? '')
  const words = {
    progress: inWords(services.games.get(known.game), progress, names, locales),
    reason: reasonOf(services, found, names, locales),
    campaign: campaignInWords(services, found, names, locales),
  }
  return { ...known, progress, words }
}

/** Why a game came out as it did, in its own words. */
export function reasonOf(
  { games }: Services,
  found: ListedTable,
  names: readonly string[],
  locales: Locales,
): string | null {
  return inWords(games.get(found.game.game), outcomeOf(found)?.reason ?? null, names, locales)
}

/** Where a game's campaign stands; null for a game by itself and for the first game of a campaign. */
function campaignInWords(
  { games }: Services,
  { game: { game, follows, options } }: ListedTable,
  names: readonly string[],
  locales: Locales,
): string | null {
  const hosted = games.get(game)
  if (follows === null || !hosted?.pack.describeCampaign || !hosted.pack.game.campaign) return null
  try {
    const taken = hosted.pack.game.campaign.takes(hosted.pack.game.readOptions(JSON.parse(options)))
    return inWords(hosted, hosted.pack.describeCampaign(taken), names, locales)
  } catch {
    // This version of the game cannot read what an older one handed on.
    return null
  }
}

/** How far a running game has come. */
function progressOf({ game: { status, progress } }: ListedTable): Text | null {
  return status === 'playing' && progress !== null ? JSON.parse(progress) : null
}

/** What a person who may see the table is told about it. */
export function tableInfo(
  services: Services,
  found: GameAndSeats,
  { proposals, sanctions }: Around,
  user: Pick<UserRow, 'id'> | null,
): TableInfo {
  const known = knownToAll(services, found, user)
  const { game } = found
  return {
    ...known,
    seed: game.status === 'over' || game.status === 'abandoned' ? game.seed : null,
    invite: known.you === null ? null : game.invite,
    proposals: game.status === 'playing' ? proposals.map((row) => proposalInfo(found, row)) : [],
    order: orderOf(found, sanctions, user),
    habits: habitsIn(known.you === null ? null : (found.seats[known.you]?.habits ?? null)),
  }
}

/** How order is kept, as far as it concerns the person who asks. */
function orderOf(found: GameAndSeats, sanctions: readonly Sanction[], user: Pick<UserRow, 'id'> | null): TableOrder {
  const { game } = found
  const own = sanctions.filter((sanction) => sanction.user === user?.id)
  const told = user?.id === game.host ? sanctions : []
  const people = (kind: Sanction['kind']) =>
    told
      .filter((sanction) => sanction.kind === kind)
      .map((sanction) => ({ person: handleOf(sanction.user), name: sanction.name }))
  return {
    host: seatOf(found, { id: game.host }),
    locked: game.locked === 1,
    spectatorChat: game.spectator_chat === 1,
    you: {
      person: user && handleOf(user.id),
      removed: own.some(({ kind }) => kind === 'removed'),
      muted: own.some(({ kind }) => kind === 'muted'),
    },
    removed: people('removed'),
    muted: people('muted'),
  }
}

function knownToAll(
  services: Services,
  found: ListedTable,
  user: Pick<UserRow, 'id'> | null,
): Omit<TableInfo, 'invite' | 'proposals' | 'seed' | 'order' | 'habits'> {
  const { game } = found
  return {
    id: game.id,
    game: game.game,
    options: JSON.parse(game.options),
    title: game.title,
    visibility: game.visibility,
    pace: game.pace,
    clock: clockOf(game),
    spectators: game.spectators === 1,
    botDelay: game.bot_delay,
    advice: game.advice === 1,
    status: game.status,
    createdAt: game.created_at,
    startedAt: game.started_at,
    endedAt: game.ended_at,
    commitment: game.commitment,
    imported: game.imported === 1,
    outcome: outcomeOf(found),
    seats: seatInfos(services, found),
    waitingForAny: game.status === 'playing' && game.waiting_any === 1,
    you: seatOf(found, user),
    host: user !== null && user.id === game.host,
    rematch: game.rematch,
    follows: game.follows === null ? null : followed(game.follows, game.follows_table),
    next: game.continues === 1 ? { table: game.next } : null,
  }
}

function followed(record: string, table: string | null): TableInfo['follows'] {
  return { record, table, verified: table !== null }
}

/** How a finished game came out. */
export function outcomeOf({ game: { outcome } }: ListedTable): Outcome | null {
  return outcome === null ? null : JSON.parse(outcome)
}

/** What everybody at the table is called, by seat. */
export function seatNames(services: Services, found: ListedTable): readonly string[] {
  return seatInfos(services, found).map(({ name }) => name ?? '')
}

/** What somebody at the table is called; a spectator cannot pass for anybody who sits there. */
export function nameAt(services: Services, found: ListedTable, seat: number | null, name: string): string {
  const names = seatNames(services, found)
  return seat === null ? apartFrom(name, names) : (names[seat] ?? name)
}

function seatInfos(services: Services, found: ListedTable): SeatInfo[] {
  const playing = found.game.status === 'playing'
  const names = toldApart(
    found.seats.map((row) => (row.bot === null ? personName(row) : (row.bot_name ?? botName(found.game.id, row.seat)))),
  )
  return found.seats.map((row, index) => ({
    seat: row.seat,
    kind: row.kind,
    person: row.user === null ? null : handleOf(row.user),
    name: names[index] ?? null,
    bot: row.bot,
    waitingSince: playing ? row.waiting_since : null,
    clock: playing ? seatClock(row, services.now()) : null,
    standIn: playing ? row.stand_in : null,
    wish: playing ? wishIn(row.wish) : null,
  }))
}

/** What a person is called; somebody who was forgotten has left no name. */
function personName({ kind, name }: ListedTable['seats'][number]): string | null {
  return kind === 'person' ? (name ?? formerName) : name
}

/** Everybody at the table is asked, except the person to be replaced; for that, a majority is enough. */
export function proposalInfo(found: GameAndSeats, row: ProposalRow): ProposalInfo {
  const proposal: Proposal = JSON.parse(row.proposal)
  const spared = proposal.kind === 'replace' ? proposal.seat : null
  const asked = peopleAt(found).filter((seat) => seat !== spared)
  return {
    id: row.id,
    proposal,
    by: row.by_seat === spared ? null : row.by_seat,
    asked,
    needed: proposal.kind === 'replace' ? Math.floor(asked.length / 2) + 1 : asked.length,
    agreed: JSON.parse(row.agreed),
    refused: JSON.parse(row.refused),
  }
}
