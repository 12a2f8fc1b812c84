import { parentPort, workerData } from 'node:worker_threads'
import { openStream } from '@keep-flying/kernel'
import type { Games } from '../games.ts'
import type { BotReply, BotTask } from './task.ts'

/** The module with the games is named by whoever starts the thread. */
const { games }: { games: Games } = await import(workerData)

/** One of the threads bots think on: answers a task at a time. */
parentPort?.on('message', (task: BotTask) => parentPort?.postMessage(answerTo(task)))

function answerTo(task: BotTask): BotReply {
  try {
    return { value: think(task) }
  } catch (problem) {
    return { failure: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }
  }
}

function think({ game, bot: id, seat, decision, view, imagined, seed }: BotTask) {
  const bot = games.get(game)?.bots.find((hosted) => hosted.id === id)?.bot
  if (!bot) throw new Error(`There is no bot "${id}" for "${game}".`)
  const imagine = () => {
    if (!imagined) throw new Error(`The bot "${id}" does not say that it imagines.`)
    return imagined
  }
  return bot.choose({ seat, decision, view: () => view, imagine, random: openStream(seed) })
}
