import { type Text, text } from '@keep-flying/kernel'
import { downedActions } from '../catalog/crew/downed.ts'
import { goonActions } from '../catalog/goons.ts'
import type {
  Action,
  ChallengeCard,
  ChallengeOption,
  CrewCard,
  EquipmentCard,
  FindToken,
  GoonActions,
  GoonCard,
  GoonType,
  LockToken,
  SkillPoints,
} from '../vocabulary/index.ts'
import { skills } from '../vocabulary/index.ts'
import { describeAction, describeGoonRule, outcome } from './describe-actions.ts'
import { describeEffect } from './describe-effects.ts'
import { describeAttempt } from './describe-tests.ts'
import { crewVoice, goonVoice } from './voice.ts'
import { commas, type Line, lineOf, nameOf, sentences } from './words.ts'

/** What cards and tokens say, made from their data: a card has no words of its own. */

const figures = (marks: readonly Text[]): Line => lineOf('figures', text('sentence', { phrase: commas(marks) }))

const icons = (points: SkillPoints): Text[] =>
  skills.flatMap((skill) => {
    const n = points[skill] ?? 0
    return n === 0 ? [] : [text('figure.skill', { skill: text(`skill.${skill}`), n })]
  })

function actionLine(action: Action): Line {
  return describeAction(action, crewVoice, text('action-name', { name: nameOf('action', action.id) }))
}

export function describeCrewCard({ skills: points, wounds, sides }: CrewCard): readonly Line[] {
  const side = (stance: 'casual' | 'heroic') => [
    lineOf('title', text(`side.${stance}`)),
    ...sides[stance].map(actionLine),
  ]
  return [figures([...icons(points), text('figure.wounds', { n: wounds })]), ...side('casual'), ...side('heroic')]
}

export function describeDowned(): readonly Line[] {
  return [figures([text('downed.figures')]), ...downedActions.map(actionLine), text('downed.note')]
}

/** What the Goons of a type do, in the order in which they try it. */
function describePriority({ brawl, move, shoot, engage, priority }: GoonActions): Line[] {
  return priority.map((entry) => {
    const deed =
      entry.take === 'brawl'
        ? text('goon.brawl', { time: brawl.time })
        : entry.take === 'move'
          ? text('goon.move', { n: move.squares, time: move.time })
          : text('goon.shoot', { dice: shoot?.dice ?? 1, time: shoot?.time ?? 0 })
    return text('goon.entry', { condition: text(`goon.if.${entry.if}`, { engage: engage ?? 0 }), deed })
  })
}

export function describeGoonType(type: GoonType): readonly Line[] {
  return [figures([text(`goon.type.${type}`)]), ...describePriority(goonActions[type])]
}

function describeChange({ type, change = {} }: GoonCard): Line[] {
  const { move, shoot, engage, priority } = change
  return [
    ...(move ? [text('goon.change.move', { n: move.squares })] : []),
    ...(engage ? [text('goon.change.engage', { n: engage })] : []),
    ...(shoot?.ignoresCover ? [text('goon.change.cover')] : []),
    ...(shoot?.close ? [text('goon.change.close')] : []),
    ...(priority ? describePriority({ ...goonActions[type], priority }) : []),
  ]
}

export function describeGoonCard(card: GoonCard): readonly Line[] {
  return [
    figures([
      text(`goon.type.${card.type}`),
      text('figure.skill', { skill: text('skill.fight'), n: card.fight }),
      text('figure.wounds', { n: card.wounds }),
    ]),
    ...describeChange(card),
    ...card.rules.map((rule) => describeGoonRule(rule, goonVoice)),
  ]
}

export function describeEquipment({ price, types, skills: points, actions }: EquipmentCard): readonly Line[] {
  return [
    figures([...types.map((type) => text(`equipment.${type}`)), text('figure.price', { price }), ...icons(points)]),
    ...actions.map(actionLine),
  ]
}

function optionLine(card: string, n: number, option: ChallengeOption): Line {
  const body = [describeAttempt(option), ...outcome('success', option.success ?? [], crewVoice)]
  return text('option', { name: nameOf('option', String(n), card), body: sentences(body) })
}

export function describeChallenge({ id, tier, options, fail }: ChallengeCard): readonly Line[] {
  return [
    figures([text(`tier.${tier}`)]),
    ...options.map((option, n) => optionLine(id, n, option)),
    text('body', { body: sentences(outcome('fail', fail, crewVoice)) }),
  ]
}

export function describeLock({ attempt }: LockToken): readonly Line[] {
  return [figures([attempt ? describeAttempt(attempt) : text('lock.open')])]
}

export function describeFind({ do: effects }: FindToken): readonly Line[] {
  return [text('body', { body: sentences(effects.map((effect) => describeEffect(effect, crewVoice))) })]
}
