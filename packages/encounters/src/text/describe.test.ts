import type { Text } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import type { Ability, Condition, Cost, Duration, Effect, Modifier, Who } from '../vocabulary/index.ts'
import { describeAbility } from './describe-abilities.ts'
import { describeCondition } from './describe-conditions.ts'
import { describeCost } from './describe-costs.ts'
import { describeEffect } from './describe-effects.ts'
import { describeLasting, describeModifier } from './describe-modifiers.ts'
import { describeWho } from './describe-selectors.ts'
import { writerOf } from './languages.ts'

const write = (line: Text): string => writerOf()(line)

describe('who', () => {
  test.each<[Who, string]>([
    ['you', 'you'],
    ['active', 'the active player'],
    ['victim', 'the player who would draw the strike'],
    ['next', 'the next player'],
    ['other', 'another player of your choice'],
    ['others', 'each other player'],
    ['mate', 'another player of your choice (alone: you)'],
    ['any', 'a player of your choice'],
    ['each', 'each player'],
    ['main', 'a Main Character of your choice'],
    ['each-main', 'each Main Character'],
    ['highest-rank', 'the highest-ranked player'],
    ['lowest-rank', 'the lowest-ranked player'],
    ['healed', 'each player healed'],
    ['least-health', 'the player with the least Health left'],
    ['mal', 'Mal'],
    [['simon', 'river'], 'Simon and River'],
    [{ firstOf: ['jayne', 'mal', 'active'] }, 'Jayne (else Mal, else the active player)'],
  ])('%j: %s', (who, said) => {
    expect(write(describeWho(who))).toBe(said)
  })

  test('a Rank is meant among players, for strikes among Main Characters', () => {
    expect(write(describeWho('highest-rank', 'mains'))).toBe('the highest-ranked Main Character')
    expect(write(describeWho('lowest-rank', 'mains'))).toBe('the lowest-ranked Main Character')
  })
})

describe('conditions', () => {
  test.each<[Condition, string]>([
    [{ main: 'zoe' }, 'Zoe is a Main Character'],
    [{ not: { main: 'zoe' } }, 'Zoe is not a Main Character'],
    [{ have: 'intel', min: 1 }, 'you can show an Intel card'],
    [{ not: { have: 'tech', min: 2 } }, 'you cannot show 2 Tech cards'],
    [{ area: 'verse' }, "this card is in the 'Verse"],
    [{ area: 'combat-zone' }, 'this card is in the Combat Zone'],
    [{ area: 'operations' }, 'this card is in Operations'],
    [{ revealedBy: 'scan' }, 'this card was scanned'],
    [{ not: { revealedBy: 'combat-zone' } }, 'this card was not revealed in the Combat Zone'],
    [{ task: 'keep-cargo', is: 'open' }, '“Keep the Cargo” is open'],
    [{ not: { task: 'keep-cargo', is: 'done' } }, '“Keep the Cargo” is not completed'],
    [{ task: 'keep-cargo', is: 'failed' }, '“Keep the Cargo” has failed'],
    [{ counter: 'tick', of: 'this', min: 3 }, 'this card has at least 3 counters'],
    [{ counter: 'lesson', of: { task: 'win-duel' }, min: 1, max: 1 }, '“Win the Duel” has exactly 1 counter'],
    [{ counter: 'fire', of: { inOperations: 'The Stake' }, max: 0 }, '“The Stake” has no counters'],
    [{ all: [{ main: 'mal' }, { area: 'verse' }] }, "Mal is a Main Character and this card is in the 'Verse"],
    [
      { not: { all: [{ main: 'mal' }, { area: 'verse' }] } },
      "Mal is not a Main Character or this card is not in the 'Verse",
    ],
    [{ count: 'cards', which: { name: 'Stitch' }, min: 1 }, '“Stitch” is face-up'],
    [{ count: 'cards', which: { name: 'Stitch' }, max: 0 }, '“Stitch” is not face-up'],
    [{ count: 'cards', which: { type: 'ship' }, min: 2 }, 'there are at least 2 face-up cards of the kind Ship enemy'],
    [{ count: 'hidden-verse', min: 1 }, "there is at least 1 hidden card in the 'Verse"],
    [{ not: { count: 'hidden-verse', min: 1 } }, "there are no hidden cards in the 'Verse"],
    [{ count: 'enemies-combat', max: 0 }, 'there are no enemies in the Combat Zone'],
    [{ count: 'clear-spaces', min: 2 }, "the 'Verse has at least 2 clear spaces"],
    [{ count: 'clear-here', min: 1 }, 'this space is clear'],
    [{ count: 'ship-strikes', max: 2 }, 'Serenity has at most 2 Ship Strikes'],
    [{ not: { count: 'ship-strikes', max: 2 } }, 'Serenity has at least 3 Ship Strikes'],
    [{ count: 'classes-played', min: 2 }, 'you have played cards of at least 2 classes this turn'],
    [{ count: 'coordinated-to-you', max: 1 }, 'at most 1 card was Coordinated to you this turn'],
    [{ count: 'recruited-this-turn', min: 2 }, 'you have recruited at least 2 characters this turn'],
    [{ count: 'scanned-this-turn', min: 1 }, 'you have scanned at least 1 card this turn'],
    [{ count: 'defense', min: 4 }, 'your Defense Value is at least 4'],
    [{ count: 'amount', min: 1 }, 'at least 1 card was discarded this way'],
  ])('%j: if %s', (condition, said) => {
    expect(write(describeCondition(condition))).toBe(said)
  })
})

