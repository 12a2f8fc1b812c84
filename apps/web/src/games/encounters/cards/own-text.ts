import { avatarOf, type Crew, describeAbility } from '@keep-flying/encounters'
import type { Writer } from '@keep-flying/kernel'

/** What somebody's Talent or Flaw does. */
export function ownText(crew: Crew, kind: 'talent' | 'flaw', write: Writer): string {
  return avatarOf(crew)[kind].abilities.flatMap(describeAbility).map(write).join(' ')
}
