import { type Text, text } from '@keep-flying/kernel'
import type { Ability, Moment, Scope, ScopedAbility, StrikeMoment, Trigger } from '../vocabulary/index.ts'
import { describeCondition, taskName } from './describe-conditions.ts'
import { describeCost } from './describe-costs.ts'
import { describeEffect, describeEffects } from './describe-effects.ts'
import { describeModifier } from './describe-modifiers.ts'
import { commas, or, sentences } from './describe-words.ts'

/** Texts of cards: when and at what price, then what happens. */

/** The word a trigger is known by; a text that is simply followed on playing the card has none. */
function triggerHead(trigger: Trigger): Text[] {
  switch (trigger.at) {
    case 'play':
      return []
    case 'combo':
      return [text(`class.${trigger.class}`)]
    case 'reaction':
      return [text('at.reaction'), strikeMoment(trigger.when), ...(trigger.ownTurn ? [text('at.own-turn')] : [])]
    case 'task-done':
      return [text('at.task-done', { task: taskName(trigger.task) })]
    case 'activate':
    case 'coordinate':
    case 'reveal':
    case 'strike':
    case 'defeated':
    case 'escape':
    case 'before-placing':
    case 'drawn':
    case 'repaired':
    case 'mission':
    case 'success':
    case 'failure':
    case 'setup':
    case 'end-of-episode':
    case 'bought':
      return [text(`at.${trigger.at}`)]
  }
}

function strikeMoment(when: StrikeMoment): Text {
  const whose = when.victim ?? 'any'
  return 'strikeDue' in when
    ? text(`when.strike-due.${when.strikeDue}.${whose}`)
    : text(`when.strike-drawn.${when.strikeDrawn}.${whose}`)
}

function describeMoment(when: Moment): Text {
  return typeof when === 'object' ? strikeMoment(when) : text(`when.${when}`)
}

function describeScope(scope: Scope | readonly Scope[]): Text {
  if (typeof scope === 'string') return text(`scope.${scope}`)
  return text('scope.any', { scopes: or(scope.map((one) => text(`scope.${one}`))) })
}

function scopeHead(ability: ScopedAbility): Text[] {
  const scope = describeScope(ability.in)
  if ('when' in ability) return [scope, describeMoment(ability.when)]
  return 'action' in ability && ability.cost === undefined ? [scope, text('at.action')] : [scope]
}

function conditionHead(ability: Ability): Text[] {
  if (ability.if === undefined) return []
  return [text('static' in ability ? 'while' : 'if', { condition: describeCondition(ability.if) })]
}

function doingHead(ability: Ability): Text[] {
  if ('static' in ability) return []
  const { cost, may, limit } = ability
  return [
    ...(limit === undefined ? [] : [text(`once.${limit}`)]),
    ...conditionHead(ability),
    ...(cost === undefined ? [] : [describeCost(cost)]),
    ...(may === undefined ? [] : [text('at.may')]),
  ]
}

function isScoped(ability: Ability): ability is ScopedAbility {
  return 'in' in ability
}

function headOf(ability: Ability): Text[] {
  const first = isScoped(ability) ? scopeHead(ability) : triggerHead(ability)
  return 'static' in ability ? [...first, ...conditionHead(ability)] : [...first, ...doingHead(ability)]
}

/** What follows the head: what holds, or what is done, and what happens otherwise. */
function bodyOf(ability: Ability): Text[] {
  if ('static' in ability) return ability.static.map(describeModifier)
  const { effects, else: otherwise = [] } = ability
  const done = effects.map(describeEffect)
  return otherwise.length === 0 ? done : [...done, text('otherwise', { phrase: describeEffects(otherwise) })]
}

function lineOfAbility(ability: Ability): Text {
  const head = headOf(ability)
  const body = sentences(bodyOf(ability))
  return head.length === 0 ? text('ability.plain', { body }) : text('ability', { head: commas(head), body })
}

/** Usually one line; one more for what happens if its condition does not hold. */
export function describeAbility(ability: Ability): readonly Text[] {
  if ('static' in ability || ability.if === undefined || ability.else === undefined || isOptional(ability))
    return [lineOfAbility(ability)]
  const { else: otherwise, ...rest } = ability
  return [lineOfAbility(rest), lineOfAbility({ ...rest, if: { not: ability.if }, effects: otherwise })]
}

function isOptional({ cost, may }: Exclude<Ability, { readonly static: unknown }>): boolean {
  return cost !== undefined || may !== undefined
}
