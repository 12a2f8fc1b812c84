import type { AnyPackage } from '@keep-flying/kernel'
import type { CreateRequest, TableInfo } from '@keep-flying/protocol'
import { packageOf } from '../games/catalog.ts'
import { newId, newSeed } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { GameRow, SeatRow, UserRow } from '../storage/schema.ts'
import type { GameAndSeats } from '../storage/store.ts'
import { broughtTo } from './brought.ts'
import {
  checkBegun,
  checkBot,
  checkNotBegun,
  checkRoomForTable,
  type Desk,
  gameOptions,
  hasRoomForTable,
  overtaken,
  seated,
  visible,
} from './desk.ts'
import { info, tableInfo } from './info.ts'

/** What is decided about a table before it is stored. */
export type NewTable = Pick<
  GameRow,
  'game' | 'rules' | 'options' | 'title' | 'visibility' | 'pace' | 'spectators' | 'bot_delay' | 'host'
> &
  Partial<Link>

/** Which game a table's game follows in a campaign. */
export type Link = Pick<GameRow, 'follows' | 'follows_table'>

export type Sitter = Pick<SeatRow, 'kind' | 'user' | 'bot' | 'bot_name'>

export const openSeat: Sitter = { kind: 'open', user: null, bot: null, bot_name: null }

export function personIn(user: string): Sitter {
  return { kind: 'person', user, bot: null, bot_name: null }
}

/** A bot by its own name, or by the name it is known by where it comes from. */
export function botIn(bot: string, bot_name: string | null = null): Sitter {
  return { kind: 'bot', user: null, bot, bot_name }
}

/** Makes a table with its host in the first seat. */
export async function create(desk: Desk, user: UserRow, request: CreateRequest): Promise<TableInfo> {
  const { game, options } = checkPlan(packageOf(desk.games, request.game), request)
  await checkRoomForTable(desk, user)
  const table: NewTable = {
    game: game.id,
    rules: game.rules,
    options: JSON.stringify(options),
    title: request.title,
    visibility: request.visibility,
    pace: request.pace,
    spectators: request.spectators ? 1 : 0,
    bot_delay: request.botDelay,
    host: user.id,
  }
  const others = request.seats.map((seat): Sitter => (seat.kind === 'bot' ? botIn(seat.bot) : openSeat))
  const id = await lay(desk, table, [personIn(user.id), ...others])
  await desk.running.changed(id)
  return info(desk, id, user)
}

function checkPlan(pack: AnyPackage, request: CreateRequest) {
  const { game } = pack
  checkNothingHanded(pack, request.options)
  const options = gameOptions(game, request.options)
  const others = game.seats(options) - 1
  if (request.seats.length !== others) {
    const message = `This game has ${others + 1} seats and the first one is yours; list the others, ${others} in all.`
    throw new Trouble('invalid', message, 'seats')
  }
  for (const [index, seat] of request.seats.entries())
    if (seat.kind === 'bot') checkBot(pack, seat.bot, `seats.${index}.bot`)
  return { game, options }
}

/** What one game of a campaign hands to the next is not for anybody to make up. */
function checkNothingHanded(pack: AnyPackage, options: CreateRequest['options']): void {
  for (const [id, { kind }] of Object.entries(pack.options))
    if (kind === 'handed' && (options[id] ?? null) !== null) {
      const message = `The option "${id}" comes from the game before: continue that game, or import the record of this one.`
      throw new Trouble('invalid', message, `options.${id}`)
    }
}

/** A game begun elsewhere: the seed it has, and what was played of it. */
interface Begun {
  readonly seed: string
  readonly content: string
}

/** Stores a new table; its id. */
export async function lay(
  { store, now }: Desk,
  table: NewTable,
  sitters: readonly Sitter[],
  begun?: Begun,
): Promise<string> {
  const id = newId()
  const at = now()
  const game: GameRow = {
    follows: null,
    follows_table: null,
    ...table,
    id,
    invite: newId(),
    seed: begun?.seed ?? newSeed(),
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
  }
  const bare = { game: id, hand_over: null, waiting_since: null, reminded_at: null }
  await store.addGame(
    game,
    sitters.map((sitter, seat) => ({ ...bare, ...sitter, seat })),
    begun?.content,
  )
  return id
}

