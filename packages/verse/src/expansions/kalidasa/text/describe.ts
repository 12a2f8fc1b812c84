import { text } from '@keep-flying/kernel'
import { credits, manyOfToken, someRegion } from '../../../text/describe-words.ts'
import type { AbilityTexts, EffectTexts, KindTexts, StoryEndTexts } from '../../../text/tables.ts'
import type { KalidasaEffects, KalidasaLeaderAbilities, KalidasaStoryEnds } from '../vocabulary.ts'
import { cardKindTexts } from './describe-cards.ts'

/** What the kinds of this box say. */

export const effects: Pick<EffectTexts, keyof KalidasaEffects> = {
  'move-corvette': (move) =>
    'steps' in move
      ? text('effect.move-corvette.steps', { n: move.steps })
      : text(`effect.move-corvette.${move.to}`, { regions: someRegion(move.within) }),
  'remove-wanted-crew': () => text('effect.remove-wanted-crew'),
  'hand-over-crew': () => text('effect.hand-over-crew'),
  'lose-all-goods': () => text('effect.lose-all-goods'),
  'offer-to-buy': ({ offers: [offer] }) =>
    text('effect.offer-to-buy', {
      tokens: manyOfToken(offer?.token ?? 'part'),
      n: offer?.max ?? 0,
      price: credits(offer?.price ?? 0),
    }),
  'people-lost-by-die': () => text('effect.people-lost-by-die'),
  'swap-goods': ({ n }) => text('effect.swap-goods', { n }),
  'bet-on-suits': ({ upTo, cards, alike, times }) =>
    text('effect.bet-on-suits', { upTo: credits(upTo), cards, alike, times }),
  'range-per-moral-crew': ({ sectors }) => text('effect.range-per-moral-crew', { n: sectors }),
}

export const abilities: Pick<AbilityTexts, keyof KalidasaLeaderAbilities> = {
  'sells-people': ({ person, plus }) =>
    text('ability.sells-people', { person: manyOfToken(person), credits: credits(plus) }),
}

export const ends: Pick<StoryEndTexts, keyof KalidasaStoryEnds> = {
  'jobs-run-out': ({ jobsPerCaptain }) => [text('story.jobs-run-out', { n: jobsPerCaptain })],
  'bank-empty': ({ bankPerCaptain }) => [
    text('story.bank', { credits: credits(bankPerCaptain) }),
    text('story.bank-empty'),
    text('story.half-claimed'),
  ],
}

export const kindTexts: KindTexts = {
  effects: { ...effects, ...cardKindTexts.effects },
  abilities: { ...abilities, ...cardKindTexts.abilities },
  favours: { ...cardKindTexts.favours },
  ends,
}