describe('prices', () => {
  test.each<[Cost, string]>([
    [{ pay: 'recruit', n: 3 }, 'pay 3 Recruit'],
    [{ pay: 'attack', n: 2 }, 'pay 2 Attack'],
    [{ pay: 'either', n: 4 }, 'pay 4 Recruit and/or Attack'],
    [
      {
        pay: 'recruit',
        n: 5,
        less: [
          { n: 2, if: { main: 'kaylee' } },
          { n: 1, if: { have: 'tech', min: 1 } },
        ],
      },
      'pay 5 Recruit (2 less if Kaylee is a Main Character, 1 less if you can show a Tech card)',
    ],
    [{ show: 'intel', n: 1 }, 'show an Intel card'],
    [{ show: 'tech', n: 2 }, 'show 2 Tech cards'],
    [{ showClasses: 2 }, 'show cards of 2 different classes'],
    [{ discard: 1 }, 'discard 1 card'],
    [{ discard: 2 }, 'discard 2 cards'],
    [{ give: 'discard-this' }, 'discard this card'],
    [{ give: 'defeat-this' }, 'defeat this card'],
    [{ playersPay: 2, each: 'recruit' }, 'have 2 different players pay 1 Recruit each'],
    [{ playersPay: 3, each: 'attack' }, 'have 3 different players pay 1 Attack each'],
  ])('%j: %s', (cost, said) => {
    expect(write(describeCost([cost]))).toBe(said)
  })

  test('of several parts', () => {
    expect(write(describeCost([{ showClasses: 2 }, { pay: 'attack', n: 1 }]))).toBe(
      'show cards of 2 different classes and pay 1 Attack',
    )
  })
})

