import { writer } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import '../../../boxes/all.ts'
import { describeAbility, describeEffect, describeFavour } from '../../../text/describe.ts'
import { cardMessages } from '../../../text/en/cards.ts'
import type { FavourOf } from '../../../text/tables.ts'
import type { AbilityOf, EffectOf } from '../../../vocabulary/index.ts'
import type { KalidasaAbilities, KalidasaCardEffects, KalidasaFavours } from '../vocabulary-cards.ts'
import { messages as board } from './en-board.ts'
import { messages } from './en-cards.ts'

const names: Readonly<Record<string, string>> = {
  'place harvest': 'Harvest',
  'place regina': 'Regina',
  'contact magistrate-higgins': 'Magistrate Higgins',
}
const say = writer(
  'en',
  { ...cardMessages, ...board, ...messages },
  ({ name, id }) => names[`${name} ${id}`] ?? String(id),
)

/** A sample of each kind: the compiler asks for the kinds that are missing. */
const abilities: { readonly [K in keyof KalidasaAbilities]: readonly [AbilityOf<K>, string] } = {
  'medic-check-succeeds': [
    { is: 'medic-check-succeeds' },
    'Discard this in place of the roll of a Medic check: the check succeeds.',
  ],
  'reads-nav-deck': [
    { is: 'reads-nav-deck', region: 'border', cards: 5 },
    'In your turn, discard this: look at the top 5 Nav cards of Border space and put them back in any order.',
  ],
  'shuffles-nav-deck': [
    { is: 'shuffles-nav-deck' },
    'In your turn, discard this: shuffle any Nav deck together with its discard pile.',
  ],
  'sells-off': [
    { is: 'sells-off', at: 'harvest', credits: 500 },
    'In your turn at Harvest, you may remove this crew from the game to take $500. That is immoral: all your moral crew become Disgruntled.',
  ],
  'jobs-are-salvage': [{ is: 'jobs-are-salvage', type: 'crime' }, 'Each Crime job you complete is also a Salvage Op.'],
  'recycles-fuel': [
    { is: 'recycles-fuel', cards: 2, fuel: 1 },
    'Once a Fly action, after 2 “The Big Black” in a row in a Full Burn: take 1 Fuel.',
  ],
  'free-leave': [{ is: 'free-leave' }, 'Your Shore Leave on supply planets costs nothing.'],
  'leave-anywhere': [
    { is: 'leave-anywhere' },
    'In any sector you may give your crew Shore Leave as a Buy action, at the usual cost.',
  ],
  'make-work-bonus': [{ is: 'make-work-bonus', credits: 100 }, 'Your Make-Work pays $100 more.'],
  'averts-warrant': [
    { is: 'averts-warrant' },
    'When a Warrant is issued to you, you may discard this crew: ignore that Warrant.',
  ],
  'keeps-trust': [
    { is: 'keeps-trust' },
    'When you would lose Solid standing with a contact, you may discard this crew instead.',
  ],
  'deals-from-afar': [
    { is: 'deals-from-afar', contact: 'magistrate-higgins' },
    'You may Deal with Magistrate Higgins from any sector.',
  ],
  'keeps-gear': [{ is: 'keeps-gear', from: 6 }, 'Whenever you discard gear, roll a die. 6: keep the gear.'],
  'bet-on-buying': [
    { is: 'bet-on-buying', dice: 2, each: 100 },
    'When you buy this, roll 2 dice, take $100 for each point, and discard this.',
  ],
  'hires-from': [
    { is: 'hires-from', deck: 'regina' },
    'In a Buy action anywhere, hire 1 crew from the discard pile of Regina for nothing. You keep this.',
  ],
  'saves-carrier': [{ is: 'saves-carrier' }, 'When its carrier is killed, discard this instead.'],
}

const effects: { readonly [K in keyof KalidasaCardEffects]: readonly [EffectOf<K>, string] } = {
  wager: [
    { do: 'wager', stake: 500, prize: 3000 },
    'you may stake $500 and name a suit; turn up a Misbehave card, and if it is of that suit, take $3,000',
  ],
  'kill-one-of': [{ do: 'kill-one-of', profession: 'merc' }, 'kill 1 of your Mercs'],
}

const favours: { readonly [K in keyof KalidasaFavours]: readonly [FavourOf<K>, string] } = {
  'more-active-jobs': [{ is: 'more-active-jobs', plus: 1 }, 'Solid: 1 more active job.'],
  'refuses-with-crew': [
    { is: 'refuses-with-crew', crew: 'Jayne' },
    'Always: with Jayne in your crew, you may neither Deal with this contact nor work their jobs.',
  ],
}

describe('in English', () => {
  test.each(Object.values(abilities))('$0.is', (ability, english) => {
    expect(say(describeAbility(ability, 'gear'))).toBe(english)
  })

  test.each(Object.values(effects))('$0.do', (effect, english) => {
    expect(say(describeEffect(effect))).toBe(english)
  })

  test.each(Object.values(favours))('$0.is', (favour, english) => {
    expect(say(describeFavour(favour))).toBe(english)
  })

  test.each<[AbilityOf<'reads-nav-deck'> | AbilityOf<'make-work-bonus'>, string]>([
    [
      { is: 'reads-nav-deck', cards: 5 },
      'In your turn, discard this: look at the top 5 cards of any Nav deck and put them back in any order.',
    ],
    [{ is: 'make-work-bonus', load: { fugitive: 1 } }, 'After your Make-Work you may load 1 Fugitive.'],
  ])('$0.is otherwise', (ability, english) => {
    expect(say(describeAbility(ability, 'crew'))).toBe(english)
  })
})
