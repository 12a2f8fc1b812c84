import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../../../../boxes/all.ts'
import { describeAbility } from '../../../../text/describe.ts'
import { cardMessages } from '../../../../text/en/cards.ts'
import type { AbilityOf } from '../../../../vocabulary/index.ts'
import type { SharedAbilities } from '../vocabulary.ts'
import { messages } from './en.ts'

const say = writer('en', { ...cardMessages, ...messages }, ({ name, id }) => {
  throw new Error(`The test knows no ${name} ${id}.`)
})

/** A sample of each kind: the compiler asks for the kinds that are missing. */
const abilities: { readonly [K in keyof SharedAbilities]: readonly [AbilityOf<K>, string] } = {
  'bribes-any-negotiation': [
    { is: 'bribes-any-negotiation' },
    'You may pay bribes before any of your Negotiate tests.',
  ],
  'sale-bonus': [
    { is: 'sale-bonus', tokens: ['cargo', 'contraband'], plus: 100 },
    '$100 more for each Cargo or Contraband you sell to a contact.',
  ],
  'mail-order': [
    { is: 'mail-order' },
    'In a Buy action anywhere, discard this: buy 1 ship upgrade or drive core from any supply discard pile at half price.',
  ],
  'lifts-any-test': [{ is: 'lifts-any-test', plus: 1 }, 'Before the roll of any test, discard this for +1.'],
  'soothes-owner': [{ is: 'soothes-owner' }, 'Discard this: clear Disgruntled from its carrier.'],
  'reads-misbehave-deck': [
    { is: 'reads-misbehave-deck', cards: 3 },
    'In your turn, discard this: look at the top 3 cards of the Misbehave deck, then put them back in any order or discard them all.',
  ],
  'counts-as-profession': [{ is: 'counts-as-profession', profession: 'companion' }, 'Counts as a Companion.'],
  'calms-anyone': [{ is: 'calms-anyone' }, 'Spend an action: clear Disgruntled from 1 crew.'],
  'job-goods-by-crew': [
    { is: 'job-goods-by-crew', type: 'crime', base: 6 },
    'After each Crime job you complete, load 6 goods of your choice, less 1 for each crew who worked it.',
  ],
  'fight-into-negotiation': [
    { is: 'fight-into-negotiation' },
    "Disgruntle its carrier: add the carrier's Fight to a Negotiate test.",
  ],
  'calms-before-fight': [{ is: 'calms-before-fight' }, 'Before each Fight test, clear Disgruntled from its carrier.'],
  'suits-gamble': [
    { is: 'suits-gamble', cards: 2, prize: 1200 },
    'Discard this: bet on red or black and draw 2 Misbehave cards. If all are of that colour, take $1,200.',
  ],
  'counts-as-six': [
    { is: 'counts-as-six', skill: 'fight' },
    'After a Fight roll, discard this: the die counts as a 6 and earns its bonus roll.',
  ],
  'discard-to-reroll': [
    { is: 'discard-to-reroll', skill: 'fight' },
    'After the roll of a Fight test, discard this: roll again, and the new roll counts.',
  ],
  'counts-as-ace': [{ is: 'counts-as-ace' }, 'Discard this to count as the Ace of any Misbehave card.'],
  'burns-extra': [
    { is: 'burns-extra', fuel: 1, plus: 2 },
    'As you begin a Full Burn, you may spend 1 more Fuel for +2 range.',
  ],
  armour: [{ is: 'armour', from: 4 }, 'When its carrier is killed, roll a die. 4–6: the carrier lives and stays.'],
  'reroll-ones': [{ is: 'reroll-ones', skill: 'fight' }, 'Roll every 1 again in your Fight tests.'],
  'throws-more': [
    { is: 'throws-more', skill: 'fight', dice: 2 },
    'In your Fight tests, roll 2 dice and use the highest.',
  ],
  'will-not-hire': [{ is: 'will-not-hire', profession: 'companion' }, 'Hires no Companions.'],
}

test.each(Object.values(abilities))('$0.is', (ability, english) => {
  expect(say(describeAbility(ability, 'gear'))).toBe(english)
})
