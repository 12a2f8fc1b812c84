import { type Text, text } from '@keep-flying/kernel'
import type { Duration, Effect, EffectKind, EffectOf, Place } from '../vocabulary/index.ts'
import { buildingName, counterName, describeCondition, itemName } from './describe-conditions.ts'
import { describePlace, describeSelection, describeWhich, object, subject } from './describe-selectors.ts'
import { amountOf, type Voice } from './voice.ts'
import { and, or, semicolons, together } from './words.ts'

/** What cards do: every effect as a phrase without a full stop. */

type EffectTexts = { readonly [K in EffectKind]: (effect: EffectOf<K>, voice: Voice) => Text }

const effects: EffectTexts = {
  'move-self': ({ squares, ignoresBreakaway }) =>
    text(ignoresBreakaway ? 'effect.move-self.slip' : 'effect.move-self', { n: squares }),
  'move-crew': ({ who, squares }, voice) => text('effect.move-crew', { ...subject(who, voice), n: squares }),
  'move-goon': ({ who, squares }, voice) => text('effect.move-goon', { ...object(who, voice), n: squares }),
  'goon-walk': ({ who, squares, toward }, voice) => {
    const words = { ...subject(who, voice), place: describePlace(toward, voice) }
    return squares === 'all' ? text('effect.goon-walk.all', words) : text('effect.goon-walk', { ...words, n: squares })
  },
  'swap-goons': ({ who, with: other }, voice) =>
    text('effect.swap-goons', { ...subject(who, voice), other: describeSelection(other, voice, 'subject') }),
  drag: ({ who, squares, toward }, voice) =>
    text('effect.drag', { ...subject(who, voice), n: squares, place: describePlace(toward, voice) }),
  'free-shift': ({ amount }) => text('effect.free-shift', { n: amount }),

  ambush: ({ who }, voice) => text('effect.ambush', subject(who, voice)),
  brawl: () => text('effect.brawl'),
  shoot: describeShoot,
  throw: ({ dice, range, size, scatter, hit }, voice) =>
    text('effect.throw', { dice, range, size, scatter, deed: describeEffects(hit, voice) }),
  wound: ({ who, amount }, voice) => text('effect.wound', { ...subject(who, voice), n: amount }),
  'cancel-wound': ({ who }, voice) => text('effect.cancel-wound', subject(who, voice)),
  'pass-wound': ({ to }, voice) => text('effect.pass-wound', subject(to, voice)),
  heal: ({ who, amount }, voice) => text('effect.heal', { ...subject(who, voice), n: amount }),
  'stand-up': ({ who }, voice) => text('effect.stand-up', subject(who, voice)),
  'leave-sleeper': () => text('effect.leave-sleeper'),

  alert: ({ who }, voice) => text('effect.alert', subject(who, voice)),
  calm: ({ who }, voice) => text('effect.calm', subject(who, voice)),
  unwary: ({ who, of, until }, voice) =>
    lasting(until, text('effect.unwary', { ...object(who, voice), signs: or(of.map((sign) => text(`sign.${sign}`))) })),
  'go-heroic': ({ who }, voice) => text('effect.go-heroic', subject(who, voice)),
  'go-casual': () => text('effect.go-casual'),
  'act-casual': ({ seen }) => text(seen ? 'effect.act-casual.seen' : 'effect.act-casual'),
  reinforce: ({ amount, type = 'goon', at, waiting }, voice) => {
    const n = amountOf(amount, voice)
    const words = { n, kind: text(`reinforce.${type}`, { n }) }
    const arrive =
      at === undefined
        ? text('effect.reinforce', words)
        : text('effect.reinforce.at', { ...words, place: describeArrival(at, voice) })
    return waiting ? text('effect.reinforce.waiting', { phrase: arrive }) : arrive
  },
  'cancel-reinforcement': () => text('effect.cancel-reinforcement'),
  'sight-limit': ({ max, building, until }) =>
    lasting(until, text('effect.sight-limit', { max, building: buildingName(building) })),
  'shot-limit': ({ max, until }) => lasting(until, text('effect.shot-limit', { max })),
  'no-cover': ({ until }) => lasting(until, text('effect.no-cover')),
  smoke: ({ size, until }) => lasting(until, text('effect.smoke', { size })),

  time: ({ who, amount }, voice) =>
    text(amount < 0 ? 'effect.time.back' : 'effect.time', { ...subject(who, voice), n: Math.abs(amount) }),
  alarm: ({ amount }) => text(amount < 0 ? 'effect.alarm.back' : 'effect.alarm', { n: Math.abs(amount) }),
  'cancel-alarm': () => text('effect.cancel-alarm'),
  timer: ({ name, amount }) => text('effect.timer', { n: amount, timer: text(`timer.${name}`) }),
  pace: ({ stance, squares, until }) => lasting(until, text(`effect.pace.${stance}`, { n: squares })),

  'add-die': ({ amount }) => text('effect.add-die', { n: amount }),
  add: ({ amount }) => text('effect.add', { n: amount }),
  assist: () => text('effect.assist'),
  reroll: ({ what, only = what }) => text(`effect.reroll.${only}`),
  'ignore-disgruntled': ({ amount }) => text('effect.ignore-disgruntled', { n: amount }),
  'test-target': ({ skill, amount }) => text('effect.test-target', { test: text(`a-test.${skill}`), n: amount }),
  'swap-skill': ({ use, insteadOf }) =>
    text('effect.swap-skill', { use: text(`skill.${use}`), other: text(`skill.${insteadOf}`) }),
  'no-skill': () => text('effect.no-skill'),
  'no-assist': () => text('effect.no-assist'),
  'ties-spare': () => text('effect.ties-spare'),
  'more-wounds': ({ lead, amount }) => text('effect.more-wounds', { lead, n: amount }),
  'try-lock': ({ skill, add }) => text('effect.try-lock', { skill: text(`skill.${skill}`), n: add }),

  reward: ({ amount }) => text(amount < 0 ? 'effect.reward.cut' : 'effect.reward', { amount: Math.abs(amount) }),
  credits: ({ amount }) => text('effect.credits', { amount }),
  intel: ({ amount }) => text('effect.intel', { n: amount }),
  equipment: ({ amount }) => text('effect.equipment', { n: amount }),
  refresh: ({ card }) => text(`effect.refresh.${card}`),

  'open-lock': ({ which }, voice) => text('effect.open-lock', { which: describeWhich(which, voice) }),
  'open-door': ({ which }) =>
    which === 'target'
      ? text('effect.open-door.target')
      : text('effect.open-door', { door: text(`door.${which.door}`) }),
  relock: ({ building }) => text('effect.relock', { building: buildingName(building) }),
  look: ({ which }, voice) => text('effect.look', { which: describeWhich(which, voice) }),
  'place-crate': ({ at }, voice) => text('effect.place-crate', { place: describePlace(at, voice) }),
  'place-captive': () => text('effect.place-captive'),
  remove: ({ which }, voice) => text('effect.remove', { which: describeWhich(which, voice) }),
  take: ({ item }) => text('effect.take', { item: itemName(item) }),
  'hand-over': ({ item }) => text('effect.hand-over', { item: itemName(item) }),

  may: ({ effects: then }, voice) => text('effect.may', { deed: describeEffects(then, voice) }),
  choose: ({ oneOf }, voice) =>
    text('effect.choose', { options: or(oneOf.map((option) => describeEffects(option, voice))) }),
  check: ({ if: conditions, effects: then, else: otherwise }, voice) => {
    const condition = together(conditions.map((one) => describeCondition(one, voice)))
    if (then.length === 0) return text('effect.unless', { condition, deed: describeEffects(otherwise ?? [], voice) })
    return text('effect.check', { condition, deed: describeEffects(then, voice) })
  },
  roll: ({ faces }, voice) => text('effect.roll', { results: semicolons(resultsOf(faces, voice)) }),
  set: ({ flag: name, until }) => {
    const raised = text(`flag.${name}`)
    return until === undefined ? raised : lasting(until, raised)
  },
  result: ({ name }) => text('effect.result', { result: text(`result.${name}`) }),
  count: (effect) => text('effect.count', { counter: counterName(effect), n: effect.amount }),
  goto: ({ step }, { job }) => text('effect.goto', { step: text(`goal.${job?.id}.${step}`) }),
  'turn-goon': ({ who }, voice) => text('effect.turn-goon', subject(who, voice)),
  win: () => text('effect.win'),
  bust: () => text('effect.bust'),
  'attack-captive': () => text('effect.attack-captive'),
}

