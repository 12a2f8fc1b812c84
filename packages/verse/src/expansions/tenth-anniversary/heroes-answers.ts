import type { Answers } from '../../rules/moments.ts'
import { story } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import type { Table } from '../../state.ts'
import { advanced } from './listing.ts'

/** Is the advanced game of "Heroes & Misfits" played? */
export function isHard(t: Table): boolean {
  return story(t).advanced === 'hard-masters' && hasVariant(t, advanced)
}

export const hardMasterAnswers: Answers = {
  moreMisbehaves: (t, _c, { contact }) => (contact === 'harken' && isHard(t) ? 1 : 0),
}
