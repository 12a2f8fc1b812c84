import type { Proposal } from '@keep-flying/protocol'
import { standInOf } from '../games/catalog.ts'
import { newId } from '../ids.ts'
import type { TableServices } from '../services.ts'
import type { FallenFlag, GameAndSeats, Store } from '../storage/store.ts'
import { peopleAt } from '../tables/checks.ts'
import { clockOf } from './rules.ts'

/**
 * Milliseconds between two signs that a node looks after the clocks, and after which a silence means that none did:
 * all were down or asleep.
 */
const beats = { every: 5000, silence: 15_000 }

/** Looks after the clocks of all tables. Every node does; the database decides who deals with a flag that falls. */
export async function keepClocks(services: TableServices): Promise<void> {
  const { store, log, now } = services
  await noteAlive(services)
  for (const flag of await store.fallenFlags(now())) {
    try {
      await fall(services, flag)
    } catch (err) {
      log.error({ table: flag.game, err }, 'a clock that ran out could not be dealt with')
    }
  }
}

/** Notes that a node is here. Time during which there was none counts against nobody. */
export async function noteAlive({ store, log, now }: Pick<TableServices, 'store' | 'log' | 'now'>): Promise<void> {
  const silent = await store.beat(now(), beats)
  if (silent > 0) log.warn({ seconds: Math.round(silent / 1000) }, 'the clocks stood while no server was running')
}

async function fall(services: TableServices, flag: FallenFlag): Promise<void> {
  const { store, running, now } = services
  const found = await store.game(flag.game)
  if (!found) return
  if (await store.fallFlag(flag, now(), consequenceOf(services, found, flag))) await running.changed(flag.game)
}

/**
 * Nothing happens to the last person who plays: the game waits for them, and nobody is kept waiting. Nor does it at a
 * table whose game this server no longer has.
 */
function consequenceOf(
  services: TableServices,
  found: GameAndSeats,
  { seat }: FallenFlag,
): Parameters<Store['fallFlag']>[2] {
  const rules = clockOf(found.game)
  const others = peopleAt(found).filter((other) => other !== seat)
  const hosted = services.games.get(found.game.game)
  const bot = hosted ? standInOf(hosted.pack) : null
  if (!rules || bot === null || others.length === 0) return {}
  if (rules.outOfTime === 'bot') return { standIn: bot }
  const proposal: Proposal = { kind: 'replace', seat, bot }
  const asked = { id: newId(), game: found.game.id, by_seat: seat, proposal: JSON.stringify(proposal) }
  return { proposal: { ...asked, agreed: '[]', refused: '[]', at: services.now() } }
}
