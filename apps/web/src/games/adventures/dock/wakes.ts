import type { CrewMember, Goon, Table } from '@keep-flying/adventures'
import { markerOf, supposing, type TestPlan, turnEndAhead } from '@keep-flying/adventures/ask'

/** The Goons that a Test would wake if whoever tries it turned Heroic for it and the turn ended there. */
export function wokenBy(
  t: Table,
  who: CrewMember,
  { heroic, time }: Pick<TestPlan, 'heroic' | 'time'>,
): readonly Goon[] {
  const marker = markerOf(t, who)
  if (!heroic || who.stance === 'heroic' || !marker) return []
  return turnEndAhead(supposing(t, who, { stance: 'heroic', moment: marker.moment + time }), who).wakes
}
