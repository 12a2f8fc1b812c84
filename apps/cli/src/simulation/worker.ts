import { parentPort, workerData } from 'node:worker_threads'
import { type Batch, type BatchGame, playOne } from './batch.ts'

/** One of the threads a batch runs on: plays the games it is given, one after the other. */
const batch: Batch = workerData
parentPort?.on('message', async (one: BatchGame) => parentPort?.postMessage(await playOne(batch, one)))
