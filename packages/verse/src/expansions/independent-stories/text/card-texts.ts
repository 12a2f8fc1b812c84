import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { and, credits } from '../../../text/describe-words.ts'
import type { StoryCard } from '../../../vocabulary/index.ts'
import type { Hideout } from '../vocabulary.ts'

function hideoutWords(hideouts: readonly Hideout[]): Text[] {
  return hideouts.map(({ upTo, place }, n) => {
    const from = (hideouts[n - 1]?.upTo ?? 0) + 1
    return text('story.hideout', { from, upTo, place: { name: 'place', id: place } })
  })
}

const cardWord = (id: string) => text('ship.upgrade', { card: { name: 'card', id } })

function hunterLines({ onlyShips, hunter }: StoryCard): Text[] {
  return [
    ...(onlyShips === undefined ? [] : [text('story.only-ships', { ships: and(onlyShips.map(cardWord)) })]),
    ...(hunter === undefined
      ? []
      : [
          text('story.hunter', {
            ...{ card: { name: 'card', id: hunter.leader }, ship: { name: 'card', id: hunter.ship } },
            place: { name: 'place', id: hunter.from },
          }),
          text('story.hunter-attacks', { fight: hunter.fight, credits: credits(hunter.takes) }),
        ]),
  ]
}

function prideLines({ warrantPride: pride }: StoryCard): Text[] {
  if (pride === undefined) return []
  return [text('story.warrant-pride', { from: pride.from, to: pride.to, credits: credits(pride.credits) })]
}

function patronLines({ hideouts }: StoryCard): Text[] {
  if (hideouts === undefined) return []
  return [text('story.hideouts', { places: and(hideoutWords(hideouts)) }), text('story.patron')]
}

/** What these stories alone may put on a card. */
export const cardTexts: CardTexts = {
  story: (story) => [...hunterLines(story), ...prideLines(story), ...patronLines(story)],
  setUp: ({ heat }) => (heat ? [text('set-up.heat')] : []),
  condition: ({ warrantsOrIllegalJobs: either }) =>
    either === undefined ? [] : [text('condition.warrants-or-jobs', { ...either })],
}
