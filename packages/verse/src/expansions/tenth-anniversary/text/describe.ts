import { type Text, text } from '@keep-flying/kernel'
import { and } from '../../../text/describe-words.ts'
import type { KindTexts, StoryEndTexts } from '../../../text/tables.ts'
import type { GoalCondition } from '../../../vocabulary/index.ts'
import { conditionTexts } from './conditions.ts'

function gradeLine(when: GoalCondition, n: number): Text {
  return text(`story.grade-${n + 1}`, { conditions: and(conditionTexts(when)) })
}

/** How stories of this box end. */
export const ends: Pick<StoryEndTexts, 'graded' | 'most-points'> = {
  graded: ({ grades }) => [...grades.map(gradeLine), text('story.graded')],
  'most-points': ({ tale, acedTale, fourSuits }) => [text('story.most-points', { tale, acedTale, fourSuits })],
}

export const kindTexts: KindTexts = { ends }
