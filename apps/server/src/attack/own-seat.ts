import { anyAnswer, type Decision, openStream, type Value } from '@keep-flying/kernel'
import type { Reply, Update } from '@keep-flying/protocol'
import { newId } from '../ids.ts'
import { type Caller, connect } from '../load/visitors.ts'

/** An attacker's seat in a game of their own. */
export interface OwnSeat {
  /** Whether the connection still stands. */
  readonly connected: boolean
  /** Answers a question at random, with a plan or without; null if there is none. */
  answer(plan?: readonly Value[]): Promise<Reply<object> | null>
  /** Takes back as much as is offered; null if nothing is. */
  undo(): Promise<Reply<object> | null>
  /** Asks what so many answers would lead to; null if there is no question. */
  foretell(count: number): Promise<Reply<{ foretold: unknown }> | null>
  /** Proposes to take back everything; whoever sits there alone agrees at once. */
  proposeUndo(): Promise<Reply<object>>
  leave(): void
}

/** Sits down at a table where one has a seat. */
export async function sitDown(caller: Caller, cookie: string, table: string): Promise<OwnSeat> {
  const socket = await connect(caller, cookie)
  const random = openStream(`sfc32:${table}`)
  let decisions: readonly Decision[] = []
  let units: readonly string[] = []
  const take = ({ decisions: open, undo }: Pick<Update, 'decisions' | 'undo'>) => {
    decisions = open
    units = undo?.units ?? []
  }
  socket.on('update', take)
  const watched = await socket.emitWithAck('watch', { table })
  if (watched.ok && watched.sync.game) take(watched.sync.game)

  return {
    get connected() {
      return socket.connected
    },
    async answer(plan) {
      const decision = decisions.find(({ standing }) => !standing)
      if (!decision) return null
      const value = anyAnswer(decision, random)
      const more = plan ? { plan: [...plan] } : {}
      return socket.emitWithAck('answer', { table, decision: decision.number, value, ...more, id: newId() })
    },
    async undo() {
      const unit = units.at(-1)
      return unit === undefined ? null : socket.emitWithAck('undo', { table, unit, id: newId() })
    },
    async foretell(count) {
      const decision = decisions.find(({ standing }) => !standing)
      if (!decision) return null
      const values = Array.from({ length: count }, () => anyAnswer(decision, random))
      return socket.emitWithAck('foretell', { table, decision: decision.number, values })
    },
    proposeUndo: () => socket.emitWithAck('propose', { table, proposal: { kind: 'undo', to: 0 } }),
    leave: () => void socket.disconnect(),
  }
}
