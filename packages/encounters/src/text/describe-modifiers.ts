import { type Text, text } from '@keep-flying/kernel'
import type { Duration, Modifier, ModifierKind, ModifierOf } from '../vocabulary/index.ts'
import { describeCondition } from './describe-conditions.ts'
import { figured } from './describe-numbers.ts'
import { describeTarget, object, subject } from './describe-selectors.ts'

/** What changes for a while, as a clause. */

type ModifierTexts = { readonly [K in ModifierKind]: (modifier: ModifierOf<K>) => Text }

/** How a price changes: how much of it, and whether up or down. */
const change = (n: number) => ({ n: Math.abs(n), by: n < 0 ? 'less' : 'more' })

const modifiers: ModifierTexts = {
  'scan-cost': ({ n, who, space, firstOfTurn, min }) => {
    const kind = space === 'here' ? 'here' : firstOfTurn ? 'first' : who === 'you' ? 'yours' : 'all'
    return atLeast(text(`mod.scan-cost.${kind}`, change(n)), min)
  },
  'recruit-cost': ({ n, firstOfTurn, next }) => {
    const kind = next ? 'next' : firstOfTurn ? 'first' : 'all'
    return text(`mod.recruit-cost.${kind}`, change(n))
  },
  'repair-cost': ({ n, min }) => atLeast(text('mod.repair-cost', change(n)), min),
  'goal-price': ({ n, name }) =>
    name === undefined
      ? text('mod.goal-price', change(n))
      : text('mod.goal-price.named', { ...change(n), card: text('cards.named', { card: name }) }),
  'enemy-attack': ({ n, what }) => figured('mod.enemy-attack', n, { what: describeTarget(what) }),
  'hand-size': ({ n, who }) => text('mod.hand-size', { ...change(n), ...subject(who) }),
  'bridge-closed': ({ n }) => text('mod.bridge-closed', { n }),
  cannot: ({ what, who, class: only, unless }) => {
    const key = what === 'coordinate' && only !== undefined ? 'mod.cannot.coordinate-class' : `mod.cannot.${what}`
    const whose = what === 'heal' && who !== undefined ? object(who) : subject(who)
    const bare = text(key, only === undefined ? whose : { cards: text(`class.${only}.many`) })
    return unless === undefined ? bare : text('unless', { phrase: bare, condition: describeCondition(unless) })
  },
  'most-coordinated': ({ n }) => text('mod.most-coordinated', { n }),
  'lose-keyword': ({ what, keyword }) =>
    text('mod.lose-keyword', { what: describeTarget(what), keyword: text(`keyword.${keyword}`) }),
  credits: ({ n }) => text('mod.credits', change(n)),
  slots: ({ n }) => text('mod.slots', { n }),
  'skip-add': ({ n }) => text('mod.skip-add', { n }),
  'start-hand': ({ n }) => text('mod.start-hand', change(n)),
}

function atLeast(phrase: Text, min: number | undefined): Text {
  return min === undefined || min === 0 ? phrase : text('at-least', { phrase, min })
}

export function describeModifier<K extends ModifierKind>(modifier: ModifierOf<K>): Text {
  return modifiers[modifier.mod](modifier)
}

/** A modifier that ends by itself. What is used up says so in its own words. */
export function describeLasting(modifier: Modifier, until: Duration): Text {
  if (until === 'used')
    return modifier.mod === 'start-hand' ? text('mod.start-hand.next', change(modifier.n)) : describeModifier(modifier)
  if (until === 'next-cleanup' && modifier.mod === 'hand-size')
    return text('mod.hand-size.next', { ...change(modifier.n), ...subject(modifier.who) })
  return text(`until.${until}`, { phrase: describeModifier(modifier) })
}
