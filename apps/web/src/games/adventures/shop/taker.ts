import type { CopyId, CrewMember, Table } from '@keep-flying/adventures'
import { gearMeaning, mostGear } from '@keep-flying/adventures/ask'
import type { CrewShown } from '../crew/shown.tsx'

/** Whether somebody has a hand free. */
export function hasRoom({ gear }: CrewMember): boolean {
  return gear.filter(({ stowed }) => !stowed).length < mostGear
}

/** Who gets a card that is bought: whoever was chosen, else whoever would make the most of it. */
export function takerOf(
  t: Table,
  card: CopyId,
  { who, isPinned }: Pick<CrewShown, 'who' | 'isPinned'>,
): CrewMember | null {
  if (isPinned && who && hasRoom(who)) return who
  const advised = gearMeaning(t, card)?.who
  return t.state.crew.find(({ id }) => id === advised) ?? null
}
