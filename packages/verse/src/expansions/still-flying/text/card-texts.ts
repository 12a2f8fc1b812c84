import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { and, credits } from '../../../text/describe-words.ts'
import type { PlaceId, StoryCard } from '../../../vocabulary/index.ts'
import { reshuffleCard } from '../caper-cards.ts'

const placeName = (id: PlaceId) => text('option.place', { place: { name: 'place', id } })

function presentLines({ at, kinds }: NonNullable<StoryCard['presents']>): Text[] {
  const listed = kinds.map(({ id }) => text(`present.${id}`))
  return [
    text('story.presents', { presents: { list: listed, join: 'and' } }),
    text('story.presents-given', { place: { name: 'place', id: at } }),
  ]
}

/** What this box alone may put on a card. */
export const cardTexts: CardTexts = {
  extra: ({ kind }) => (kind === reshuffleCard.kind ? [text('extra.caper-reshuffle')] : []),
  story: ({ startingCapers: n, presents, runnersRange, contrabandSold, coreOnAlert }) => [
    ...(n === undefined ? [] : [text('set-up.starting-capers', { n })]),
    ...(presents === undefined ? [] : presentLines(presents)),
    ...(runnersRange === undefined ? [] : [text('story.runners-range', { n: runnersRange }), text('story.casks')]),
    ...(coreOnAlert ? [text('story.core-on-alert')] : []),
    ...(contrabandSold === undefined
      ? []
      : [
          text('story.contraband-sold', {
            places: and(contrabandSold.at.map(placeName)),
            n: contrabandSold.most,
            price: credits(contrabandSold.price),
          }),
        ]),
  ],
  setUp: ({ startingCapers: n, freeShuttles }) => [
    ...(freeShuttles ? [text('set-up.free-shuttles')] : []),
    ...(n === undefined ? [] : [text('set-up.starting-capers', { n })]),
  ],
}
