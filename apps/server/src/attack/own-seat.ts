import { anyAnswer, type Decision, openStream } from '@keep-flying/kernel'
import type { Reply, Update } from '@keep-flying/protocol'
import { newId } from '../ids.ts'
import { type Caller, connect } from '../load/visitors.ts'

/** An attacker's seat in a game of their own. */
export interface OwnSeat {
  /** Whether the connection still stands. */
  readonly connected: boolean
  /** Answers a question at random; null if there is none. */
  answer(): Promise<Reply<object> | null>
  /** Takes back as much as is offered; null if nothing is. */
  undo(): Promise<Reply<object> | null>
  /** Asks what so many answers would lead to; null if there is no question. */
  foretell(count: number): Promise<Reply<{ foretold: unknown }> | null>
  proposeUndo(): void
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
    async answer() {
      const decision = decisions.find(({ standing }) => !standing)
      if (!decision) return null
      const value = anyAnswer(decision, random)
      return socket.emitWithAck('answer', { table, decision: decision.number, value, id: newId() })
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
    proposeUndo: () => void socket.emit('propose', { table, proposal: { kind: 'undo', to: 0 } }, () => undefined),
    leave: () => void socket.disconnect(),
  }
}
