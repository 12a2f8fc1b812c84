import { clockOf, seatClock } from '../clocks/rules.ts'
import type { Config } from '../config.ts'
import { entryOf } from '../play/revival.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { EntryRow, GameRow, SeatRow } from '../storage/schema.ts'
import type { GameAndSeats } from '../storage/store.ts'

const minute = 60_000

/** Minutes within which somebody who is connected was certainly seen: visits are noted once a minute. */
const noted = 2

/**
 * The person in a seat whom the others may replace by a bot: somebody whose time has run out, or at a table without
 * clocks somebody who has kept the game waiting. Nobody is replaced for being away while the game does not need them.
 */
export async function checkReplaceable(services: Services, found: GameAndSeats, seat: number): Promise<string> {
  const row = found.seats.find((other) => other.seat === seat)
  if (!row?.user) throw new Trouble('invalid', `There is nobody in seat ${seat} to replace.`, 'seat')
  // A bot plays for them already; the table decides that it stays.
  if (row.stand_in !== null) return row.user
  const name = row.name ?? `Seat ${seat}`
  if (row.waiting_since === null)
    throw tooSoon(`The game does not wait for ${name}; only somebody who keeps it waiting can be replaced.`)
  if (clockOf(found.game) === null) await checkKeptWaiting(services, found.game, { ...row, user: row.user, name })
  else if (seatClock(row, services.now())?.left !== 0)
    throw tooSoon(`${name} has time left; only somebody whose time has run out can be replaced.`)
  return row.user
}

function tooSoon(message: string): Trouble {
  return new Trouble('conflict', message, 'seat')
}

/**
 * Whether a seat has answered since a time and brought the game further than it had been before, as far as its latest
 * entries tell: whoever takes back and answers again only passes the time. What all agree to take back may be played anew.
 */
export function broughtFurther(latestFirst: readonly EntryRow[], seat: number, since: number): boolean {
  // How far the game had come is not known before something is taken back, only that it has come further since.
  let [answers, furthest] = [0, 0]
  for (const row of [...latestFirst].reverse()) {
    const entry = entryOf(row)
    if ('undo' in entry) {
      answers = entry.undo
      furthest = entry.agreed ? answers : Math.max(furthest, answers + 1)
    } else if (++answers > furthest) {
      furthest = answers
      if (entry.seat === seat && row.at > since) return true
    }
  }
  return false
}

/** Whoever was here in the meantime gets more patience than somebody who is away. */
async function checkKeptWaiting(
  { store, config, now }: Services,
  game: GameRow,
  { seat, user, name, waiting_since }: SeatRow & { readonly user: string; readonly name: string },
): Promise<void> {
  const person = await store.user(user)
  const { away, here } = patienceOf(config, game)
  const isAway = !person || person.seen_at <= now() - Math.max(away, noted) * minute
  const patience = isAway ? Math.min(away, here) : here
  const since = now() - patience * minute
  const goesOn = broughtFurther(await store.latestEntries(game.id), seat, since)
  if (goesOn || waiting_since === null || waiting_since > since) {
    const message = `${name} has kept the game waiting for less than ${patience} minutes; only after that can they be replaced.`
    throw tooSoon(message)
  }
}

function patienceOf(config: Config, { pace }: GameRow): { away: number; here: number } {
  return pace === 'live'
    ? { away: config.absentLive, here: config.stalledLive }
    : { away: config.absentDays, here: config.stalledDays }
}
