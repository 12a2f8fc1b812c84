import { text } from '@keep-flying/kernel'
import { credits, keywordName, or } from '../../../text/describe-words.ts'
import type { EffectTexts, KindTexts, StoryEndTexts } from '../../../text/tables.ts'
import type { CrimeEffects, CrimeStoryEnds } from '../vocabulary.ts'

/** What the kinds of this box say. */

export const effects: Pick<EffectTexts, keyof CrimeEffects> = {
  'return-to-ship': ({ who, upsets }) => text(`effect.return-to-ship.${who}${upsets ? '.upset' : ''}`),
  'make-wanted': ({ who }) =>
    typeof who === 'string'
      ? text(`effect.make-wanted.${who}`)
      : text('effect.make-wanted.carriers', { keyword: keywordName(who.carrying) }),
  'seize-gear': ({ keywords, upsets }) =>
    text(upsets ? `effect.seize-gear.${upsets}` : 'effect.seize-gear', { keywords: or(keywords.map(keywordName)) }),
  'lose-any-solid': () => text('effect.lose-any-solid'),
  'give-up-solid': () => text('effect.give-up-solid'),
  'discard-hand': () => text('effect.discard-hand'),
  'new-alert': () => text('effect.new-alert'),
  'extra-action': () => text('effect.extra-action'),
  'split-crew': () => text('effect.split-crew'),
  'draw-misbehaves': ({ n }) => text('effect.draw-misbehaves', { n }),
  'roll-doubles': (effect) => text('effect.roll-doubles', { credits: credits(effect.credits) }),
  'buy-from-discards': ({ deck, keywords }) =>
    text('effect.buy-from-discards', {
      place: { name: 'supply', id: deck },
      keywords: or(keywords.map(keywordName)),
    }),
  'clear-record': ({ warrants, wanted = 0 }) =>
    text(wanted > 0 ? 'effect.clear-record.either' : 'effect.clear-record', { warrants, wanted }),
}

export const ends: Pick<StoryEndTexts, keyof CrimeStoryEnds> = {
  'last-prize': () => [text('story.last-prize')],
  'rich-at-turn-end': (end) => [
    text('story.rich-at-turn-end', { credits: credits(end.credits), long: credits(end.long) }),
  ],
}

export const kindTexts: KindTexts = { effects, ends }
