import type { CrewMember, Table } from '../state.ts'

/** The table as it would be if a Crew Member were otherwise; the table itself stays as it is. */
export function withCrew(
  t: Table,
  who: CrewMember,
  change: Partial<Pick<CrewMember, 'at' | 'stance'>>,
): { readonly t: Table; readonly who: CrewMember } {
  const changed = { ...who, ...change }
  const crew = t.state.crew.map((one) => (one.id === who.id ? changed : one))
  return { t: { ...t, state: { ...t.state, crew } }, who: changed }
}
