import { type AnyPackage, commitmentTo } from '@keep-flying/kernel'
import type { ClockRules, CreateRequest, Pace, TableInfo, TableSettings } from '@keep-flying/protocol'
import { packageOf } from '../games/catalog.ts'
import { newId, newSeed } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { GameRow, SeatRow, UserRow } from '../storage/schema.ts'
import type { GameAndSeats } from '../storage/store.ts'
import {
  checkBegun,
  checkBot,
  checkNotBegun,
  checkRoomForTable,
  gameOptions,
  hasRoomForTable,
  overtaken,
  seated,
  visible,
} from './checks.ts'
import { storeImported } from './imported.ts'
import { around, info, tableInfo } from './info.ts'

/** What is decided about a table before it is stored. */
export type NewTable = Pick<
  GameRow,
  | 'game'
  | 'rules'
  | 'options'
  | 'title'
  | 'visibility'
  | 'pace'
  | 'clock'
  | 'spectators'
  | 'spectator_chat'
  | 'bot_delay'
  | 'advice'
  | 'host'
> &
  Partial<Link>

/** Which game a table's game follows in a campaign. */
export type Link = Pick<GameRow, 'follows' | 'follows_table'>

export type Sitter = Pick<SeatRow, 'kind' | 'user' | 'bot' | 'bot_name'>

export const openSeat: Sitter = { kind: 'open', user: null, bot: null, bot_name: null }

export function personIn(user: string): Sitter {
  return { kind: 'person', user, bot: null, bot_name: null }
}

/** A bot, with the name it had elsewhere if it had one. */
export function botIn(bot: string, bot_name: string | null = null): Sitter {
  return { kind: 'bot', user: null, bot, bot_name }
}

/** Makes a table with its host in the first seat. */
export async function create(services: TableServices, user: UserRow, request: CreateRequest): Promise<TableInfo> {
  const { game, options } = checkPlan(packageOf(services.games, request.game), request)
  await checkRoomForTable(services, user)
  const table: NewTable = {
    game: game.id,
    rules: game.rules,
    options: JSON.stringify(options),
    ...settingsOf(request),
    host: user.id,
  }
  const others = request.seats.map((seat): Sitter => (seat.kind === 'bot' ? botIn(seat.bot) : openSeat))
  const id = await addTable(services, table, [personIn(user.id), ...others])
  await services.running.changed(id)
  return info(services, id, user)
}

/** What the host decides about any table. Among strangers, spectators are not heard unless the host wishes it. */
export function settingsOf({
  title,
  visibility,
  pace,
  clock,
  spectators,
  spectatorChat = visibility === 'link',
  botDelay,
  advice,
}: TableSettings) {
  return {
    title,
    visibility,
    pace,
    clock: storedClock(pace, clock),
    spectators: spectators ? 1 : 0,
    spectator_chat: spectatorChat ? 1 : 0,
    bot_delay: botDelay,
    advice: advice ? 1 : 0,
  } as const
}

function checkPlan(pack: AnyPackage, request: CreateRequest) {
  const { game } = pack
  checkNothingHanded(pack, request.options)
  const options = gameOptions(game, request.options)
  const others = game.seats(options) - 1
  if (request.seats.length !== others) {
    const message = `This game has ${others + 1} seats, and the first is yours; list the other ${others}.`
    throw new Trouble('invalid', message, 'seats')
  }
  for (const [index, seat] of request.seats.entries())
    if (seat.kind === 'bot') checkBot(pack, seat.bot, `seats.${index}.bot`)
  return { game, options }
}

/** Nobody may make up what one game of a campaign hands to the next. */
function checkNothingHanded(pack: AnyPackage, options: CreateRequest['options']): void {
  for (const [id, { kind }] of Object.entries(pack.options))
    if (kind === 'handed' && (options[id] ?? null) !== null) {
      const message = `The option "${id}" comes from the game before: continue that game, or import the record of this one.`
      throw new Trouble('invalid', message, `options.${id}`)
    }
}

