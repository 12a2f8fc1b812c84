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

export type Plan = Pick<
  GameRow,
  'game' | 'rules' | 'options' | 'title' | 'visibility' | 'pace' | 'spectators' | 'bot_delay' | 'host'
>

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
  const plan: Plan = {
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
  const table = await lay(desk, plan, [personIn(user.id), ...others])
  await desk.running.changed(table)
  return info(desk, table, user)
}

function checkPlan(pack: AnyPackage, request: CreateRequest) {
  const { game } = pack
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

/** A game begun elsewhere: the seed it has, and what was played of it. */
interface Begun {
  readonly seed: string
  readonly content: string
}

/** Stores a new table; its id. */
export async function lay(
  { store, now }: Desk,
  plan: Plan,
  sitters: readonly Sitter[],
  begun?: Begun,
): Promise<string> {
  const id = newId()
  const at = now()
  const game: GameRow = {
    ...plan,
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
  checkBegun(found.game)
  if (found.game.status === 'playing')
    throw new Trouble('conflict', 'The game is still running; there is a rematch once it is over.')
  const id = found.game.rematch ?? (await layRematch(desk, user, found))
  const again = await desk.store.game(id)
  if (!again) throw overtaken()
  // Whoever sat at the old table may come along, even where no seat could be kept for them.
  return { ...tableInfo(desk, again, [], user), invite: again.game.invite }
}

/** The rematch's id; if somebody else made one in the same moment, it is theirs. */
async function layRematch(desk: Desk, user: UserRow, { game: old, seats }: GameAndSeats): Promise<string> {
  const pack = packageOf(desk.games, old.game)
  const { game } = pack
  const options = gameOptions(game, JSON.parse(old.options))
  await checkRoomForTable(desk, user)
  const { title, visibility, pace, spectators, bot_delay } = old
  const plan: Plan = {
    ...{ title, visibility, pace, spectators, bot_delay },
    game: game.id,
    rules: game.rules,
    options: JSON.stringify(options),
    host: user.id,
  }
  const sitters = await Promise.all(seats.map((seat) => sitterAgain(desk, pack, seat)))
  const made = await lay(desk, plan, sitters)
  const chosen = await desk.store.setRematch(old.id, made)
  if (chosen !== made) await desk.store.deleteOpenGame(made)
  else {
    await desk.running.changed(old.id)
    await desk.running.changed(made)
  }
  return chosen
}

/** Who sits in a seat of the rematch; nobody where the person or the bot is gone or has no room for another table. */
async function sitterAgain(desk: Desk, { bots }: AnyPackage, { user, bot, bot_name }: SeatRow): Promise<Sitter> {
  if (bot !== null) return bots.some((entry) => entry.bot.id === bot) ? botIn(bot, bot_name) : openSeat
  const person = user === null ? null : await desk.store.user(user)
  if (!person || !(await hasRoomForTable(desk, person))) return openSeat
  return personIn(person.id)
}