describe('modifiers', () => {
  test.each<[Modifier, string]>([
    [{ mod: 'scan-cost', n: 1 }, 'scanning costs 1 more'],
    [{ mod: 'scan-cost', n: 1, who: 'you' }, 'scanning costs you 1 more'],
    [{ mod: 'scan-cost', n: 2, space: 'here' }, 'scanning this space costs 2 more'],
    [{ mod: 'scan-cost', n: -1, firstOfTurn: true, min: 0 }, 'the first scan of each turn costs 1 less'],
    [{ mod: 'scan-cost', n: -1, min: 1 }, 'scanning costs 1 less (but at least 1)'],
    [{ mod: 'recruit-cost', n: 1 }, 'characters on the Bridge cost 1 more'],
    [
      { mod: 'recruit-cost', n: 1, firstOfTurn: true },
      'the first character recruited from the Bridge each turn costs 1 more',
    ],
    [{ mod: 'recruit-cost', n: -1, next: true }, 'the next character recruited from the Bridge costs 1 less'],
    [{ mod: 'repair-cost', n: -1, min: 1 }, 'repairs cost 1 Recruit less (but at least 1)'],
    [{ mod: 'goal-price', n: 1 }, 'prices on goals are 1 higher'],
    [{ mod: 'goal-price', n: -2, name: 'Spare Part' }, 'the price on “Spare Part” is 2 lower'],
    [{ mod: 'enemy-attack', n: 1, what: 'other-enemies' }, 'each other enemy has +1 Attack'],
    [{ mod: 'enemy-attack', n: -2, what: 'one-enemy' }, 'a chosen enemy has -2 Attack'],
    [{ mod: 'enemy-attack', n: 2, what: 'strongest-enemy' }, 'the strongest enemy has +2 Attack'],
    [
      { mod: 'enemy-attack', n: -2, what: { every: { type: 'enemy', space: 'here' } } },
      'each enemy in this space has -2 Attack',
    ],
    [
      { mod: 'enemy-attack', n: 1, what: { every: { type: 'crew', descriptor: 'outlaw' } } },
      'each Outlaw Crew enemy has +1 Attack',
    ],
    [{ mod: 'enemy-attack', n: -1, what: { every: { name: 'Jubal Early' } } }, 'each “Jubal Early” has -1 Attack'],
    [
      {
        mod: 'enemy-attack',
        n: { count: 'classes-played', times: -1, max: 4 },
        what: { one: { type: 'enemy', notDescriptor: 'reaver' } },
      },
      'a chosen enemy that is not a Reaver has -1 Attack per class you played this turn (at most 4)',
    ],
    [{ mod: 'hand-size', n: -1, who: 'each' }, 'each player draws 1 fewer card in Cleanup'],
    [{ mod: 'hand-size', n: 2, who: 'you' }, 'you draw 2 more cards in Cleanup'],
    [{ mod: 'bridge-closed', n: 1 }, 'the rightmost card of the Bridge cannot be recruited or gained'],
    [{ mod: 'bridge-closed', n: 2 }, 'the 2 rightmost cards of the Bridge cannot be recruited or gained'],
    [{ mod: 'cannot', what: 'fight', who: 'you' }, 'you cannot fight'],
    [
      { mod: 'cannot', what: 'fight-crew', who: 'you', unless: { count: 'scanned-this-turn', min: 1 } },
      'you cannot fight Crew enemies unless you have scanned at least 1 card this turn',
    ],
    [
      { mod: 'cannot', what: 'fight-this', unless: { count: 'classes-played', min: 2 } },
      'you cannot fight this card unless you have played cards of at least 2 classes this turn',
    ],
    [{ mod: 'cannot', what: 'heal', who: 'each' }, 'effects used by each player heal nothing'],
    [{ mod: 'cannot', what: 'heal', who: 'you' }, 'your effects heal nothing'],
    [{ mod: 'cannot', what: 'coordinate', who: 'others' }, 'each other player cannot Coordinate cards'],
    [{ mod: 'cannot', what: 'coordinate', class: 'tech' }, 'Tech cards cannot be Coordinated'],
    [{ mod: 'most-coordinated', n: 0 }, 'no cards can be Coordinated'],
    [{ mod: 'most-coordinated', n: 1 }, 'at most 1 card can be Coordinated to a player per turn'],
    [{ mod: 'lose-keyword', what: 'this', keyword: 'escape' }, 'this card loses Escape'],
    [{ mod: 'credits', n: -1 }, 'the team has 1 fewer Credit to spend in the Inter-Mission'],
    [{ mod: 'slots', n: 1 }, 'Serenity has 1 more slot'],
    [{ mod: 'skip-add', n: 1 }, "the next time an Episode card would be added to the 'Verse, none is added"],
    [{ mod: 'skip-add', n: 2 }, "the next 2 times an Episode card would be added to the 'Verse, none is added"],
    [{ mod: 'start-hand', n: 1 }, 'each player draws 1 more card as an Episode begins'],
  ])('%j: %s', (modifier, said) => {
    expect(write(describeModifier(modifier))).toBe(said)
  })

  test.each<[Modifier, Duration, string]>([
    [{ mod: 'hand-size', n: -2, who: 'you' }, 'next-cleanup', 'you draw 2 fewer cards in the next Cleanup'],
    [
      { mod: 'hand-size', n: -1, who: ['simon', 'river'] },
      'next-cleanup',
      'Simon and River each draw 1 fewer card in the next Cleanup',
    ],
    [
      { mod: 'enemy-attack', n: 2, what: 'strongest-enemy' },
      'end-of-turn',
      'this turn, the strongest enemy has +2 Attack',
    ],
    [{ mod: 'scan-cost', n: 1 }, 'end-of-round', 'until each player has had a turn, scanning costs 1 more'],
    [
      { mod: 'enemy-attack', n: 1, what: 'this' },
      'end-of-episode',
      'for the rest of the Episode, this card has +1 Attack',
    ],
    [{ mod: 'recruit-cost', n: 1, next: true }, 'used', 'the next character recruited from the Bridge costs 1 more'],
    [{ mod: 'start-hand', n: 1 }, 'used', 'each player draws 1 more card as the next Episode begins'],
    [{ mod: 'skip-add', n: 1 }, 'used', "the next time an Episode card would be added to the 'Verse, none is added"],
  ])('%j until %s: %s', (modifier, until, said) => {
    expect(write(describeLasting(modifier, until))).toBe(said)
  })
})

