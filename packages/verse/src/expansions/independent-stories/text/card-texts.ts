import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { credits } from '../../../text/describe-words.ts'
import type { Hideout } from '../vocabulary.ts'

function hideoutWords(hideouts: readonly Hideout[]): Text[] {
  return hideouts.map(({ upTo, place }, n) => {
    const from = (hideouts[n - 1]?.upTo ?? 0) + 1
    return text('story.hideout', { from, upTo, place: { name: 'place', id: place } })
  })
}

/** What these stories alone may put on a card. */
export const cardTexts: CardTexts = {
  story: ({ warrantPride: pride, hideouts }) => [
    ...(pride === undefined
      ? []
      : [text('story.warrant-pride', { from: pride.from, to: pride.to, credits: credits(pride.credits) })]),
    ...(hideouts === undefined
      ? []
      : [text('story.hideouts', { places: { list: hideoutWords(hideouts), join: 'and' } }), text('story.patron')]),
  ],
  setUp: ({ heat }) => (heat ? [text('set-up.heat')] : []),
  condition: ({ warrantsOrIllegalJobs: either }) =>
    either === undefined ? [] : [text('condition.warrants-or-jobs', { ...either })],
}
