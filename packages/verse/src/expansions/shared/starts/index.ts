import { text } from '@keep-flying/kernel'
import type { Part } from '../../../box.ts'
import { sectorsAt } from '../../../rules/map.ts'
import type { Hooks } from '../../../rules/moments.ts'
import { story } from '../../../rules/table.ts'
import { somePlace } from '../../../text/describe-words.ts'

const startHooks: Hooks = {
  startingPlaces(t) {
    const { startAt } = story(t)
    if (startAt === undefined) return undefined
    return { sectors: sectorsAt(t, startAt), prompt: text('prompt.place-ship'), rule: 'SETUP-08', together: true }
  },
}

/** Where captains start, for the boxes whose stories have a word on it. */
export const starts: Part = {
  hooks: [startHooks],
  texts: {
    story: ({ startAt }) =>
      startAt === undefined ? [] : [text('story.all-start-at', { place: somePlace([startAt]) })],
  },
}