describe('effects', () => {
  test.each<[Effect, string]>([
    [{ do: 'recruit', n: 2 }, '+2 Recruit'],
    [{ do: 'attack', n: 1 }, '+1 Attack'],
    [{ do: 'attack', n: 1, who: 'active' }, 'the active player gets +1 Attack'],
    [{ do: 'attack', n: 3, only: 'one-enemy' }, '+3 Attack against a single enemy'],
    [{ do: 'attack', n: 1, only: 'scan' }, '+1 Attack for scanning only'],
    [
      { do: 'attack', n: 1, only: { enemies: { area: 'combat-zone' } } },
      '+1 Attack against any enemy in the Combat Zone',
    ],
    [{ do: 'attack', n: { count: 'hidden-verse' } }, "+1 Attack per hidden card in the 'Verse"],
    [{ do: 'credits', n: 2 }, 'earn 2 Credits'],
    [{ do: 'credits', n: -1 }, 'lose 1 Credit'],
    [{ do: 'draw', n: 1 }, 'draw 1 card'],
    [{ do: 'draw', n: 2, who: 'mate' }, 'another player of your choice (alone: you) draws 2 cards'],
    [{ do: 'draw', n: 1, who: ['simon', 'river'] }, 'Simon and River each draw 1 card'],
    [{ do: 'draw', n: { count: 'amount', plus: -1 } }, 'draw 1 card per card discarded this way, less 1'],
    [{ do: 'discard', n: 2 }, 'discard 2 cards'],
    [
      { do: 'discard', n: 1, who: 'mate', highestCost: true },
      'another player of your choice (alone: you) discards their card with the highest cost',
    ],
    [{ do: 'discard-hand', who: 'mal' }, 'Mal discards their hand'],
    [{ do: 'defeat-own', n: 1, upTo: true }, 'you may defeat 1 of your characters from your hand or played this turn'],
    [{ do: 'defeat-own', n: 2 }, 'defeat 2 of your characters from your hand or played this turn'],
    [
      { do: 'defeat-own', n: 1, from: 'discard', costMin: 1, random: true },
      'defeat 1 random character with a cost of at least 1 from your discard pile',
    ],
    [{ do: 'gain-talent', who: 'any' }, 'a player of your choice gains 1 Talent'],
    [{ do: 'gain-talent', who: 'mal', n: 2, to: 'deck-shuffle' }, 'Mal gains 2 Talents (shuffled into the deck)'],
    [{ do: 'gain-flaw', who: 'each' }, 'each player gains 1 Flaw'],
    [
      { do: 'gain-bridge', costMax: 4, to: 'deck-top' },
      'gain a character from the Bridge with a cost of at most 4 (onto the deck)',
    ],
    [{ do: 'gain-browncoats' }, 'gain 1 Browncoats card'],
    [{ do: 'gain-browncoats', to: 'hand' }, 'gain 1 Browncoats card (into hand)'],
    [{ do: 'search', n: 1, to: 'hand' }, 'search your deck for a character to take into hand, then shuffle the deck'],
    [{ do: 'arrange', n: 1, discard: 1 }, 'look at the top card of your deck; you may discard it'],
    [
      { do: 'arrange', n: 3, discard: 1 },
      'look at the top 3 cards of your deck, discard up to 1, and put the rest back in any order',
    ],
    [{ do: 'sweep-bridge', n: 1 }, 'put 1 card of the Bridge under the Crew Deck and refill the Bridge'],
    [
      { do: 'sweep-bridge', n: 2, highestCost: true },
      'put the 2 cards of the Bridge with the highest cost under the Crew Deck and refill the Bridge',
    ],
    [{ do: 'extra-coordinate', n: 1, who: 'others' }, 'each other player may Coordinate 1 more card to you this turn'],
    [{ do: 'join-deck', who: 'you' }, 'shuffle this card into your deck'],
    [
      { do: 'join-deck', who: { firstOf: ['inara', 'active'] } },
      'this card is shuffled into the deck of Inara (else the active player)',
    ],
    [{ do: 'reset-upgrade' }, 'an Upgrade of your choice may be used again'],
    [{ do: 'scan', n: 1 }, 'scan a hidden card for free'],
    [{ do: 'scan', n: 1, upTo: true }, 'you may scan a hidden card for free'],
    [{ do: 'look', n: 2 }, 'look at 2 hidden cards'],
    [{ do: 'add-episode', n: 1 }, "add an Episode card to the 'Verse"],
    [{ do: 'add-episode', n: 2 }, "add 2 Episode cards to the 'Verse"],
    [{ do: 'move', what: 'verse-card', dir: 'right', n: 1 }, "move a card of the 'Verse 1 space to the right"],
    [{ do: 'move', what: 'this', dir: 'left', n: 2 }, 'move this card 2 spaces to the left'],
    [{ do: 'send', what: 'this', to: 'operations' }, 'put this card into Operations'],
    [{ do: 'send', what: { one: { name: 'Reaver Raider' } }, to: 'defeated' }, 'put “Reaver Raider” on Defeated Cards'],
    [
      { do: 'send', what: { every: { name: 'Raiders', area: 'verse' } }, to: 'combat-zone' },
      "put each “Raiders” in the 'Verse into the Combat Zone",
    ],
    [{ do: 'send', what: 'this', to: 'last-scanned-space' }, 'put this card into the space just scanned'],
    [{ do: 'send', what: 'this', to: { space: 5 } }, 'put this card into space 5'],
    [{ do: 'attach', space: 'here' }, 'attach this card to its space'],
    [{ do: 'attach', space: 'pick' }, 'attach this card to a space of your choice'],
    [{ do: 'attach', space: 5 }, 'attach this card to space 5'],
    [{ do: 'enemy-strikes', what: { one: { name: 'Crow' } } }, '“Crow” strikes once'],
    [{ do: 'move-inevitable', n: 2 }, 'move the Inevitable card 2 spaces to the right, and its count starts over'],
    [{ do: 'strike', who: 'highest-rank', n: 1 }, 'the highest-ranked Main Character draws 1 Crew Strike'],
    [{ do: 'strike', who: 'you', n: 2 }, 'draw 2 Crew Strikes'],
    [{ do: 'ship-strike', n: 1 }, 'draw 1 Ship Strike'],
    [{ do: 'avoid', kind: 'any', n: 1 }, 'you may avoid 1 strike this turn'],
    [
      { do: 'avoid', kind: 'crew', n: 'all', who: 'any' },
      'a player of your choice may avoid all Crew Strikes this turn',
    ],
    [{ do: 'avoid', kind: 'ship', n: 2 }, 'you may avoid 2 Ship Strikes this turn'],
    [{ do: 'avoid', kind: 'crew', n: 1, who: 'victim' }, 'this strike is avoided'],
    [{ do: 'cancel', kind: 'crew' }, 'cancel the strike'],
    [{ do: 'redirect', to: 'other' }, 'another player who agrees takes this strike instead'],
    [{ do: 'heal', who: 'main', n: 1 }, 'heal 1 strike of any Main Character'],
    [{ do: 'heal', who: 'you', n: 1, maxDamage: 1 }, 'heal 1 of your strikes with at most 1 damage'],
    [{ do: 'heal', who: 'each-main', n: 1 }, 'heal 1 strike of each Main Character'],
    [{ do: 'heal-damage', who: 'each-main', n: 2 }, 'each Main Character heals strikes worth up to 2 damage'],
    [{ do: 'repair', n: 1 }, 'repair 1 Ship Strike for free'],
    [{ do: 'set-damage', n: 2 }, 'this strike counts as 2 damage'],
    [{ do: 'discard-strike' }, 'discard this strike'],
    [{ do: 'place-ship-strike' }, 'place this card on Serenity'],
    [{ do: 'complete', task: 'keep-cargo' }, 'complete “Keep the Cargo”'],
    [{ do: 'fail', task: 'keep-cargo' }, '“Keep the Cargo” fails'],
    [{ do: 'progress', task: 'lift-crates', need: 2 }, 'put a counter on “Lift the Crates” (2 complete it)'],
    [{ do: 'succeed-job' }, 'this Side Job is completed'],
    [{ do: 'next-to-serenity', what: 'this', credits: 1 }, 'put this card beside Serenity (worth 1 Credit)'],
    [{ do: 'counter', of: 'this', name: 'tick', add: 1 }, 'put a counter on this card'],
    [{ do: 'counter', of: 'this', name: 'tick', set: 0 }, 'remove all counters from this card'],
    [{ do: 'counter', of: { task: 'win-duel' }, name: 'lesson', set: 1 }, 'put a counter on “Win the Duel”'],
    [
      { do: 'counter', of: { inOperations: 'The Stake' }, name: 'fire', add: 1 },
      'put a counter on each “The Stake” in Operations',
    ],
    [
      { do: 'pay-in', pay: 'recruit', need: 5, effects: [{ do: 'draw', n: 1 }] },
      'pay any amount of Recruit and put as many counters on this card; at 5 counters, draw 1 card',
    ],
    [
      {
        do: 'campaign',
        id: 'kept',
        effects: [
          { do: 'draw', n: 1 },
          { do: 'seed', card: 'e03-collectors', letter: 'A', n: 1 },
        ],
      },
      "as the campaign's next game begins, draw 1 card and shuffle one “Niska's Collectors” into the Episode deck A",
    ],
    [
      { do: 'choose', options: [[{ do: 'recruit', n: 2 }], [{ do: 'attack', n: 2 }]] },
      'either +2 Recruit or +2 Attack',
    ],
    [
      {
        do: 'choose',
        options: [
          [
            { do: 'look', n: 5 },
            { do: 'discard', n: 1 },
          ],
          [{ do: 'draw', n: 1 }],
        ],
      },
      'either look at 5 hidden cards and discard 1 card; or draw 1 card',
    ],
    [
      { do: 'vote', options: [[{ do: 'draw', n: 1 }], [{ do: 'repair', n: 1 }]] },
      'the team chooses: draw 1 card or repair 1 Ship Strike for free',
    ],
    [{ do: 'each', who: 'each', effects: [{ do: 'discard', n: 1 }] }, 'each player in turn: discard 1 card'],
    [
      { do: 'branch', if: { main: 'zoe' }, effects: [{ do: 'attack', n: 1 }], else: [{ do: 'draw', n: 1 }] },
      'if Zoe is a Main Character, +1 Attack; otherwise draw 1 card',
    ],
    [
      { do: 'pay-or', cost: [{ pay: 'recruit', n: 2 }], else: [{ do: 'gain-flaw' }] },
      'you may pay 2 Recruit; otherwise gain 1 Flaw',
    ],
    [
      { do: 'pay-or', who: 'other', cost: [{ discard: 1 }], effects: [{ do: 'set-damage', n: 1 }] },
      'another player of your choice may discard 1 card: if so, this strike counts as 1 damage',
    ],
    [{ do: 'if-done', effects: [{ do: 'draw', n: 1 }] }, 'if that was done, draw 1 card'],
    [{ do: 'if-done', effects: [], else: [{ do: 'recruit', n: 2 }] }, 'if that was not possible, +2 Recruit'],
    [
      { do: 'if-done', effects: [{ do: 'draw', n: 1 }], else: [{ do: 'recruit', n: 2 }] },
      'if that was done, draw 1 card; otherwise +2 Recruit',
    ],
    [{ do: 'repeat', times: 2, effects: [{ do: 'draw', n: 1 }] }, 'twice: draw 1 card'],
    [
      {
        do: 'may',
        effects: [
          { do: 'repair', n: 1 },
          { do: 'draw', n: 1 },
        ],
      },
      'if you like, repair 1 Ship Strike for free and draw 1 card',
    ],
    [
      { do: 'modify', modifier: { mod: 'scan-cost', n: 1 }, until: 'end-of-round' },
      'until each player has had a turn, scanning costs 1 more',
    ],
  ])('%j: %s', (effect, said) => {
    expect(write(describeEffect(effect))).toBe(said)
  })
})

