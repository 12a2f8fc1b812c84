import type { Messages } from '@keep-flying/kernel'

/** What lasts. */
const modifiers: Messages = {
  'at-least': '{phrase} (but at least {min})',
  'until.end-of-turn': 'this turn, {phrase}',
  'until.end-of-round': 'until each player has had a turn, {phrase}',
  'until.end-of-episode': 'for the rest of the Episode, {phrase}',
  'until.next-cleanup': 'until the next Cleanup, {phrase}',
  'mod.scan-cost.all': 'scanning costs {n} {by, select, less {less} other {more}}',
  'mod.scan-cost.yours': 'scanning costs you {n} {by, select, less {less} other {more}}',
  'mod.scan-cost.here': 'scanning this space costs {n} {by, select, less {less} other {more}}',
  'mod.scan-cost.first': 'the first scan of each turn costs {n} {by, select, less {less} other {more}}',
  'mod.recruit-cost.all': 'characters on the Bridge cost {n} {by, select, less {less} other {more}}',
  'mod.recruit-cost.first':
    'the first character recruited from the Bridge each turn costs {n} {by, select, less {less} other {more}}',
  'mod.recruit-cost.next':
    'the next character recruited from the Bridge costs {n} {by, select, less {less} other {more}}',
  'mod.repair-cost': 'repairs cost {n} Recruit {by, select, less {less} other {more}}',
  'mod.goal-price': 'prices on goals are {n} {by, select, less {lower} other {higher}}',
  'mod.goal-price.named': 'the price on {card} is {n} {by, select, less {lower} other {higher}}',
  'mod.enemy-attack': '{what} has {n, number, ::sign-always} Attack',
  'mod.hand-size':
    '{person, select, you {you draw} many {{who} each draw} other {{who} draws}} {n} {by, select, less {fewer} other {more}} {n, plural, one {card} other {cards}} in Cleanup',
  'mod.hand-size.next':
    '{person, select, you {you draw} many {{who} each draw} other {{who} draws}} {n} {by, select, less {fewer} other {more}} {n, plural, one {card} other {cards}} in the next Cleanup',
  'mod.bridge-closed':
    '{n, plural, one {the rightmost card of the Bridge} other {the # rightmost cards of the Bridge}} cannot be recruited or gained',
  'mod.cannot.fight': '{who} cannot fight',
  'mod.cannot.fight-crew': '{who} cannot fight Crew enemies',
  'mod.cannot.fight-this': 'you cannot fight this card',
  'mod.cannot.heal': '{person, select, you {your effects heal nothing} other {effects used by {who} heal nothing}}',
  'mod.cannot.coordinate': '{who} cannot Coordinate cards',
  'mod.cannot.coordinate-class': '{cards} cannot be Coordinated',
  'mod.most-coordinated':
    '{n, plural, =0 {no cards can be Coordinated} one {at most # card can be Coordinated to a player per turn} other {at most # cards can be Coordinated to a player per turn}}',
  'mod.lose-keyword': '{what} loses {keyword}',
  'mod.credits':
    'the team has {n} {by, select, less {fewer} other {more}} {n, plural, one {Credit} other {Credits}} to spend in the Inter-Mission',
  'mod.slots': 'Serenity has {n, plural, one {# more slot} other {# more slots}}',
  'mod.skip-add':
    "the next {n, plural, one {time} other {# times}} an Episode card would be added to the 'Verse, none is added",
  'mod.start-hand':
    'each player draws {n} {by, select, less {fewer} other {more}} {n, plural, one {card} other {cards}} as an Episode begins',
  'mod.start-hand.next':
    'each player draws {n} {by, select, less {fewer} other {more}} {n, plural, one {card} other {cards}} as the next Episode begins',
}

