import { parentPort, workerData } from 'node:worker_threads'
import { type Plan, playOne, type Task } from './simulation.ts'

/** One of the threads a simulation runs on: plays the games it is told to, one after the other. */
const plan: Plan = workerData
parentPort?.on('message', (task: Task) => parentPort?.postMessage(playOne(plan, task)))
