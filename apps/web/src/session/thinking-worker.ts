/// <reference lib="webworker" />
import { think } from '@keep-flying/kernel'
import { engineFor } from './engine.ts'
import type { FromThinker, ToThinker } from './thinker.ts'

/** The thread that bots think on for long, beside the one that hosts their game. */

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  self.postMessage(await replyTo(data))
})

async function replyTo({ n, task, wanted }: ToThinker): Promise<FromThinker> {
  try {
    return { n, thought: think(await engineFor(task.game, task.options), task, wanted) }
  } catch (problem) {
    return { n, failure: problem instanceof Error ? problem.message : String(problem) }
  }
}
