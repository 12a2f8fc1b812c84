import { constants } from 'node:os'
import { workerData } from 'node:worker_threads'
import { type AnyEngine, finish, imagineGame, Match, openStream, type Value } from '@keep-flying/kernel'
import type { AnyMatch } from '../play/revival.ts'
import { enginesIn } from '../threads/engines.ts'
import { serveTasks } from '../threads/serving.ts'
import type { BotTask, Standing } from './task.ts'

/** One of the threads bots think on. They take what people leave. */

const engines = await enginesIn(workerData)

serveTasks<BotTask, Value | null>(constants.priority.PRIORITY_LOW, async (task) => ({ value: await think(task) }))

async function think({ game, bot: id, seat, decision, view, standing, seed }: BotTask): Promise<Value | null> {
  const engine = await engines.of(game)
  if (!engine) throw new Error(`There is no game "${game}".`)
  const bot = engine.bots.find((entry) => entry.bot.id === id)?.bot
  if (!bot) throw new Error(`There is no bot "${id}" for "${game}".`)
  const match = standing && matchAt(engine, standing)
  const imagine = (n: number) => match && imagineGame(match, seat, `${seed}/${n}`)
  return bot.choose({ seat, decision, view: () => view, imagine, random: openStream(seed) })
}

function matchAt({ game }: AnyEngine, { options, seed, position }: Standing): AnyMatch {
  return finish(Match.resumeAt(game, options, seed, position, [], position.told))
}
