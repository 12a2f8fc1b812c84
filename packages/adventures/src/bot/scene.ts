import type { Option } from '@keep-flying/kernel'
import { type CrewText, textsFor } from '../rules/texts.ts'
import type { CrewMember, Table } from '../state.ts'
import { askedOf, optionsIn, type Position } from './position.ts'
import type { Role } from './roles.ts'

/** A Crew Member's turn: what it is after, and what it may do. */
export interface Scene {
  readonly position: Position
  readonly t: Table
  readonly who: CrewMember
  readonly at: number
  readonly role: Role | undefined
  /** Texts of its cards that may be used now. */
  readonly texts: readonly CrewText[]
}

export function sceneOf(position: Position): Scene | null {
  const who = askedOf(position)
  if (!who || who.at === null) return null
  const { t } = position
  const ids = new Set(optionsIn(position).map(({ id }) => id))
  const texts = textsFor(who, 'action', 'free', 'any-time').filter((text) => ids.has(text.option.id))
  return { position, t, who, at: who.at, role: position.roles().get(who.id), texts }
}

export function optionCalled({ position }: Scene, id: string): Option | undefined {
  return optionsIn(position).find((option) => option.id === id)
}
