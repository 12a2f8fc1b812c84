import { type Text, text } from '@keep-flying/kernel'
import type { Effect, EffectKind, EffectOf, GainedTo, Purpose, SeedCard } from '../vocabulary/index.ts'
import { describeCondition, describePlace, taskName } from './describe-conditions.ts'
import { describeCost } from './describe-costs.ts'
import { describeLasting } from './describe-modifiers.ts'
import { figured } from './describe-numbers.ts'
import { cardOf, describeDestination, describeTarget, filtered, object, subject } from './describe-selectors.ts'
import { flag, or, together } from './describe-words.ts'

/** What cards do: every effect as a phrase without a full stop. */

type EffectTexts = { readonly [K in EffectKind]: (effect: EffectOf<K>) => Text }

const effects: EffectTexts = {
  recruit: ({ n }) => figured('effect.recruit', n),
  attack: ({ n, who, only }) => {
    const gained = figured('effect.attack', n, subject(who))
    return only === undefined ? gained : purposed(gained, only)
  },
  credits: ({ n }) => (n < 0 ? text('effect.credits.lose', { n: -n }) : text('effect.credits', { n })),
  draw: ({ n, who }) => figured('effect.draw', n, subject(who)),
  discard: ({ n, who, highestCost }) =>
    text(highestCost ? 'effect.discard.highest' : 'effect.discard', { n, ...subject(who) }),
  'discard-hand': ({ who }) => text('effect.discard-hand', subject(who)),
  'defeat-own': ({ n, upTo, from, costMin, random }) => {
    const kind = random ? 'random' : 'chosen'
    const own = text(`own-characters.${kind}`, { n, upTo: flag(upTo) })
    const cards = costMin === undefined ? own : text('own-characters.cost', { cards: own, min: costMin })
    return text(from === 'discard' ? 'effect.defeat-own.discard' : 'effect.defeat-own', { cards, upTo: flag(upTo) })
  },
  'gain-talent': ({ who, to, n = 1 }) => gained('effect.gain-talent', to, { n, ...subject(who) }),
  'gain-flaw': ({ who, to, n = 1 }) => gained('effect.gain-flaw', to, { n, ...subject(who) }),
  'gain-bridge': ({ costMax, to }) => gained('effect.gain-bridge', to, { max: costMax }),
  'gain-browncoats': ({ who, to }) => gained('effect.gain-browncoats', to, subject(who)),
  search: ({ n, who }) => text('effect.search', { n, ...subject(who) }),
  arrange: ({ n, discard }) => text('effect.arrange', { n, discard }),
  'sweep-bridge': ({ n, highestCost }) => text(highestCost ? 'effect.sweep.highest' : 'effect.sweep', { n }),
  'extra-coordinate': ({ n, who }) => text('effect.extra-coordinate', { n, ...subject(who) }),
  'join-deck': ({ who }) => text('effect.join-deck', object(who)),
  'reset-upgrade': () => text('effect.reset-upgrade'),

  scan: ({ n, upTo }) => text('effect.scan', { n, upTo: flag(upTo) }),
  look: ({ n }) => text('effect.look', { n }),
  'add-episode': ({ n }) => text('effect.add-episode', { n }),
  move: ({ what, dir, n }) => text(`effect.move.${what}`, { n, dir: text(`direction.${dir}`) }),
  send: ({ what, to }) => text('effect.send', { what: describeTarget(what), to: describeDestination(to) }),
  attach: ({ space }) =>
    typeof space === 'number' ? text('effect.attach', { n: space }) : text(`effect.attach.${space}`),
  'enemy-strikes': ({ what }) => text('effect.enemy-strikes', { what: describeTarget(what) }),
  'move-inevitable': ({ n }) => text('effect.move-inevitable', { n }),

  strike: ({ who, n }) => text('effect.strike', { n, ...subject(who, 'mains') }),
  'ship-strike': ({ n }) => text('effect.ship-strike', { n }),
  avoid: ({ kind, n, who }) => {
    if (who === 'victim') return text('effect.avoid.this')
    if (n === 'all') return text(`effect.avoid.all.${kind}`, subject(who))
    return text(`effect.avoid.${kind}`, { n, ...subject(who) })
  },
  cancel: () => text('effect.cancel'),
  redirect: () => text('effect.redirect'),
  heal: ({ who, n, maxDamage }) => {
    const words = { n, ...object(who, 'mains') }
    return maxDamage === undefined ? text('effect.heal', words) : text('effect.heal.most', { ...words, max: maxDamage })
  },
  'heal-damage': ({ who, n }) => text('effect.heal-damage', { n, ...subject(who, 'mains') }),
  repair: ({ n }) => text('effect.repair', { n }),
  'set-damage': ({ n }) => text('effect.set-damage', { n }),
  'discard-strike': () => text('effect.discard-strike'),
  'place-ship-strike': () => text('effect.place-ship-strike'),

  complete: ({ task }) => text('effect.complete', { task: taskName(task) }),
  fail: ({ task }) => text('effect.fail', { task: taskName(task) }),
  progress: ({ task, need }) => text('effect.progress', { task: taskName(task), need }),
  'succeed-job': () => text('effect.succeed-job'),
  'next-to-serenity': ({ what, credits }) =>
    text('effect.next-to-serenity', { what: describeTarget(what), n: credits }),
  counter: ({ of, add, set = 0 }) => {
    const place = { place: describePlace(of), all: flag(typeof of === 'object' && 'inOperations' in of) }
    if (add !== undefined) return text('effect.counter.add', { ...place, n: add })
    return set === 0 ? text('effect.counter.clear', place) : text('effect.counter.add', { ...place, n: set })
  },
  'pay-in': ({ pay, need, effects: then }) => text(`effect.pay-in.${pay}`, { need, deed: describeEffects(then) }),
  campaign: ({ effects: then }) => text('effect.campaign', { deed: together(then.map(describeKept)) }),

  choose: ({ options }) => text('effect.choose', { options: alternatives(options) }),
  vote: ({ options }) => text('effect.vote', { options: alternatives(options) }),
  each: ({ who, effects: then }) => text('effect.each', { ...subject(who), deed: describeEffects(then) }),
  branch: ({ if: condition, effects: then, else: otherwise }) =>
    orElse(text('effect.branch', { condition: describeCondition(condition), deed: describeEffects(then) }), otherwise),
  'pay-or': ({ who, cost, effects: then = [], else: otherwise }) => {
    const words = { cost: describeCost(cost), ...subject(who) }
    const paid =
      then.length === 0 ? text('effect.pay', words) : text('effect.pay-for', { ...words, deed: describeEffects(then) })
    return orElse(paid, otherwise)
  },
  'if-done': ({ effects: then, else: otherwise = [] }) => {
    if (otherwise.length === 0) return text('effect.if-done', { deed: describeEffects(then) })
    if (then.length === 0) return text('effect.if-not-done', { deed: describeEffects(otherwise) })
    return orElse(text('effect.if-done', { deed: describeEffects(then) }), otherwise)
  },
  repeat: ({ times, effects: then }) => figured('effect.repeat', times, { deed: describeEffects(then) }),
  may: ({ effects: then }) => text('effect.may', { deed: describeEffects(then) }),
  modify: ({ modifier, until }) => describeLasting(modifier, until),
}