/** The host begins the game, by the rules of today even if the table is older; an imported one by its own. */
export async function start(desk: Desk, user: UserRow, table: string): Promise<TableInfo> {
  const { game: row, seats } = await visible(desk, table, user)
  if (row.host !== user.id) throw new Trouble('forbidden', 'Only the host may start the game.')
  checkNotBegun(row, 'The game has begun already.')
  const free = seats.find((seat) => seat.kind === 'open')
  if (free) {
    const message = `Seat ${free.seat} is still open: wait for somebody to join, or give it to a bot.`
    throw new Trouble('conflict', message)
  }
  const { game } = packageOf(desk.games, row.game)
  gameOptions(game, JSON.parse(row.options))
  const brought = await broughtTo(desk, row)
  const started = brought
    ? await desk.store.startGame(table, desk.now(), row.rules, brought.situation, brought)
    : await desk.store.startGame(
        table,
        desk.now(),
        game.rules,
        desk.running.firstSituation({ ...row, rules: game.rules }),
      )
  if (!started) throw overtaken()
  await desk.running.changed(table)
  return info(desk, table, user)
}

/** A new table like this one, with the same people in the same seats; whoever asks first makes it, for everybody. */
export async function rematch(desk: Desk, user: UserRow, table: string): Promise<TableInfo> {
  const { found } = await seated(desk, table, user)
  checkEnded(found.game, 'there is a rematch once it is over')
  const { follows, follows_table } = found.game
  const again = { options: JSON.parse(found.game.options), follows, follows_table }
  return tableAfter(desk, user, found, 'rematch', async () => again)
}

/** The next game of a campaign, with the same people in the same seats and what this game hands on. The host makes it. */
export async function nextGame(desk: Desk, user: UserRow, table: string): Promise<TableInfo> {
  const { found } = await seated(desk, table, user)
  checkEnded(found.game, 'the campaign goes on once it is over')
  if (!found.game.continues) throw new Trouble('conflict', 'No other game follows this one.')
  return tableAfter(desk, user, found, 'next', async () => {
    checkMayContinue(found, user)
    const left = await desk.store.campaignOf(table)
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

/** A table that comes after another one. */
interface Successor extends Link {
  readonly options: unknown
}

/** The table that comes after a finished one: the one there is, or a new one for everybody who sat there. */
async function tableAfter(
  desk: Desk,
  user: UserRow,
  found: GameAndSeats,
  kind: 'rematch' | 'next',
  wanted: () => Promise<Successor>,
): Promise<TableInfo> {
  const id = found.game[kind] ?? (await layAfter(desk, user, found, kind, await wanted()))
  const after = await desk.store.game(id)
  if (!after) throw overtaken()
  // Whoever sat at the old table may come along, even where no seat could be kept for them.
  return { ...tableInfo(desk, after, [], user), invite: after.game.invite }
}

/** The new table's id; if somebody else made one at the same moment, it is theirs. */
async function layAfter(
  desk: Desk,
  user: UserRow,
  { game: old, seats }: GameAndSeats,
  kind: 'rematch' | 'next',
  { options: wanted, ...link }: Successor,
): Promise<string> {
  const pack = packageOf(desk.games, old.game)
  const { game } = pack
  const options = gameOptions(game, wanted)
  await checkRoomForTable(desk, user)
  const { title, visibility, pace, spectators, bot_delay } = old
  const table: NewTable = {
    ...{ title, visibility, pace, spectators, bot_delay },
    ...link,
    game: game.id,
    rules: game.rules,
    options: JSON.stringify(options),
    host: user.id,
  }
  const sitters = Array.from({ length: game.seats(options) }, (_, seat) => sitterAgain(desk, pack, seats[seat]))
  const made = await lay(desk, table, await Promise.all(sitters))
  const chosen = await desk.store.setSuccessor(old.id, kind, made)
  if (chosen !== made) await desk.store.deleteOpenGame(made)
  else {
    await desk.running.changed(old.id)
    await desk.running.changed(made)
  }
  return chosen
}

/** Who sits again where they sat; nobody where the person or the bot is gone or has no room for another table. */
async function sitterAgain(desk: Desk, { bots }: AnyPackage, seat: SeatRow | undefined): Promise<Sitter> {
  if (!seat) return openSeat
  const { user, bot, bot_name } = seat
  if (bot !== null) return bots.some((entry) => entry.bot.id === bot) ? botIn(bot, bot_name) : openSeat
  const person = user === null ? null : await desk.store.user(user)
  if (!person || !(await hasRoomForTable(desk, person))) return openSeat
  return personIn(person.id)
}
