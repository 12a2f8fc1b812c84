import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../../box.ts'
import { somePlace, someRegion } from '../../../../text/describe-words.ts'
import type { StoryCard } from '../../../../vocabulary/index.ts'
import type { HavenComforts, HavenSites } from '../vocabulary.ts'

function siteLine(sites: HavenSites): Text {
  if ('at' in sites) return text('story.haven-at', { place: somePlace([sites.at]) })
  if ('beside' in sites) return text('story.havens.beside-shop')
  if (sites.notAt.length === 0) return text('story.havens.anywhere', { region: someRegion([sites.within]) })
  return text('story.havens', { region: someRegion([sites.within]), places: somePlace(sites.notAt) })
}

function comfortLine({ freeFuelAtOwn, clearsWantedAtOwn }: HavenComforts): Text {
  if (freeFuelAtOwn !== undefined) return text('story.haven-comforts', { fuel: freeFuelAtOwn })
  return text(clearsWantedAtOwn ? 'story.haven-leave.wanted' : 'story.haven-leave')
}

function storyLines({ havens, noCruiserAtHavens, havenComforts: comforts }: StoryCard): readonly Text[] {
  return [
    ...(havens === undefined ? [] : [siteLine(havens)]),
    ...(noCruiserAtHavens ? [text('story.no-cruiser-at-havens')] : []),
    ...(comforts === undefined ? [] : [comfortLine(comforts)]),
  ]
}

/** What cards say of Havens. */
export const cardTexts: CardTexts = {
  story: storyLines,
  setUp: ({ havens, havenComforts: comforts }) => [
    ...(havens === undefined ? [] : [siteLine(havens)]),
    ...(comforts === undefined ? [] : [comfortLine(comforts)]),
  ],
  condition: ({ atOwnHaven }) => (atOwnHaven ? [text('condition.at-own-haven')] : []),
}
