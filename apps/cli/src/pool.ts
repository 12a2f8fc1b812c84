import { Worker } from 'node:worker_threads'
import { RunError } from './args.ts'
import type { GameResult, Plan, Task } from './simulation.ts'

/** Plays all tasks on several threads; the results come in the order of the tasks. */
export async function playAll(
  plan: Plan,
  tasks: readonly Task[],
  threads: number,
  onResult: (done: number) => void,
): Promise<GameResult[]> {
  const results: GameResult[] = []
  let next = 0
  let done = 0
  const runThread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan })
      let current = next
      const giveNext = () => {
        current = next++
        const task = tasks[current]
        if (task) worker.postMessage(task)
        else worker.terminate().then(() => resolve(), reject)
      }
      worker.on('error', (problem) => reject(new RunError(`A simulation thread failed: ${problem.message}`)))
      worker.on('message', (result: GameResult) => {
        results[current] = result
        onResult(++done)
        giveNext()
      })
      giveNext()
    })
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, runThread))
  return results
}