/** The clock asked for, which must suit the pace. */
function storedClock(pace: Pace, clock: ClockRules | null): string | null {
  if (clock === null) return null
  if (clock.kind === 'budget' && pace === 'days')
    throw new Trouble('invalid', 'A game played over days has no budget of minutes; set a deadline.', 'clock.kind')
  if (clock.kind === 'deadline' && pace === 'live')
    throw new Trouble('invalid', 'A live game has no deadline of hours; set a budget.', 'clock.kind')
  return JSON.stringify(clock)
}

/** A game that began elsewhere: its seed, and what was played of it. */
interface Begun {
  readonly seed: string
  readonly content: string
}

/** Stores a new table; returns its id. */
export async function addTable(
  { store, now, quotas }: TableServices,
  table: NewTable,
  sitters: readonly Sitter[],
  begun?: Begun,
): Promise<string> {
  await quotas.checkKept('tables', table.host)
  const id = newId()
  const at = now()
  const seed = begun?.seed ?? newSeed()
  const game: GameRow = {
    follows: null,
    follows_table: null,
    ...table,
    id,
    invite: newId(),
    seed,
    commitment: commitmentTo(seed),
    status: 'open',
    created_at: at,
    started_at: null,
    ended_at: null,
    touched_at: at,
    epoch: 0,
    base: null,
    base_seq: 0,
    waiting_any: 0,
    progress: null,
    outcome: null,
    hash: null,
    rematch: null,
    continues: 0,
    next: null,
    imported: begun ? 1 : 0,
    locked: 0,
  }
  const clocks = { clock_left: null, clock_since: null, stand_in: null, habits: null, wish: null }
  const bare = { game: id, hand_over: null, waiting_since: null, reminded_at: null, ...clocks }
  await store.addGame(
    game,
    sitters.map((sitter, seat) => ({ ...bare, ...sitter, seat })),
    begun?.content,
  )
  return id
}

/** The host starts the game, under today's rules even if the table is older; an imported game keeps its own. */
export async function start(services: TableServices, user: UserRow, table: string): Promise<TableInfo> {
  const { game: row, seats } = await visible(services, table, user)
  if (row.host !== user.id) throw new Trouble('forbidden', 'Only the host may start the game.')
  checkNotBegun(row, 'The game has already begun.')
  const free = seats.find((seat) => seat.kind === 'open')
  if (free) {
    const message = `Seat ${free.seat} is still open: wait for somebody to join, or give it to a bot.`
    throw new Trouble('conflict', message)
  }
  services.quotas.checkRoomForGames()
  const { game } = packageOf(services.games, row.game)
  gameOptions(game, JSON.parse(row.options))
  const imported = await storeImported(services, row)
  const started = imported
    ? await services.store.startGame(table, services.now(), row.rules, imported.situation, imported)
    : await services.store.startGame(
        table,
        services.now(),
        game.rules,
        services.running.firstSituation({ ...row, rules: game.rules }),
      )
  if (!started) throw overtaken()
  await services.running.changed(table)
  return info(services, table, user)
}

/** A new table like this one, with the same people in the same seats; whoever asks first makes it, for everybody. */
export async function rematch(services: TableServices, user: UserRow, table: string): Promise<TableInfo> {
  const { found } = await seated(services, table, user)
  checkEnded(found.game, 'there is a rematch once it is over')
  const { follows, follows_table } = found.game
  const again = { options: JSON.parse(found.game.options), follows, follows_table }
  return tableAfter(services, user, found, 'rematch', async () => again)
}

/**
 * The next game of a campaign, with the same people in the same seats and what this game hands on. The host makes it.
 */
