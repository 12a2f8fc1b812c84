/// <reference lib="webworker" />
import { OptionError, RecordError } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { UnknownGame } from '../game/unknown.ts'
import { engineFor } from './engine.ts'
import { Host } from './host.ts'
import type { HostSurroundings } from './hosting.ts'
import { heldByThisTab } from './lock.ts'
import { loadGame, type StoredGame, write, writeListed } from './storage.ts'
import { type ToThinker, thoughtOn, WorkerThinker } from './thinker.ts'
import type { Intent, Thinking } from './types.ts'
import type { FromWorker, NotKept, Reply, ToWorker } from './worker-messages.ts'

/** The thread a game without a server runs on. */

declare const self: DedicatedWorkerGlobalScope

let host: Host | null = null
let delay = 500

function send(message: FromWorker): void {
  self.postMessage(message)
}

function tellThinking(thinking: Thinking | null): void {
  send({ kind: 'thinking', thinking })
}

function tellIntent(intent: Intent | null): void {
  send({ kind: 'intent', intent })
}

function sendProblem(problem: Problem | null): void {
  send({ kind: 'problem', problem })
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker | ToThinker>) => {
  // Another of these threads hosts the game, and this one thinks for its bots.
  if (data.kind === 'think') return self.postMessage(await thoughtOn(data))
  send({ kind: 'reply', to: data.n, reply: await handled(data) })
})

async function handled(message: ToWorker): Promise<Reply> {
  try {
    if (message.kind === 'record') return { ...nothing, ...recorded() }
    if (message.kind === 'foretell')
      return { ...nothing, foretold: (await host?.foretell(message.decision, message.values)) ?? null }
    if (message.kind === 'advise') return { ...nothing, advice: (await host?.advise(message.decision)) ?? null }
    return { ...nothing, problem: await handle(message) }
  } catch (problem) {
    return { ...nothing, problem: problemOf(problem) }
  }
}

const nothing: Reply = { problem: null, record: null, fault: null, foretold: null, advice: null }

function recorded() {
  return { record: host?.record() ?? null, fault: host?.fault ?? null }
}

async function handle(message: Exclude<ToWorker, { kind: 'record' | 'foretell' | 'advise' }>): Promise<Problem | null> {
  switch (message.kind) {
    case 'open':
      void open(message.id, message.insist)
      return null
    case 'begin':
      await begin(message)
      return null
    case 'answer':
      return host?.answer(message.decision, message.value, message.plan) ?? null
    case 'hurry':
      host?.hurry()
      return null
    case 'wish':
      host?.setWish(message.at)
      return null
    case 'undo':
      return host?.undo(message.unit) ?? null
    case 'lift-curtain':
      host?.liftCurtain()
      return null
    case 'bot-delay':
      delay = message.milliseconds
      host?.setBotDelay(delay)
      return null
    case 'saw':
      host?.sawUpTo(message.event)
      return null
  }
}

function seat(next: Host): void {
  host?.close()
  host = next
  host.setBotDelay(delay)
}

async function begin({ game, options, seed, seats, helped }: NotKept): Promise<void> {
  seat(Host.begin(await engineFor(game, options), options, seed, seats, notKept))
  host?.help(helped.auto, helped.until)
  host?.start()
}

const notKept: HostSurroundings = {
  thinker: new WorkerThinker(),
  tellThinking,
  tellIntent,
  tell: (told) => send({ kind: 'told', told, guided: false }),
  keep: () => Promise.resolve(),
  keepSeen: () => undefined,
}

/** Opens a kept game once no other tab has it, and lets go of it if another takes it. */
async function open(id: string, insist: boolean): Promise<void> {
  const taken: Problem = { code: 'conflict', message: 'This game is open in another tab.' }
  const wait = setTimeout(() => sendProblem(taken), 400)
  try {
    await heldByThisTab(`keep-flying/${id}`, insist, async (lost) => {
      clearTimeout(wait)
      await take(id)
      await lost
      host?.close()
      host = null
      sendProblem(taken)
    })
    // Another tab took it: when that one closes, the game comes back here.
    void open(id, false)
  } catch (problem) {
    clearTimeout(wait)
    sendProblem(problemOf(problem))
  }
}

async function take(id: string): Promise<void> {
  const found = await loadGame(id)
  if (!found) return sendProblem({ code: 'not-found', message: 'There is no such game in this browser.' })
  const { game, play } = found
  const engine = await engineFor(game.game, play.record?.options ?? game.options)
  const outside = keeping(game, play.seed)
  seat(
    play.record
      ? Host.goOn(engine, play.record, game.seats, outside, game.seen)
      : Host.begin(engine, game.options, play.seed, game.seats, outside, play.follows),
  )
  sendProblem(null)
  host?.start()
}

function keeping(opened: StoredGame, seed: string): HostSurroundings {
  let game = opened
  return {
    thinker: new WorkerThinker(),
    tellThinking,
    tellIntent,
    tell: (told) => send({ kind: 'told', told, guided: game.guided }),
    keep: ({ record, ...now }) => {
      game = { ...game, ...now, seen: [...now.seen], updatedAt: Date.now() }
      return write(game, { id: game.id, seed, record })
    },
    keepSeen: (seen) => {
      game = { ...game, seen: [...seen] }
      // What was seen is a comfort: without it, too much counts as new.
      writeListed(game).catch(() => undefined)
    },
  }
}

/** Why a game could not be opened, for the page to put in words by its code. */
function problemOf(problem: unknown): Problem {
  const message = problem instanceof Error ? problem.message : String(problem)
  if (problem instanceof UnknownGame) return { code: 'invalid', field: 'game', message }
  if (problem instanceof OptionError) return { code: 'invalid', field: problem.field, message }
  return { code: problem instanceof RecordError ? 'stale' : 'unavailable', message }
}
