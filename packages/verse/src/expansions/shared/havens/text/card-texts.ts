import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../../box.ts'
import { somePlace, someRegion } from '../../../../text/describe-words.ts'
import type { StoryCard } from '../../../../vocabulary/index.ts'

function storyLines({ havens, noCruiserAtHavens, havenComforts: comforts }: StoryCard): readonly Text[] {
  return [
    ...(havens === undefined
      ? []
      : [text('story.havens', { region: someRegion([havens.within]), places: somePlace(havens.notAt) })]),
    ...(noCruiserAtHavens ? [text('story.no-cruiser-at-havens')] : []),
    ...(comforts === undefined ? [] : [text('story.haven-comforts', { fuel: comforts.freeFuelAtOwn })]),
  ]
}

/** What cards say of Havens. */
export const cardTexts: CardTexts = {
  story: storyLines,
  condition: ({ atOwnHaven }) => (atOwnHaven ? [text('condition.at-own-haven')] : []),
}
