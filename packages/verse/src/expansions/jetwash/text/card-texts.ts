import { text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'

/** What this box alone may put on a card. */
export const cardTexts: CardTexts = {
  story: ({ sharedJobs }) => (sharedJobs ? [text('story.shared-jobs'), text('story.deals-only-trade')] : []),
  setUp: ({ stripMining, primed }) => [
    ...(stripMining ? [text('set-up.strip-mining')] : []),
    ...(primed === undefined ? [] : [text('set-up.primed', { n: primed })]),
  ],
}
