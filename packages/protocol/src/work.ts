import { sha256Of } from '@keep-flying/kernel'
import type { Problem, Work } from './problems.ts'

/**
 * The work that a server may ask for before it makes somebody a guest: to find a number that, after the challenge and a
 * colon, gives a SHA-256 with so many zero bits in front. A moment for one visitor, hours for somebody who wants thousands.
 */

/** The header in which the work done is sent. */
export const workHeader = 'x-guest-work'

/** The status of a reply that asks for work. */
const asksForWork = 428

/** Milliseconds of work at a stretch, after which the page may do something else. */
const stretch = 12

/** Whether a number is the work asked for. */
export function isDone({ challenge, bits }: Work, number: string): boolean {
  const hash = sha256Of(`${challenge}:${number}`)
  const whole = bits >> 2
  if (!hash.startsWith('0'.repeat(whole))) return false
  return Number.parseInt(hash.charAt(whole), 16) < 1 << (4 - (bits & 3))
}

/** Does the work asked for, in short stretches; returns what to send in the header. */
export async function doWork(work: Work): Promise<string> {
  let since = performance.now()
  for (let number = 0; ; number++) {
    if (isDone(work, String(number))) return `${work.challenge}:${number}`
    if (performance.now() - since < stretch) continue
    await new Promise((resolve) => setTimeout(resolve, 0))
    since = performance.now()
  }
}

/** The reply to a request, made again with the work done if the first reply asks for it. */
export async function afterWork(
  first: Response,
  again: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> {
  if (first.status !== asksForWork) return first
  const { problem }: { readonly problem?: Problem } = await first.clone().json()
  return problem?.work ? again({ [workHeader]: await doWork(problem.work) }) : first
}
