import { text } from '@keep-flying/kernel'
import { and, byToken, countOfToken, credits, manyOfProfession } from '../../../text/describe-words.ts'
import type { AbilityTexts, EffectTexts, FavourTexts, KindTexts } from '../../../text/tables.ts'
import type { KalidasaAbilities, KalidasaCardEffects, KalidasaFavours } from '../vocabulary-cards.ts'

/** What the kinds of this box's cards say. */

export const cardEffects: Pick<EffectTexts, keyof KalidasaCardEffects> = {
  wager: ({ stake, prize }) => text('effect.wager', { stake: credits(stake), prize: credits(prize) }),
  'kill-one-of': ({ profession }) => text('effect.kill-one-of', { profession: manyOfProfession(profession) }),
}

export const abilities: Pick<AbilityTexts, keyof KalidasaAbilities> = {
  'medic-check-succeeds': () => text('ability.medic-check-succeeds'),
  'reads-nav-deck': ({ region, cards }) =>
    region === undefined
      ? text('ability.reads-nav-deck.any', { cards })
      : text('ability.reads-nav-deck', { cards, region: text(`region.${region}`) }),
  'shuffles-nav-deck': () => text('ability.shuffles-nav-deck'),
  'sells-off': (ability) =>
    text('ability.sells-off', { place: { name: 'place', id: ability.at }, credits: credits(ability.credits) }),
  'jobs-are-salvage': ({ type }) => text('ability.jobs-are-salvage', { type: text(`job-type.${type}`) }),
  'recycles-fuel': ({ cards, fuel }) =>
    text('ability.recycles-fuel', {
      cards,
      fuel: countOfToken('fuel', fuel),
      card: { name: 'card', id: 'The Big Black' },
    }),
  'free-leave': () => text('ability.free-leave'),
  'leave-anywhere': () => text('ability.leave-anywhere'),
  'make-work-bonus': ({ credits: money, load = {} }) =>
    money === undefined
      ? text('ability.make-work-bonus.load', { load: and(byToken(load, countOfToken)) })
      : text('ability.make-work-bonus', { credits: credits(money) }),
  'averts-warrant': () => text('ability.averts-warrant'),
  'keeps-trust': () => text('ability.keeps-trust'),
  'deals-from-afar': ({ contact }) => text('ability.deals-from-afar', { contact: { name: 'contact', id: contact } }),
  'keeps-gear': ({ from }) => text('ability.keeps-gear', { from }),
  'bet-on-buying': ({ dice, each }) => text('ability.bet-on-buying', { dice, credits: credits(each) }),
  'hires-from': ({ deck }) => text('ability.hires-from', { place: { name: 'place', id: deck } }),
  'saves-carrier': () => text('ability.saves-carrier'),
}

export const favours: Pick<FavourTexts, keyof KalidasaFavours> = {
  'more-active-jobs': ({ plus }) => text('favour.more-active-jobs', { plus }),
  'refuses-with-crew': ({ crew }) => text('favour.refuses-with-crew', { crew: { name: 'card', id: crew } }),
}

export const cardKindTexts: KindTexts = { effects: cardEffects, abilities, favours }
