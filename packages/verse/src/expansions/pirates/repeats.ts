import { type Repeats, suggested } from '@keep-flying/kernel'

/** What a captain under attack may have answered for good: the defence goes on with nobody there. */
export const repeats = {
  'showdown.defend': { answers: [suggested, 'fight', 'tech', 'negotiate'] },
  'piracy.shelter': { answers: [suggested, 'done'] },
  'showdown.after-roll': { answers: [suggested, 'accept'] },
} satisfies Repeats