function describeShoot({ dice, min, max, close, targets, hit }: EffectOf<'shoot'>, voice: Voice): Text {
  const limits = [
    ...(min === undefined ? [] : [text('shoot.min', { min })]),
    ...(max === undefined ? [] : [text('shoot.max', { max })]),
    ...(close ? [text('shoot.close')] : []),
  ]
  const shot = text('effect.shoot', { dice, targets: targets ?? 1 })
  const limited = limits.length === 0 ? shot : text('shoot.limited', { shot, limits: and(limits) })
  return hit === undefined ? limited : text('shoot.hit', { shot: limited, deed: describeEffects(hit, voice) })
}

/** What each face of a die does; faces that do the same stand together. */
function resultsOf(faces: EffectOf<'roll'>['faces'], voice: Voice): Text[] {
  const same = new Map<string, { readonly deed: Text; readonly shown: Text[] }>()
  for (const [face, done] of Object.entries(faces)) {
    const result = same.get(JSON.stringify(done)) ?? { deed: describeEffects(done, voice), shown: [] }
    result.shown.push(text(`face.${face}`))
    same.set(JSON.stringify(done), result)
  }
  return [...same.values()].map(({ deed, shown }) => text('roll.result', { faces: or(shown), deed }))
}

/** Where a Goon arrives, with how it is said to be there. */
function describeArrival(at: Place, voice: Voice): Text {
  const place = describePlace(at, voice)
  return at === 'target-building' ? place : text('place.on', { place })
}

function lasting(until: Duration, phrase: Text): Text {
  return text(`until.${until}`, { phrase })
}

/** Generic, so that the compiler pairs each effect with its entry in the table. */
function describeOne<K extends EffectKind>(effect: EffectOf<K>, voice: Voice): Text {
  return effects[effect.do](effect, voice)
}

export function describeEffect(effect: Effect, voice: Voice): Text {
  const phrase = describeOne(effect, voice)
  if (effect.else === undefined || (effect.do === 'check' && effect.effects.length === 0)) return phrase
  return text(effect.do === 'check' ? 'effect.otherwise' : 'effect.or-else', {
    phrase,
    otherwise: describeEffects(effect.else, voice),
  })
}

/** Several effects within a sentence. */
export function describeEffects(list: readonly Effect[], voice: Voice): Text {
  return together(list.map((effect) => describeEffect(effect, voice)))
}

export const effectKinds = Object.keys(effects)
