import { text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { credits } from '../../../text/describe-words.ts'

/** What this box alone may put on a card. */
export const cardTexts: CardTexts = {
  story: ({ tokensByJobs }) =>
    tokensByJobs === undefined
      ? []
      : [
          text('story.tokens-by-jobs', {
            n: tokensByJobs.jobs,
            few: tokensByJobs.fewCaptains,
            more: tokensByJobs.jobsOfFew,
          }),
          text('story.claim-tokens'),
        ],
  setUp: ({ capital }) =>
    capital === undefined
      ? []
      : [text('set-up.capital', { credits: credits(capital) }), text('set-up.ships-bought'), text('set-up.provisions')],
  condition: ({ claimedTokens }) =>
    claimedTokens === undefined ? [] : [text('condition.claimed-tokens', { n: claimedTokens })],
}
