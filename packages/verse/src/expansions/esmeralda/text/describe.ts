import { text } from '@keep-flying/kernel'
import { manyOfToken, or } from '../../../text/describe-words.ts'
import type { AbilityTexts } from '../../../text/tables.ts'
import type { EsmeraldaAbilities } from '../vocabulary.ts'

/** What the abilities of this box say. */
export const abilities: Pick<AbilityTexts, keyof EsmeraldaAbilities> = {
  'keeps-from-the-law': ({ token }) => text('ability.keeps-from-the-law', { tokens: manyOfToken(token) }),
  'feeds-crew': ({ tokens }) => text('ability.feeds-crew', { tokens: or(tokens.map(manyOfToken)) }),
}