/** What is done: phrases without a full stop. */
const effects: Messages = {
  'effect.recruit': '{n, number, ::sign-always} Recruit',
  'effect.attack': '{person, select, you {} other {{who} gets }}{n, number, ::sign-always} Attack',
  'only.scan': '{phrase} for scanning only',
  'only.one-enemy': '{phrase} against a single enemy',
  'only.enemies': '{phrase} against any {cards}',
  'effect.credits': 'earn {n, plural, one {# Credit} other {# Credits}}',
  'effect.credits.lose': 'lose {n, plural, one {# Credit} other {# Credits}}',
  'effect.draw':
    '{person, select, you {draw} many {{who} each draw} other {{who} draws}} {n, plural, one {# card} other {# cards}}',
  'effect.discard':
    '{person, select, you {discard} many {{who} each discard} other {{who} discards}} {n, plural, one {# card} other {# cards}}',
  'effect.discard.highest':
    '{person, select, you {discard your} many {{who} each discard their} other {{who} discards their}} {n, plural, one {card with the highest cost} other {# cards with the highest cost}}',
  'effect.discard-hand':
    '{person, select, you {discard your hand} many {{who} each discard their hand} other {{who} discards their hand}}',
  'own-characters.chosen':
    '{n, plural, one {# of your characters} other {{upTo, select, yes {up to } other {}}# of your characters}}',
  'own-characters.random': '{n, plural, one {# random character} other {# random characters}}',
  'own-characters.cost': '{cards} with a cost of at least {min}',
  'effect.defeat-own': '{upTo, select, yes {you may defeat} other {defeat}} {cards} from your hand or played this turn',
  'effect.defeat-own.discard': '{upTo, select, yes {you may defeat} other {defeat}} {cards} from your discard pile',
  'effect.gain-talent':
    '{person, select, you {gain} many {{who} each gain} other {{who} gains}} {n, plural, one {# Talent} other {# Talents}}',
  'effect.gain-flaw':
    '{person, select, you {gain} many {{who} each gain} other {{who} gains}} {n, plural, one {# Flaw} other {# Flaws}}',
  'effect.gain-bridge': 'gain a character from the Bridge with a cost of at most {max}',
  'effect.gain-browncoats': '{person, select, you {gain} many {{who} each gain} other {{who} gains}} 1 Browncoats card',
  'gained.deck-top': '{phrase} (onto the deck)',
  'gained.deck-shuffle': '{phrase} (shuffled into the deck)',
  'gained.hand': '{phrase} (into hand)',
  'effect.search':
    '{person, select, you {search your deck} many {{who} each search their deck} other {{who} searches their deck}} for {n, plural, one {a character to take into hand, then shuffle the deck} other {# characters to take into hand, then shuffle the deck}}',
  'effect.arrange':
    'look at the top {n, plural, one {card of your deck; you may discard it} other {# cards of your deck, discard up to {discard}, and put the rest back in any order}}',
  'effect.sweep':
    'put {n, plural, one {# card} other {# cards}} of the Bridge under the Crew Deck and refill the Bridge',
  'effect.sweep.highest':
    'put the {n, plural, one {card} other {# cards}} of the Bridge with the highest cost under the Crew Deck and refill the Bridge',
  'effect.extra-coordinate':
    '{who} may Coordinate {n, plural, one {# more card} other {# more cards}} to you this turn',
  'effect.join-deck':
    '{person, select, you {shuffle this card into your deck} other {this card is shuffled into the deck of {who}}}',
  'effect.reset-upgrade': 'an Upgrade of your choice may be used again',

  'effect.scan':
    '{upTo, select, yes {{n, plural, one {you may scan a hidden card} other {scan up to # hidden cards}}} other {scan {n, plural, one {a hidden card} other {# hidden cards}}}} for free',
  'effect.look': 'look at {n, plural, one {a hidden card} other {# hidden cards}}',
  'effect.add-episode': "add {n, plural, one {an Episode card} other {# Episode cards}} to the 'Verse",
  'effect.move.verse-card': "move a card of the 'Verse {n, plural, one {# space} other {# spaces}} to the {dir}",
  'effect.move.this': 'move this card {n, plural, one {# space} other {# spaces}} to the {dir}',
  'effect.send': 'put {what} {to}',
  'effect.attach': 'attach this card to space {n}',
  'effect.attach.here': 'attach this card to its space',
  'effect.attach.pick': 'attach this card to a space of your choice',
  'effect.enemy-strikes': '{what} strikes once',
  'effect.move-inevitable':
    'move the Inevitable card {n, plural, one {# space} other {# spaces}} to the right, and its count starts over',

  'effect.strike':
    '{person, select, you {draw} many {{who} each draw} other {{who} draws}} {n, plural, one {# Crew Strike} other {# Crew Strikes}}',
  'effect.ship-strike': 'draw {n, plural, one {# Ship Strike} other {# Ship Strikes}}',
  'effect.avoid.any': '{who} may avoid {n, plural, one {# strike} other {# strikes}} this turn',
  'effect.avoid.crew': '{who} may avoid {n, plural, one {# Crew Strike} other {# Crew Strikes}} this turn',
  'effect.avoid.ship': '{who} may avoid {n, plural, one {# Ship Strike} other {# Ship Strikes}} this turn',
  'effect.avoid.all.any': '{who} may avoid all strikes this turn',
  'effect.avoid.all.crew': '{who} may avoid all Crew Strikes this turn',
  'effect.avoid.all.ship': '{who} may avoid all Ship Strikes this turn',
  'effect.avoid.this': 'this strike is avoided',
  'effect.cancel': 'cancel the strike',
  'effect.redirect': 'another player who agrees takes this strike instead',
  'effect.heal':
    'heal {person, select, you {{n} of your strikes} other {{n, plural, one {# strike} other {# strikes}} of {who}}}',
  'effect.heal.most':
    'heal {person, select, you {{n} of your strikes with at most {max} damage} other {{n, plural, one {# strike} other {# strikes}} with at most {max} damage of {who}}}',
  'effect.heal-damage':
    '{person, select, you {heal} many {{who} each heal} other {{who} heals}} strikes worth up to {n} damage',
  'effect.repair': 'repair {n, plural, one {# Ship Strike} other {# Ship Strikes}} for free',
  'effect.set-damage': 'this strike counts as {n} damage',
  'effect.discard-strike': 'discard this strike',
  'effect.place-ship-strike': 'place this card on Serenity',

  'effect.complete': 'complete “{task}”',
  'effect.fail': '“{task}” fails',
  'effect.progress': 'put a counter on “{task}” ({need} complete it)',
  'effect.succeed-job': 'this Side Job is completed',
  'effect.next-to-serenity': 'put {what} beside Serenity (worth {n, plural, one {# Credit} other {# Credits}})',
  'effect.counter.add':
    'put {n, plural, one {a counter} other {# counters}} on {all, select, yes {each {place} in Operations} other {{place}}}',
  'effect.counter.clear': 'remove all counters from {all, select, yes {each {place} in Operations} other {{place}}}',
  'effect.pay-in.recruit':
    'pay any amount of Recruit and put as many counters on this card; at {need} counters, {deed}',
  'effect.pay-in.attack': 'pay any amount of Attack and put as many counters on this card; at {need} counters, {deed}',
  'effect.campaign': "as the campaign's next game begins, {deed}",
  'effect.seed': 'shuffle {n, plural, one {one} other {#}} “{card}” into the Episode deck {letter}',

  'effect.choose': 'either {options}',
  'effect.vote': 'the team chooses: {options}',
  'effect.each': '{who} in turn: {deed}',
  'effect.branch': 'if {condition}, {deed}',
  'effect.or-else': '{phrase}; otherwise {otherwise}',
  'effect.pay': '{who} may {cost}',
  'effect.pay-for': '{who} may {cost}: if so, {deed}',
  'effect.if-done': 'if that was done, {deed}',
  'effect.if-not-done': 'if that was not possible, {deed}',
  'effect.repeat': '{n, plural, one {once} =2 {twice} other {# times}}: {deed}',
  'effect.may': 'if you like, {deed}',
}

export const effectMessages: Messages = { ...modifiers, ...effects }
