import { type Attack, Counts, callers } from '../attack.ts'
import { keepOn, pause } from '../deeds.ts'
import { rawConnection } from '../raw-connection.ts'

const connections = 3000

/** Opens connections and says nothing. */
export const manyConnections: Attack = {
  name: 'many-connections',
  says: `opens ${connections.toLocaleString('en')} connections, says nothing over them, and opens those again that are cut`,
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, connections).map((caller) =>
        keepOn(signal, counts, async () => {
          const connection = await rawConnection(caller)
          counts.add('connection')
          while (!connection.closed && !signal.aborted) await pause(signal, 500)
          counts.add(connection.closed ? 'cut' : 'open at the end')
          connection.end()
        }),
      ),
    )
    return counts.tally
  },
}
