import { text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { credits } from '../../../text/describe-words.ts'

/** What this box alone may put on a card. */
export const cardTexts: CardTexts = {
  story: ({ aloof, immoralJobBonus }) => [
    ...(aloof === undefined ? [] : [text('story.aloof', { contact: { name: 'contact', id: aloof } })]),
    ...(immoralJobBonus === undefined ? [] : [text('story.immoral-job-bonus', { credits: credits(immoralJobBonus) })]),
  ],
  condition: ({ illegalJobs }) =>
    illegalJobs === undefined ? [] : [text('condition.illegal-jobs', { n: illegalJobs })],
}
