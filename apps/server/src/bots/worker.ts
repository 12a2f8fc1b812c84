import { constants, platform, setPriority } from 'node:os'
import { deserialize } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import type { GameListing } from '@keep-flying/games'
import { type AnyEngine, finish, imagineGame, Match, openStream, type Value } from '@keep-flying/kernel'
import type { AnyMatch } from '../play/revival.ts'
import type { BotReply, BotTask, Standing } from './task.ts'

/** Bots take what people leave. Elsewhere this would hold for all threads of the process. */
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** The module that lists the games is named by whoever starts the thread. */
const { gameListings }: { gameListings: readonly GameListing[] } = await import(workerData)

/** The games played on this thread so far: a game is loaded when the first of its bots has to think. */
const loaded = new Map<string, Promise<AnyEngine>>()

/** One of the threads bots think on: it answers one task at a time. */
parentPort?.on('message', async (task: Uint8Array) => parentPort?.postMessage(await answerTo(deserialize(task))))

async function answerTo(task: BotTask): Promise<BotReply> {
  try {
    return { value: await think(task) }
  } catch (problem) {
    return { failure: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }
  }
}

async function think({ game, bot: id, seat, decision, view, standing, seed }: BotTask): Promise<Value | null> {
  const engine = await engineOf(game)
  const bot = engine.bots.find((entry) => entry.bot.id === id)?.bot
  if (!bot) throw new Error(`There is no bot "${id}" for "${game}".`)
  const match = standing && matchAt(engine, standing)
  const imagine = (n: number) => match && imagineGame(match, seat, `${seed}/${n}`)
  return bot.choose({ seat, decision, view: () => view, imagine, random: openStream(seed) })
}

function matchAt({ game }: AnyEngine, { options, seed, position }: Standing): AnyMatch {
  return finish(Match.resumeAt(game, options, seed, position, [], position.told))
}

function engineOf(game: string): Promise<AnyEngine> {
  const known = loaded.get(game)
  if (known) return known
  const listing = gameListings.find(({ id }) => id === game)
  if (!listing) throw new Error(`There is no game "${game}".`)
  const loading = whole(listing)
  loaded.set(game, loading)
  return loading
}

/** What plays a game, whatever its options are. */
async function whole(listing: GameListing): Promise<AnyEngine> {
  const engine = await listing.engine()
  await engine.prepare?.()
  return engine
}
