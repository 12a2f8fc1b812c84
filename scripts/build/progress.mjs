// One line per step, with how long it took. Plain Node, since nothing may be installed yet.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A step that failed; what it printed is said already. */
export class StepFailed extends Error {}

/** How long something took, for a person: "0.4 s", "31 s". */
export function tookSince(start, now = performance.now()) {
  const seconds = (now - start) / 1000
  return `${seconds < 9.95 ? seconds.toFixed(1) : Math.round(seconds)} s`
}

/**
 * Says what is being done, does it, and says how long it took, all in one line. What the tools print themselves is shown
 * only if they fail, or on demand.
 */
export async function step(title, { verbose = false, out = process.stdout }, work) {
  out.write(`${title} … `)
  const start = performance.now()
  const { ok, printed } = await work()
  out.write(ok ? `${tookSince(start)}\n` : 'failed\n')
  if (!ok || verbose) out.write(printed)
  if (!ok) throw new StepFailed(title)
}

/** Runs a script by this same Node; what it printed, and whether it went well. */
export async function runNode(script, args, cwd) {
  return collect(spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] }))
}

export async function collect(child) {
  const printed = []
  child.stdout.on('data', (chunk) => printed.push(chunk))
  child.stderr.on('data', (chunk) => printed.push(chunk))
  const [status] = await once(child, 'close')
  return { ok: status === 0, printed: Buffer.concat(printed).toString() }
}

/** Runs a script's work; if a step failed, the process fails without a word more. */
export async function main(work) {
  try {
    await work()
  } catch (problem) {
    if (!(problem instanceof StepFailed)) throw problem
    process.exit(1)
  }
}
