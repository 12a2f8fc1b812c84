import { anyAnswer, openStream } from '@keep-flying/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '../ids.ts'
import { Scheduler } from '../scheduler.ts'
import { newPlayer, startTable, stateOnce } from '../testing/player.ts'
import { startTestServer, until } from '../testing/server.ts'

/** Nobody has their turn while it is held. */
class HeldScheduler extends Scheduler {
  readonly #waiting: (() => void)[] = []
  isHeld = false

  get waiting(): number {
    return this.#waiting.length
  }

  letThrough(): void {
    this.isHeld = false
    for (const go of this.#waiting.splice(0)) go()
  }

  override async turn(): Promise<void> {
    if (this.isHeld) await new Promise<void>((go) => this.#waiting.push(go))
  }
}

test('answers wait for nothing else that people ask for', async () => {
  const scheduler = new HeldScheduler()
  const server = await startTestServer({ scheduler })
  const player = await newPlayer(server.url)
  onTestFinished(async () => {
    player.close()
    await server.close()
  })
  const { id: table } = await startTable([player], [], { options: { players: 1 } })
  const { game } = await stateOnce(player.watch(table), (state) => (state.game?.decisions.length ?? 0) > 0)
  const decision = game?.decisions.find(({ standing }) => !standing)
  if (!decision) throw new Error('Nothing is asked.')
  scheduler.isHeld = true
  let isSaid = false
  const saying = player.socket.emitWithAck('say', { table, text: 'Keep flying.', id: newId() }).then((reply) => {
    isSaid = true
    return reply
  })
  await until(() => scheduler.waiting > 0)
  const value = anyAnswer(decision, openStream('sfc32:answers'))
  const answered = await player.socket.emitWithAck('answer', { table, decision: decision.number, value, id: newId() })
  expect(answered).toMatchObject({ ok: true })
  expect(isSaid).toBe(false)
  scheduler.letThrough()
  expect(await saying).toMatchObject({ ok: true })
})
