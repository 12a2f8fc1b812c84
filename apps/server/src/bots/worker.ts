import { workerData } from 'node:worker_threads'
import { type Thought, think, untilLongEnough } from '@keep-flying/kernel'
import { enginesIn } from '../threads/engines.ts'
import { serveTasks } from '../threads/serving.ts'
import type { ThreadTask } from './task.ts'

/** One of the threads bots think on. They take what people leave. */

const engines = await enginesIn(workerData)

serveTasks<ThreadTask, Thought>(async (task, hurry) => {
  const engine = await engines.of(task.game)
  if (!engine) throw new Error(`There is no game "${task.game}".`)
  return {
    value: think(
      engine,
      task,
      task.wanted,
      untilLongEnough(() => performance.now(), hurry, task.thinking),
    ),
  }
})
