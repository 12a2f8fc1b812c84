import type { Messages } from '@keep-flying/kernel'

/** The words of this box in English. */
export const messages: Messages = {
  'story.aloof': '{contact} deals only with captains who are Solid with another contact.',
  'story.immoral-job-bonus': 'Each immoral job pays {credits} more.',
  'condition.illegal-jobs': 'have completed illegal jobs for {n} different contacts',
}
