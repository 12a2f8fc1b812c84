import { text } from '@keep-flying/kernel'
import { countOfToken, manyOfProfession, professionName } from '../../../text/describe-words.ts'
import type { AbilityTexts } from '../../../text/tables.ts'
import type { JetwashAbilities } from '../vocabulary.ts'

/** What the abilities of this box say. */
export const abilities: Pick<AbilityTexts, keyof JetwashAbilities> = {
  'stands-in': ({ profession, token, n }) =>
    text('ability.stands-in', {
      what: countOfToken(token, n),
      name: professionName(profession),
    }),
  'clears-the-sky': () => text('ability.clears-the-sky'),
  'burns-again': () => text('ability.burns-again'),
  'loyal-crew': ({ profession }) => text('ability.loyal-crew', { profession: manyOfProfession(profession) }),
}
