import { type Text, text } from '@keep-flying/kernel'
import type { BoxCard } from '../catalog/index.ts'
import type {
  Avatar,
  AvatarText,
  CharacterCard,
  EnemyCard,
  EnemyKeyword,
  Episode,
  EpisodeText,
  Resource,
  Task,
} from '../vocabulary/index.ts'
import { describeAbility } from './describe-abilities.ts'
import { taskName } from './describe-conditions.ts'
import { describeEffect } from './describe-effects.ts'
import { commas, type Line, lineOf, sentences } from './describe-words.ts'

/** What cards say, made from their data: a card has no words of its own. */

const figures = (marks: readonly Text[]): Line => lineOf('figures', text('sentence', { phrase: commas(marks) }))

const keywords = (list: readonly EnemyKeyword[] = []): Text[] => list.map((keyword) => text(`keyword.${keyword}`))

function points(resource: Resource, { [resource]: n, plus }: CharacterCard): Text[] {
  if (n === undefined) return plus === resource ? [text(`figure.${resource}.plus`, { n: 0 })] : []
  return [text(plus === resource ? `figure.${resource}.plus` : `figure.${resource}`, { n })]
}

function characterFigures(card: CharacterCard): Line {
  return figures([
    card.class === null
      ? text('card.starting')
      : text('card.character', { class: text(`class.${card.class}`), cost: card.cost }),
    ...points('recruit', card),
    ...points('attack', card),
    ...(card.coordinate ? [text('keyword.coordinate')] : []),
  ])
}

function enemyFigures({ type, descriptors, attack, keywords: own }: EnemyCard): Line {
  const described = descriptors.filter((descriptor) => descriptor !== 'ship').map((one) => text(`descriptor.${one}`))
  return figures([text(`card.enemy.${type}`), ...described, text('figure.enemy', { n: attack }), ...keywords(own)])
}

function textFigures(kind: EpisodeText['type'], { keywords: own }: EpisodeText): Line {
  return figures([text(`card.${kind}`), ...keywords(own)])
}

function boxFigures(boxed: BoxCard): Line {
  switch (boxed.kind) {
    case 'talent':
    case 'flaw':
      return figures([text(`card.${boxed.kind}`)])
    case 'character':
      return characterFigures(boxed.card)
    case 'enemy':
      return enemyFigures(boxed.card)
    case 'goal':
    case 'event':
    case 'special':
      return textFigures(boxed.kind, boxed.card)
    case 'crew-strike':
      return figures([text('card.crew-strike'), text('figure.damage', { n: boxed.card.damage })])
    case 'ship-strike':
      return figures([text('card.ship-strike'), text('figure.repair', { n: boxed.card.repair })])
    case 'upgrade':
      return figures([text('card.upgrade'), text('figure.credits', { n: boxed.card.credits })])
    case 'side-job':
      return figures([text('card.side-job')])
    case 'inevitable':
      return figures([text('card.inevitable'), text(`figure.strikes.${boxed.card.type}`)])
  }
}

/** What a card of the box says. Talents and Flaws have the text of their player's Avatar. */
export function describeBoxCard(boxed: BoxCard): readonly Line[] {
  if (!('card' in boxed)) return [boxFigures(boxed), text(`card.${boxed.kind}.about`)]
  return [boxFigures(boxed), ...boxed.card.abilities.flatMap(describeAbility)]
}

function avatarText(kind: 'talent' | 'flaw', { name, abilities }: AvatarText): Line[] {
  return [lineOf('title', text(`avatar.${kind}`, { name })), ...abilities.flatMap(describeAbility)]
}

export function describeAvatar({ rank, health, defense, talent, flaw }: Avatar): readonly Line[] {
  return [
    figures([
      text('figure.rank', { n: rank }),
      text('figure.health', { n: health }),
      text('figure.defense', { n: defense }),
    ]),
    ...avatarText('talent', talent),
    ...avatarText('flaw', flaw),
  ]
}

export function describeTask({ id, mandatory, reward, failure = [] }: Task): Line[] {
  const failed = mandatory ? [text('task.lost')] : failure.map(describeEffect)
  return [
    lineOf('title', text(mandatory ? 'task.title.mandatory' : 'task.title', { task: taskName(id) })),
    text('task.reward', { body: sentences(reward.map(describeEffect)) }),
    ...(failed.length === 0 ? [] : [text('task.failure', { body: sentences(failed) })]),
  ]
}

/** An Objective card. What completes its Objectives stands on the cards of its Episode. */
export function describeObjective({ letter, number, tasks, abilities }: Episode): readonly Line[] {
  return [
    figures([text('card.objective', { letter, number })]),
    ...tasks.flatMap(describeTask),
    ...abilities.flatMap(describeAbility),
  ]
}
