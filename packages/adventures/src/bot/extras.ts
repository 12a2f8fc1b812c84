import { allHold, householderBehind } from '../rules/conditions.ts'
import type { Table, Token } from '../state.ts'
import { besideThing, type Task } from './goals.ts'

/** Crates and Safes: money that the Job does not ask for, but that counts. */

export function extrasOf(t: Table): Task[] {
  return t.state.tokens
    .filter((token) => isFind(token) && !isResented(t, token.id))
    .map(({ id }) => ({
      id: `open ${id}`,
      squares: besideThing(t, { kind: 'token', id }),
      does: { kind: 'open', token: id },
    }))
}

function isFind({ kind, done }: Token): boolean {
  return (kind === 'crate' || kind === 'safe') && !done
}

/** Whether the Job's rules make somebody pay for opening it. */
export function isResented(t: Table, id: string): boolean {
  const target = { kind: 'token', id } as const
  const place = householderBehind(t, target)?.id
  const context = { self: null, cause: null, target, ...(place === undefined ? {} : { place }) }
  return t.job.rules.some((rule) => rule.when.on === 'token-opened' && allHold(t, context, rule.if))
}
