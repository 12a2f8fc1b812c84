import { readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What processes use, in the units of a reading. */
interface Use {
  readonly resident: number
  readonly cpu: number
}

const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()

/**
 * Loaded into the server before it starts: reports on request how much memory and processor time it uses, with the processes that
 * it has started where the system tells (Linux), and for how long it did nothing else.
 */
process.on('message', (wanted) => {
  if (wanted === 'held') globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const beside = platform() === 'linux' ? useBeside() : { resident: 0, cpu: 0 }
  process.send?.({
    held: heapUsed + external,
    resident: rss + beside.resident,
    cpu: (user + system) / 1000 + beside.cpu,
    stall: delays.max / 1e6,
  })
  delays.reset()
})

// The process that asked is gone.
process.on('disconnect', () => process.exit())

/** Milliseconds of a clock tick and bytes of a page, as they are nearly everywhere. */
const [tick, page] = [10, 4096]

/** What the processes that this one has started use, and what those that have ended used. */
function useBeside(): Use {
  const children = readdirSync('/proc/self/task')
    .flatMap((thread) => contentOf(`/proc/self/task/${thread}/children`).split(' '))
    .filter((child) => child !== '')
    .map((child) => statOf(child))
  return {
    resident: sum(children.map(({ pages }) => pages)) * page,
    cpu: (sum(children.map(({ ticks }) => ticks)) + statOf('self').ticksOfEnded) * tick,
  }
}

/** Of `/proc/PID/stat`: its ticks and those of its children that have ended, and its pages in memory; all 0 once it is gone. */
function statOf(pid: string) {
  // The name in brackets may contain anything, so fields are counted from its end.
  const [, rest = ''] = contentOf(`/proc/${pid}/stat`).split(/\) (?=\w )/)
  const fields = rest.split(' ').map((field) => Number(field) || 0)
  const at = (index: number) => fields[index] ?? 0
  return { ticks: at(11) + at(12), ticksOfEnded: at(13) + at(14), pages: at(21) }
}

/** Empty if what it tells of is gone. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
