import { commitmentTo, type LogEntry, Match } from '@keep-flying/kernel'
import { BotPool } from '../bots/pool.ts'
import { hostGame } from '../games/catalog.ts'
import { createMetrics, type Metrics } from '../metrics.ts'
import { Rooms } from '../play/rooms.ts'
import type { Services } from '../services.ts'
import { Slices, type Slicing } from '../slices.ts'
import { marchPackage } from './march.ts'
import { addPerson, openWorld } from './reminding.ts'
import { gameRow, seatRow, waitingFor } from './rows.ts'

/** Rooms on a real database with a game as long as a test needs it, which counts how much the rules play. */
export interface Marching {
  readonly services: Services
  readonly clock: { now: number }
  /** How many steps the rules have played since it was last set to 0. */
  readonly played: { steps: number }
  /** The rooms of a node that has just started. */
  rooms(slicing?: Partial<Slicing>, metrics?: Metrics): Rooms
  /** Stores a running game of one or several seats with this log; its id. Only a bot that is named plays by itself. */
  march(log: readonly LogEntry[], options?: object, bot?: string): Promise<string>
  close(): Promise<void>
}

const seed = 'sfc32:march'

export async function openMarching(): Promise<Marching> {
  const world = await openWorld()
  const played = { steps: 0 }
  const pack = marchPackage(() => {
    played.steps++
  })
  const games = new Map([...world.services.games, ['march', await hostGame(pack)] as const])
  const services: Services = { ...world.services, games }
  const host = await addPerson(world)
  return {
    services,
    clock: world.clock,
    played,
    rooms: (slicing = {}, metrics = createMetrics()) =>
      new Rooms({ ...services, slices: new Slices(slicing) }, metrics, new BotPool(1, 10_000)),
    async march(log, options = {}, bot) {
      const { store, now } = services
      const read = pack.game.readOptions(options)
      const game = gameRow(host.id, now(), {
        game: 'march',
        options: JSON.stringify(read),
        seed,
        commitment: commitmentTo(seed),
      })
      const sitter = { kind: 'bot', bot: bot ?? null } as const
      const seats = Array.from({ length: pack.game.seats(read) }, (_, seat) => seatRow(game.id, seat, sitter))
      await store.addGame(game, seats)
      await store.startGame(game.id, now(), '1', waitingFor(0))
      const submissions = log.map((entry, seq) => {
        const place = 'undo' in entry ? null : 0
        const row = { game: game.id, seq, entry: JSON.stringify(entry), place, once: `entry-${seq}`, at: now() }
        return { entry: row, by: { seat: entry.seat, user: null }, epoch: game.epoch }
      })
      await store.append(submissions)
      return game.id
    },
    close: () => world.close(),
  }
}

/** The log of a march of so many steps, with other things done on the way. */
export function marchLog(steps: number, options: object = {}, then: (match: MarchMatch) => void = () => undefined) {
  const { game } = marchPackage()
  const match = Match.start(game, game.readOptions(options), seed)
  for (let step = 0; step < steps; step++) {
    const [decision] = match.pending
    if (!decision) throw new Error('The march is over.')
    match.answer({ seat: decision.seat, decision: decision.number, value: step % 3 > 0 })
  }
  then(match)
  return match.log
}

type MarchMatch = Match<
  ReturnType<ReturnType<typeof marchPackage>['game']['create']>,
  ReturnType<ReturnType<typeof marchPackage>['game']['readOptions']>
>
