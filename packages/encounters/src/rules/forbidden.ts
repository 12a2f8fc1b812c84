import type { Table } from '../state.ts'
import type { CharacterClass, Forbidden } from '../vocabulary/index.ts'
import { type Context, holds } from './conditions.ts'
import { type Holding, modifiers } from './in-force.ts'
import { concerns } from './selectors.ts'

/** What players are kept from. Where one text forbids what another allows, the prohibition wins. */

type Ban = Holding<'cannot'>

function bans(t: Table, what: Forbidden, seat: number): readonly Ban[] {
  const holding = modifiers(t, 'cannot')
  if (holding.length === 0) return holding
  return holding.filter(
    ({ modifier, context }) =>
      modifier.what === what && concerns(t, modifier.who, context, seat) && !lifted(t, modifier, seat, context),
  )
}

function lifted(t: Table, { unless }: Ban['modifier'], seat: number, context: Context): boolean {
  return unless !== undefined && holds(t, { ...context, you: seat }, unless)
}

export function forbidden(t: Table, what: Forbidden, seat: number): boolean {
  return bans(t, what, seat).length > 0
}

/** Whether nobody may fight this card. */
export function cannotBeFought(t: Table, card: string, seat: number): boolean {
  return bans(t, 'fight-this', seat).some(({ context }) => context.card === card)
}

/** Whether cards of a class may not be Coordinated by this player. */
export function cannotCoordinate(t: Table, seat: number, ofClass: CharacterClass | null): boolean {
  return bans(t, 'coordinate', seat).some(({ modifier }) => modifier.class === undefined || modifier.class === ofClass)
}