export async function nextGame(services: TableServices, user: UserRow, table: string): Promise<TableInfo> {
  const { found } = await seated(services, table, user)
  checkEnded(found.game, 'the campaign goes on once it is over')
  if (!found.game.continues) throw new Trouble('conflict', 'No other game follows this one.')
  return tableAfter(services, user, found, 'next', async () => {
    checkMayContinue(found, user)
    const left = await services.store.campaignOf(table)
    if (left?.next == null) throw overtaken()
    return { options: JSON.parse(left.next), follows: left.record, follows_table: table }
  })
}

function checkEnded(game: GameRow, then: string): void {
  checkBegun(game)
  if (game.status === 'playing') throw new Trouble('conflict', `The game is still running; ${then}.`)
}

/** The host decides whether a campaign goes on; where the host has left, anybody who stayed does. */
function checkMayContinue({ game, seats }: GameAndSeats, user: UserRow): void {
  if (game.host !== user.id && seats.some((seat) => seat.user === game.host))
    throw new Trouble('forbidden', 'Only the host may continue the campaign.')
}

/** Whether one of two people has blocked the other. */
async function areApart({ store }: TableServices, one: string, other: string): Promise<boolean> {
  return (await store.hasBlocked(one, other)) || (await store.hasBlocked(other, one))
}

/** A table that comes after another one. */
interface Successor extends Link {
  readonly options: unknown
}

/** The table that comes after a finished one: the one there is, or a new one for everybody who sat there. */
async function tableAfter(
  services: TableServices,
  user: UserRow,
  found: GameAndSeats,
  kind: 'rematch' | 'next',
  wanted: () => Promise<Successor>,
): Promise<TableInfo> {
  const id = found.game[kind] ?? (await addTableAfter(services, user, found, kind, await wanted()))
  const after = await services.store.game(id)
  if (!after) throw overtaken()
  // Everybody who sat at the old table may come along, even if no seat could be kept for them.
  return { ...tableInfo(services, after, await around(services, id), user), invite: after.game.invite }
}

/** Makes the new table; returns its id, or the id of the one that somebody else made at the same moment. */
async function addTableAfter(
  services: TableServices,
  user: UserRow,
  { game: old, seats }: GameAndSeats,
  kind: 'rematch' | 'next',
  { options: wanted, ...link }: Successor,
): Promise<string> {
  const pack = packageOf(services.games, old.game)
  const { game } = pack
  const options = gameOptions(game, wanted)
  await checkRoomForTable(services, user)
  const { title, visibility, pace, clock, spectators, spectator_chat, bot_delay, advice } = old
  const table: NewTable = {
    ...{ title, visibility, pace, clock, spectators, spectator_chat, bot_delay, advice },
    ...link,
    game: game.id,
    rules: game.rules,
    options: JSON.stringify(options),
    host: user.id,
  }
  const sitters = Array.from({ length: game.seats(options) }, (_, seat) =>
    sitterAgain(services, pack, user, seats[seat]),
  )
  const made = await addTable(services, table, await Promise.all(sitters))
  const chosen = await services.store.setSuccessor(old.id, kind, made)
  if (chosen !== made) await services.store.deleteOpenGame(made)
  else {
    await services.running.changed(old.id)
    await services.running.changed(made)
  }
  return chosen
}

/**
 * Who keeps the seat at the new table: nobody if they are gone, already sit at too many tables, or have blocked its host
 * or been blocked.
 */
async function sitterAgain(
  services: TableServices,
  { bots }: AnyPackage,
  host: UserRow,
  seat: SeatRow | undefined,
): Promise<Sitter> {
  if (!seat) return openSeat
  const { user, bot, bot_name } = seat
  if (bot !== null) return bots.some((entry) => entry.bot.id === bot) ? botIn(bot, bot_name) : openSeat
  const person = user === null ? null : await services.store.user(user)
  if (!person || !(await hasRoomForTable(services, person))) return openSeat
  if (await areApart(services, host.id, person.id)) return openSeat
  return personIn(person.id)
}
