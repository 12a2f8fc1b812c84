import { type AnyPackage, canonical } from '@keep-flying/kernel'
import type { TableInfo } from '@keep-flying/protocol'
import { packageOf } from '../games/catalog.ts'
import { Trouble } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { checkBot, checkRoomForTable } from './checks.ts'
import type { Payer } from './import-quota.ts'
import { storeChapters } from './imported.ts'
import { info } from './info.ts'
import type { ImportedGame } from './record-check.ts'
import type { Replays } from './replays.ts'
import { addTable, botIn, type Link, type NewTable, openSeat, personIn, type Sitter, settingsOf } from './tables.ts'

/**
 * Makes a table that continues a game from its record. Only what follows from its seed is imported, so nobody can bring
 * a state made by hand. But whoever imports it may know the seed, and the table says so.
 */
export async function importGame(
  services: TableServices,
  replays: Replays,
  user: UserRow,
  network: string,
  source: Uint8Array,
): Promise<TableInfo> {
  const payer: Payer = { person: user.id, network }
  await checkRoomForTable(services, user)
  const brought = await replays.checkImport(payer, source)
  if (brought.over)
    throw new Trouble(
      'conflict',
      'This game is over and cannot be continued; upload its record as a replay instead.',
      'record',
    )
  const pack = packageOf(services.games, brought.game)
  const { request, seed, content } = brought
  const sitters = sittersFor(pack, user, brought)
  const table: NewTable = {
    ...(await linkOf(services, pack, brought)),
    game: pack.game.id,
    rules: pack.game.rules,
    options: brought.options,
    ...settingsOf(request),
    host: user.id,
  }
  const id = await addTable(services, table, sitters, { seed, content })
  await storeChapters(services, id, brought.chapters)
  await services.running.changed(id)
  return info(services, id, user)
}

/**
 * Which game this one follows in a campaign, according to its record. If that game was played here, this one must take
 * what it handed on; if not, that cannot be verified.
 */
async function linkOf(
  { store }: TableServices,
  { game }: AnyPackage,
  { options, follows }: ImportedGame,
): Promise<Link> {
  const refused = (message: string) => new Trouble('invalid', message, 'follows')
  const taken = game.campaign?.takes(game.readOptions(JSON.parse(options))) ?? null
  if (follows === null) {
    if (taken !== null) throw refused('This game takes what another handed on, but does not say which game it follows.')
    return { follows, follows_table: null }
  }
  if (!game.campaign) throw refused('Games of this kind do not follow one another.')
  if (!/^[0-9a-f]{64}$/.test(follows)) throw refused('A game follows another by the hash of its record.')
  const left = await store.campaignOfRecord(follows)
  const before = left && (await store.game(left.game))?.game.game
  if (left && (before !== game.id || canonical(taken) !== canonical(JSON.parse(left.handed_on))))
    throw refused('This game takes something else than the game before it handed on.')
  return { follows, follows_table: left?.game ?? null }
}

function sittersFor(pack: AnyPackage, user: UserRow, { options, request: { seats } }: ImportedGame): Sitter[] {
  const count = pack.game.seats(pack.game.readOptions(JSON.parse(options)))
  if (seats.length !== count)
    throw new Trouble('invalid', `This game has ${count} seats; say who sits in each.`, 'seats')
  if (seats.filter(({ kind }) => kind === 'you').length !== 1)
    throw new Trouble('invalid', 'Exactly one of the seats must be yours.', 'seats')
  return seats.map((seat, index) => {
    if (seat.kind === 'you') return personIn(user.id)
    if (seat.kind === 'open') return openSeat
    checkBot(pack, seat.bot, `seats.${index}.bot`)
    return botIn(seat.bot, seat.name)
  })
}
