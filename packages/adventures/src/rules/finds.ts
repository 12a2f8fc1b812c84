import type { Rules } from '@keep-flying/kernel'
import { crateToken, safeToken } from '../catalog/index.ts'
import type { CrewMember, Table, Token } from '../state.ts'
import { householderBehind } from './conditions.ts'
import type { Deed } from './deed.ts'
import { type Context, doEffects } from './effects.ts'
import { follow } from './job.ts'
import { turnUp } from './numbers.ts'
import { areNext, tokenIn } from './squares.ts'
import { nameOf, says, squareOf, tell, tokenName } from './table.ts'

/** Crates, and Safes that are not locked any more. */

export function findDeeds(t: Table, who: CrewMember): Deed[] {
  return t.state.tokens
    .filter((token) => isOpenable(token) && areNext(t, squareOf(who), token.at))
    .map((token) => ({
      option: {
        id: `open ${token.id}`,
        text: says('offer.open', { what: tokenName(token.id) }),
        at: { token: token.id },
        group: 'open',
      },
      isAction: false,
      does: () => openFind(t, who, token),
    }))
}

function isOpenable({ kind, done, lock }: Token): boolean {
  return (kind === 'crate' || kind === 'safe') && !done && tokenIn(lock) === undefined
}

/** Whoever opens it carries what is found; credits count for the grade of the Job. */
function* openFind(t: Table, who: CrewMember, token: Token): Rules<void> {
  if (token.done) return
  token.done = true
  turnUp(t, token.face)
  const [card] = token.face.shown.cards
  tell(t, 'opened', () => ({ who: nameOf(who), what: tokenName(token.id) }))
  const before = who.credits
  const thing = { kind: 'token', id: token.id } as const
  const context: Context = { self: who, cause: who, target: thing }
  if (card !== undefined) yield* doEffects(t, context, (token.kind === 'safe' ? safeToken : crateToken)(card).do)
  t.state.found += who.credits - before
  const place = householderBehind(t, thing)?.id
  yield* follow(t, { on: 'token-opened' }, place === undefined ? context : { ...context, place })
}
