import { isWanted } from '../../../rules/crew.ts'
import { cardName, tell } from '../../../rules/table.ts'
import type { Member, Table } from '../../../state.ts'

/** Wanted tokens. They lie on crew, go with them to another captain, and are gone once the card is put away. */

/** Whoever is Wanted already gets no token, unless tokens add up in this game. */
export function makeWanted(t: Table, member: Member): void {
  if (!isWanted(t, member)) {
    member.wanted = true
    return tell(t, 'now-wanted', { card: cardName(member.card) })
  }
  if (!t.moments.some((on) => on.wantedAddsUp?.(t))) return
  member.moreWanted = (member.moreWanted ?? 0) + 1
  tell(t, 'more-wanted', { card: cardName(member.card), n: wantedTokens(member) })
}

/** The Wanted tokens that lie on somebody. */
export function wantedTokens({ wanted, moreWanted = 0 }: Member): number {
  return (wanted ? 1 : 0) + moreWanted
}

/** All tokens come off. */
export function clearWanted(t: Table, member: Member): void {
  delete member.wanted
  delete member.moreWanted
  tell(t, 'wanted-no-more', { card: cardName(member.card) })
}
