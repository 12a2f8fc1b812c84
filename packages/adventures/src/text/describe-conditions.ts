import { type Text, text } from '@keep-flying/kernel'
import type { Condition, CounterName, Requirement } from '../vocabulary/index.ts'
import { describeSelection, describeToken } from './describe-selectors.ts'
import { amountOf, type Voice } from './voice.ts'
import { nameOf, or } from './words.ts'

/** What must hold, as a clause that follows on "if". */

export const counterName = ({ counter, here }: CounterName): Text =>
  text(here ? `counter.${counter}.here` : `counter.${counter}`)

/** One of what a counter counts. */
export const oneCounted = ({ counter, here }: CounterName): Text =>
  text(here ? `one.${counter}.here` : `one.${counter}`)

export const itemName = (item: string): Text => text(`item.${item}`)
export const buildingName = (building: string): Text => text(`building.${building}`)
export const zoneName = (zone: string): Text => text(`zone.${zone}`)

export function describeRequirement(requirement: Requirement, voice: Voice): Text {
  switch (requirement.need) {
    case 'adjacent':
      return typeof requirement.to === 'string'
        ? text(`need.adjacent.${requirement.to}`)
        : text('need.adjacent', { what: describeToken(requirement.to.token, voice) })
    case 'range':
      return text('need.range', { max: requirement.max })
    case 'carrying':
      return text('need.carrying', { item: itemName(requirement.item) })
    case 'flag':
      return text(`if.flag.${requirement.name}`)
    case 'counter':
      return counted(requirement, voice)
    case 'in-sight':
    case 'unseen':
    case 'unhurt':
    case 'healed-once':
    case 'casual':
    case 'no-alerted-goon-adjacent':
    case 'house-manned':
      return text(`need.${requirement.need}`)
  }
}

function counted(
  condition: Extract<Condition, { is: 'counter' }> | Extract<Requirement, { need: 'counter' }>,
  voice: Voice,
) {
  return text('if.counter', { counter: counterName(condition), n: amountOf(condition.atLeast, voice) })
}

export function describeCondition(condition: Condition, voice: Voice): Text {
  switch (condition.is) {
    case 'flag':
      return text(condition.not ? `if.flag.${condition.name}.not` : `if.flag.${condition.name}`)
    case 'counter':
      return counted(condition, voice)
    case 'carrier-adjacent':
      return text('if.carrier-adjacent', { item: itemName(condition.item) })
    case 'carrier-in':
      return text('if.carrier-in', { item: itemName(condition.item), zone: zoneName(condition.zone) })
    case 'carrier-outside':
      return text('if.carrier-outside', { item: itemName(condition.item), building: buildingName(condition.building) })
    case 'cause-is':
      return text(`if.cause-is.${condition.stance}`)
    case 'cause-in':
      return text('if.cause-in', { building: buildingName(condition.building) })
    case 'seen-by':
      return text('if.seen-by', { who: describeSelection({ ...condition.who, how: 'pick' }, voice, 'subject') })
    case 'not-carrying':
      return text('if.not-carrying', {
        cards: or(condition.cards.map((card) => text('card-name', { card: nameOf('card', card) }))),
      })
    case 'token-number':
      return text('if.token-number', { number: condition.number })
    case 'captive-on':
      return text('if.captive-on', { zone: zoneName(condition.zone) })
    case 'goon-present':
      return text('if.goon-present', { goon: nameOf('job-goon', condition.goon, voice.job?.id) })
    case 'captive-adjacent':
    case 'captive-unhurt':
    case 'nobody-heroic-yet':
    case 'house-occupied':
    case 'one-house-left':
      return text(`if.${condition.is}`)
  }
}
