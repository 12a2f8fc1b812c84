import { avatarOf, boxCard, type CardId, type Crew, describeAbility } from '@keep-flying/encounters'
import type { Writer } from '@keep-flying/kernel'

/** What somebody's Talent or Flaw does. */
export function ownText(crew: Crew, kind: 'talent' | 'flaw', write: Writer): string {
  return avatarOf(crew)[kind].abilities.flatMap(describeAbility).map(write).join(' ')
}

/** What somebody gets from activating a card. */
export function activateText(card: CardId, crew: Crew, write: Writer): string {
  const boxed = boxCard(card)
  const { abilities } = 'card' in boxed ? boxed.card : avatarOf(crew)[boxed.kind]
  return abilities
    .filter((ability) => 'at' in ability && ability.at === 'activate')
    .flatMap(describeAbility)
    .map(write)
    .join(' ')
}
