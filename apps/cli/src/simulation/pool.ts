import { Worker } from 'node:worker_threads'
import { RunError } from '../args.ts'
import type { Batch, BatchGame, GameResult } from './batch.ts'

/** Plays all games on several threads; the results come in the order of the games. */
export async function playAll(
  batch: Batch,
  games: readonly BatchGame[],
  threads: number,
  onResult: (done: number) => void,
): Promise<GameResult[]> {
  const results: GameResult[] = []
  let next = 0
  let done = 0
  const runThread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: batch })
      let current = next
      const giveNext = () => {
        current = next++
        const game = games[current]
        if (game) worker.postMessage(game)
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
  await Promise.all(Array.from({ length: Math.min(threads, games.length) }, runThread))
  return results
}
