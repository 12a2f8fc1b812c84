import { type Crew, crewMembers, suggestedCrews } from '@keep-flying/encounters'
import type { AskedOptions } from '../../../game/setup.ts'

/** The Main Characters that are known before the game begins; all nine where it is still open who comes. */
export function crewIn({ crew, mains }: AskedOptions): readonly Crew[] {
  const suggested = Object.entries(suggestedCrews).find(([id]) => id === crew)
  if (suggested) return suggested[1]
  const named = crewMembers.filter((one) => Array.isArray(mains) && mains.includes(one))
  return crew === 'named' && named.length > 0 ? named : crewMembers
}
