import { type Ability, avatarOf, boxCard, type CardId, type Crew, describeAbility } from '@keep-flying/encounters'
import type { Writer } from '@keep-flying/kernel'

/** What somebody's Talent or Flaw does. */
export function ownText(crew: Crew, kind: 'talent' | 'flaw', write: Writer): string {
  return avatarOf(crew)[kind].abilities.flatMap(describeAbility).map(write).join(' ')
}

/** What somebody gets from activating a card. */
export function activateText(card: CardId, crew: Crew, write: Writer): string {
  return textWhere(card, crew, write, (ability) => 'at' in ability && ability.at === 'activate')
}

/** What a card's class combos give. */
export function comboText(card: CardId, crew: Crew, write: Writer): string {
  return textWhere(card, crew, write, (ability) => 'at' in ability && ability.at === 'combo')
}

/** What a goal in Operations waits for, and what it brings. */
export function operationText(card: CardId, crew: Crew, write: Writer): string {
  return textWhere(card, crew, write, (ability) => 'in' in ability && ability.in === 'operations')
}

function textWhere(card: CardId, crew: Crew, write: Writer, isMeant: (ability: Ability) => boolean): string {
  const boxed = boxCard(card)
  const { abilities } = 'card' in boxed ? boxed.card : avatarOf(crew)[boxed.kind]
  return abilities.filter(isMeant).flatMap(describeAbility).map(write).join(' ')
}
