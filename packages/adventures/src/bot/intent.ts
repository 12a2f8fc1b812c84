import type { Text } from '@keep-flying/kernel'
import { nameOf, says, thingName } from '../rules/table.ts'
import { askedOf, type Position } from './position.ts'
import { aimOf } from './wishes.ts'

/** What whoever's turn it is sets out for, in a sentence; null where that is nothing on the map. */
export function turnIntent(position: Position): Text | null {
  const { decision } = position
  const who = askedOf(position)
  if (decision.kind !== 'turn.action' || !who || who.at === null) return null
  const task = position.roles().get(who.id)?.task
  const aim = task && aimOf(task)
  return aim ? says('intent.go', { who: nameOf(who), what: thingName(aim) }) : null
}
