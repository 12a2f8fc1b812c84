import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../../box.ts'
import type { Timer } from '../vocabulary.ts'

function timerLines(timer: Timer | undefined): readonly Text[] {
  if (!timer) return []
  const { tokens, falls, afterwards } = timer
  const stack =
    typeof tokens === 'number'
      ? text('timer.stack', { n: tokens })
      : text('timer.stack.per-captain', { n: tokens.perCaptain })
  return [text(`timer.${falls}`, { stack }), text(`timer.afterwards.${afterwards}`)]
}

/** What cards say of time. */
export const cardTexts: CardTexts = {
  story: ({ timer }) => timerLines(timer),
  setUp: ({ timer }) => timerLines(timer),
}
