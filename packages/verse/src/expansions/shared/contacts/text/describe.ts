import { text } from '@keep-flying/kernel'
import { credits, or } from '../../../../text/describe-words.ts'
import type { FavourTexts } from '../../../../text/tables.ts'
import type { SharedFavours } from '../vocabulary.ts'

/** What these favours say. */
export const favours: Pick<FavourTexts, keyof SharedFavours> = {
  'pays-for-jobs': (favour) =>
    text('favour.pays-for-jobs', {
      types: or(favour.types.map((type) => text(`job-type.${type}`))),
      credits: credits(favour.credits),
    }),
}
