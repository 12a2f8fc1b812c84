import { isWanted } from '../../../rules/crew.ts'
import { cardName, tell } from '../../../rules/table.ts'
import type { Member, Table } from '../../../state.ts'

/** Wanted tokens. They lie on crew, go with them to another captain, and are gone once the card is put away. */

export function makeWanted(t: Table, member: Member): void {
  if (isWanted(t, member)) return
  member.wanted = true
  tell(t, 'now-wanted', { card: cardName(member.card) })
}

export function clearWanted(t: Table, member: Member): void {
  delete member.wanted
  tell(t, 'wanted-no-more', { card: cardName(member.card) })
}
