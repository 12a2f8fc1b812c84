import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type LoadedServer, startServerProcess } from '../load/server.ts'
import type { Attack, Tally, Target } from './attack.ts'
import { bytesIn, type Ground } from './ground.ts'
import { honestTables } from './honest.ts'
import type { Outcome } from './verdict.ts'

/** How long is measured before, during and after an attack, in seconds; and the time to warm up before. */
export interface Times {
  readonly warmUp: number
  readonly before: number
  readonly during: number
  readonly after: number
}

const honestAddress = '127.0.0.2'
const attackers = ['127.0.0.3', '127.0.0.4', '127.0.0.5']
const honest = 10

/**
 * Runs an attack against a fresh server with its limits as shipped, and measures what honest players get. `profile` is a folder
 * for the server's CPU profile.
 */
export async function fight(
  attack: Attack,
  ground: Ground,
  times: Times,
  profile: string | null = null,
): Promise<Outcome> {
  const dataDir = await ground.copy()
  const server = await startServerProcess({ dataDir, databaseUrl: null }, {}, profile)
  try {
    const players = await honestTables({ url: server.url, from: honestAddress }, honest)
    const attacking = await readyAttackers(attack)
    await players.experience(times.warmUp)
    const atFirst = await server.glance()
    const before = await players.experience(times.before)
    const [atAttack, size] = [await server.glance(), await bytesIn(dataDir)]
    const watch = watchPeaks(server)
    const { longGames, longRecord, teamRecord } = ground
    const games = { tables: players.tables, longGames, longRecord, teamRecord }
    attacking.begin({ url: server.url, addresses: attackers, ...games })
    const during = await players.experience(times.during)
    const atEnd = await server.glance().catch(() => atAttack)
    watch.stop()
    const tally = await attacking.callOff()
    const after = await players.experience(times.after)
    await attacking.leave()
    players.leave()
    return {
      attack: attack.name,
      before,
      during,
      after,
      running: server.running,
      refusals: players.refusals,
      busy: {
        before: (atAttack.cpu - atFirst.cpu) / (times.before * 1000),
        during: (atEnd.cpu - atAttack.cpu) / (times.during * 1000),
      },
      memory: { before: atAttack.resident, peak: watch.peaks.resident },
      stall: { before: atAttack.stall, during: Math.max(watch.peaks.stall, atEnd.stall) },
      logged: server.logged,
      stored: (await bytesIn(dataDir)) - size,
      tally,
    }
  } finally {
    await server.stop()
  }
}

/** Attackers in a process of their own. */
interface Attackers {
  begin(target: Target): void
  callOff(): Promise<Tally>
  leave(): Promise<void>
}

async function readyAttackers({ name }: Attack): Promise<Attackers> {
  const child = fork(fileURLToPath(new URL('attacker.js', import.meta.url)), idly())
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended])
  return {
    begin: (target) => void child.send({ attack: name, target }),
    async callOff() {
      const report = once(child, 'message')
      child.send('stop')
      const [message] = await Promise.race([report, ended])
      // An attacker that fails is no proof of anything.
      return z.record(z.string(), z.number()).parse(message)
    },
    async leave() {
      child.disconnect()
      await ended
    },
  }
}

/** Runs only while nothing else wants to, where the system can do that: a low priority still has its slices of time. */
function idly(): { execPath?: string; execArgv?: string[] } {
  const idle = ['--idle', '0']
  if (spawnSync('chrt', [...idle, process.execPath, '--version']).status !== 0) return {}
  return { execPath: 'chrt', execArgv: [...idle, process.execPath] }
}

/** Looks again and again how much memory the process takes, and for how long it does nothing else. */
function watchPeaks(server: LoadedServer) {
  const peaks = { resident: 0, stall: 0 }
  let stopped = false
  const look = async () => {
    while (!stopped) {
      const { resident, stall } = await server.glance()
      peaks.resident = Math.max(peaks.resident, resident)
      peaks.stall = Math.max(peaks.stall, stall)
      await wait(250)
    }
  }
  // A server that has fallen over is noticed elsewhere.
  look().catch(() => undefined)
  return {
    peaks,
    stop() {
      stopped = true
    },
  }
}