describe('abilities', () => {
  test.each<[Ability, string[]]>([
    [{ at: 'play', effects: [{ do: 'draw', n: 1 }] }, ['Draw 1 card.']],
    [{ at: 'combo', class: 'tech', effects: [{ do: 'draw', n: 1 }] }, ['Tech: Draw 1 card.']],
    [
      { at: 'activate', cost: [{ give: 'defeat-this' }], effects: [{ do: 'draw', n: 1 }] },
      ['Activate, defeat this card: Draw 1 card.'],
    ],
    [{ at: 'coordinate', effects: [{ do: 'draw', n: 1 }] }, ['When Coordinated: Draw 1 card.']],
    [
      {
        at: 'reaction',
        when: { strikeDue: 'crew', victim: 'other' },
        cost: [{ give: 'discard-this' }],
        effects: [{ do: 'draw', n: 1 }],
      },
      ['Reaction, when another player is about to draw a Crew Strike, discard this card: Draw 1 card.'],
    ],
    [
      { at: 'reaction', when: { strikeDrawn: 'ship' }, ownTurn: true, effects: [{ do: 'draw', n: 1 }] },
      ['Reaction, when a Ship Strike was drawn, also on your own turn: Draw 1 card.'],
    ],
    [
      { at: 'reveal', if: { revealedBy: 'scan' }, effects: [{ do: 'draw', n: 1 }], else: [{ do: 'discard', n: 1 }] },
      ['Reveal, if this card was scanned: Draw 1 card.', 'Reveal, if this card was not scanned: Discard 1 card.'],
    ],
    [{ at: 'strike', effects: [{ do: 'draw', n: 1 }] }, ['Strike: Draw 1 card.']],
    [{ at: 'defeated', effects: [{ do: 'draw', n: 1 }] }, ['Defeated: Draw 1 card.']],
    [{ at: 'escape', effects: [{ do: 'draw', n: 1 }] }, ['Escape: Draw 1 card.']],
    [
      { at: 'before-placing', may: true, effects: [{ do: 'draw', n: 1 }] },
      ['Before this is placed, if you like: Draw 1 card.'],
    ],
    [{ at: 'drawn', effects: [{ do: 'draw', n: 1 }] }, ['When drawn: Draw 1 card.']],
    [{ at: 'repaired', effects: [{ do: 'draw', n: 1 }] }, ['When repaired: Draw 1 card.']],
    [
      { at: 'mission', cost: [{ pay: 'recruit', n: 2 }], effects: [{ do: 'draw', n: 1 }] },
      ['Mission, pay 2 Recruit: Draw 1 card.'],
    ],
    [{ at: 'success', effects: [{ do: 'draw', n: 1 }] }, ['Success: Draw 1 card.']],
    [{ at: 'failure', effects: [{ do: 'draw', n: 1 }] }, ['Failure: Draw 1 card.']],
    [{ at: 'setup', effects: [{ do: 'draw', n: 1 }] }, ['Setup: Draw 1 card.']],
    [
      { at: 'task-done', task: 'keep-cargo', effects: [{ do: 'draw', n: 1 }] },
      ['When “Keep the Cargo” is completed: Draw 1 card.'],
    ],
    [{ at: 'end-of-episode', effects: [{ do: 'draw', n: 1 }] }, ['End of Episode: Draw 1 card.']],
    [{ at: 'bought', effects: [{ do: 'draw', n: 1 }] }, ['When bought: Draw 1 card.']],
    [
      { at: 'strike', cost: [{ discard: 1 }], effects: [{ do: 'draw', n: 1 }], else: [{ do: 'gain-flaw' }] },
      ['Strike, discard 1 card: Draw 1 card. Otherwise, gain 1 Flaw.'],
    ],
    [{ in: 'ongoing', static: [{ mod: 'slots', n: 1 }] }, ['Ongoing: Serenity has 1 more slot.']],
    [
      {
        in: 'ongoing',
        if: { main: 'jayne' },
        static: [
          { mod: 'repair-cost', n: 1 },
          { mod: 'scan-cost', n: 1 },
        ],
      },
      ['Ongoing, while Jayne is a Main Character: Repairs cost 1 Recruit more. Scanning costs 1 more.'],
    ],
    [
      { in: 'verse', when: 'scan', effects: [{ do: 'draw', n: 1 }] },
      ["'Verse, each time a card is scanned: Draw 1 card."],
    ],
    [
      { in: 'combat-zone', when: 'start-of-action', effects: [{ do: 'draw', n: 1 }] },
      ['Combat Zone, at the start of each Action Phase: Draw 1 card.'],
    ],
    [
      { in: 'operations', when: 'end-of-turn', if: { count: 'hidden-verse', max: 0 }, effects: [{ do: 'draw', n: 1 }] },
      ["Operations, at the end of each turn, if there are no hidden cards in the 'Verse: Draw 1 card."],
    ],
    [
      { in: ['verse', 'combat-zone'], when: 'this-enters-combat-zone', effects: [{ do: 'draw', n: 1 }] },
      ["'Verse or Combat Zone, on entering the Combat Zone: Draw 1 card."],
    ],
    [
      { in: 'ongoing', when: 'start-of-turn', limit: 'episode', may: true, effects: [{ do: 'draw', n: 1 }] },
      ['Ongoing, at the start of each turn, once per Episode, if you like: Draw 1 card.'],
    ],
    [
      { in: 'ongoing', when: 'strike-phase-end', effects: [{ do: 'draw', n: 1 }] },
      ['Ongoing, at the end of each Strike Phase: Draw 1 card.'],
    ],
    [
      { in: 'ongoing', when: 'this-moves', effects: [{ do: 'draw', n: 1 }] },
      ['Ongoing, each time this card moves: Draw 1 card.'],
    ],
    [
      { in: 'ongoing', when: { strikeDue: 'crew' }, effects: [{ do: 'draw', n: 1 }] },
      ['Ongoing, when somebody is about to draw a Crew Strike: Draw 1 card.'],
    ],
    [
      { in: 'attached', static: [{ mod: 'scan-cost', n: 2, space: 'here' }] },
      ['Attached: Scanning this space costs 2 more.'],
    ],
    [{ in: 'operations', action: true, effects: [{ do: 'draw', n: 1 }] }, ['Operations, as an action: Draw 1 card.']],
    [
      { in: 'ongoing', action: true, limit: 'turn', cost: [{ pay: 'recruit', n: 2 }], effects: [{ do: 'draw', n: 1 }] },
      ['Ongoing, once per turn, pay 2 Recruit: Draw 1 card.'],
    ],
  ])('%j', (ability, lines) => {
    expect(describeAbility(ability).map(write)).toEqual(lines)
  })
})