function purposed(phrase: Text, only: Purpose): Text {
  if (typeof only === 'string') return text(`only.${only}`, { phrase })
  return text('only.enemies', { phrase, ...filtered({ type: 'enemy', ...only.enemies }) })
}

function gained(key: string, to: GainedTo | undefined, words: Parameters<typeof text>[1]): Text {
  const phrase = text(key, words)
  return to === undefined ? phrase : text(`gained.${to}`, { phrase })
}

function orElse(phrase: Text, otherwise: readonly Effect[] | undefined): Text {
  if (otherwise === undefined || otherwise.length === 0) return phrase
  return text('effect.or-else', { phrase, otherwise: describeEffects(otherwise) })
}

/** Alternatives: as a simple list where each is one thing, set apart where one is several. */
function alternatives(options: readonly (readonly Effect[])[]): Text {
  const phrases = options.map(describeEffects)
  if (options.every(isPlain)) return text('phrases.either', { phrases: or(phrases) })
  return phrases.reduceRight((rest, first) => text('phrases.or', { first, rest }))
}

/** Whether an option is one thing that takes few words. */
function isPlain([first, ...others]: readonly Effect[]): boolean {
  return (
    others.length === 0 &&
    first !== undefined &&
    !('effects' in first) &&
    !('options' in first) &&
    first.do !== 'modify'
  )
}

/** Generic, so that the compiler pairs each effect with its entry in the table. */
export function describeEffect<K extends EffectKind>(effect: EffectOf<K>): Text {
  return effects[effect.do](effect)
}

/** Several effects within a sentence. */
export function describeEffects(list: readonly Effect[]): Text {
  return together(list.map(describeEffect))
}

function describeKept(effect: Effect | SeedCard): Text {
  if (effect.do !== 'seed') return describeEffect(effect)
  return text('effect.seed', { n: effect.n, card: cardOf(effect.card), letter: effect.letter })
}
