import { type Text, text } from '@keep-flying/kernel'
import type { Action, Effect, GoonRule, JobAction, Requirement } from '../vocabulary/index.ts'
import { describeRequirement } from './describe-conditions.ts'
import { describeEffect } from './describe-effects.ts'
import { describeAim } from './describe-selectors.ts'
import { describeHook, describeTest } from './describe-tests.ts'
import type { Voice } from './voice.ts'
import { commas, sentences, together } from './words.ts'

/** Actions of cards and Jobs: a name, what taking it means, and what it does. */

const needsOf = (needs: readonly Requirement[] | undefined, voice: Voice): Text[] =>
  needs === undefined
    ? []
    : [text('action.needs', { needs: together(needs.map((need) => describeRequirement(need, voice))) })]

/** A list of effects as sentences; what leads in stands before the first. */
function deedsOf(effects: readonly Effect[], voice: Voice, lead?: Text): Text[] {
  const [first, ...others] = effects.map((effect) => describeEffect(effect, voice))
  if (!first) return []
  return [lead ? text('action.lead', { lead, deed: first }) : first, ...others]
}

function marksOf(action: Action): Text {
  return commas([
    text(`use.${action.use}`, { time: action.time }),
    ...(action.heroic ? [text('stance.heroic')] : []),
    ...(action.limit ? [text(`limit.${action.limit}`)] : []),
    ...(action.exhaust ? [text('action.exhaust')] : []),
  ])
}

function bodyOf(action: Action, voice: Voice): Text[] {
  const aim = action.aim ? [text('action.aim', { aim: describeAim(action.aim, voice) })] : []
  const hook = 'hook' in action && action.hook ? describeHook(action.hook, voice) : undefined
  if (action.eitherOrder) {
    const deeds = together(action.do.map((effect) => describeEffect(effect, voice)))
    return [...needsOf(action.needs, voice), ...aim, text('action.either-order', { deeds })]
  }
  return [...needsOf(action.needs, voice), ...aim, ...deedsOf(action.do, voice, hook)]
}

export function describeAction(action: Action, voice: Voice, name: Text): Text {
  return text('action', { name, marks: marksOf(action), body: sentences(bodyOf(action, voice)) })
}

export function describeJobAction(action: JobAction, voice: Voice, name: Text): Text {
  if (!('test' in action)) return describeAction(action, voice, name)
  const marks = commas([text('use.action', { time: action.time }), ...(action.heroic ? [text('stance.heroic')] : [])])
  return text('action', { name, marks, body: sentences(testBodyOf(action, voice)) })
}

type TestedAction = Extract<JobAction, { test: unknown }>

function testBodyOf({ needs, aim, test, success, fail }: TestedAction, voice: Voice): Text[] {
  return [
    ...needsOf(needs, voice),
    text('action.aim', { aim: describeAim(aim, voice) }),
    describeTest(test),
    ...outcome('success', success, voice),
    ...outcome('fail', fail, voice),
  ]
}

/** What an Action does, without its name and time. */
export function describeDeed(action: Action | JobAction, voice: Voice): Text {
  return text('body', { body: sentences('test' in action ? testBodyOf(action, voice) : bodyOf(action, voice)) })
}

/** What follows on a success or a failure. */
export function outcome(how: 'success' | 'fail', effects: readonly Effect[], voice: Voice): Text[] {
  return deedsOf(effects, voice, text(`outcome.${how}`))
}

export function describeGoonRule({ hook, needs, limit, do: effects }: GoonRule, voice: Voice): Text {
  const lead = describeHook(hook, voice)
  const limited = limit ? text('goon-rule.limit', { hook: lead, limit: text(`limit.${limit}`) }) : lead
  const condition = (needs ?? []).map((need) => describeRequirement(need, voice))
  const asked =
    condition.length === 0 ? limited : text('goon-rule.if', { hook: limited, condition: together(condition) })
  return text('body', { body: sentences(deedsOf(effects, voice, asked)) })
}
