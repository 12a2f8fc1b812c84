import { text } from '@keep-flying/kernel'
import type { ShownPart } from '../../../box.ts'
import { somePlace } from '../../../text/describe-words.ts'

/** Where captains start, for the boxes whose stories have a word on it. */
export const starts: ShownPart = {
  texts: {
    story: ({ startAt }) =>
      startAt === undefined ? [] : [text('story.all-start-at', { place: somePlace([startAt]) })],
  },
}
