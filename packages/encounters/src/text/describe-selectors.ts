import { type Name, type Text, text, type Word } from '@keep-flying/kernel'
import type { CardFilter, Crew, Destination, Target, Who } from '../vocabulary/index.ts'
import { and, commas } from './describe-words.ts'

/** Who and what a text is about. */

export const crewName = (crew: Crew): Name => ({ name: 'crew', id: crew })
export const cardOf = (id: string): Name => ({ name: 'card', id })

/** Whether a Rank is meant among players, or among all Main Characters as for strikes and healing. */
type Among = 'players' | 'mains'

/** The subject of a sentence, or whom something is done to. Languages inflect the two differently. */
type Case = 'subject' | 'object'

function isCrewList(who: Who): who is readonly Crew[] {
  return Array.isArray(who)
}

export function describeWho(who: Who, among: Among = 'players', form: Case = 'subject'): Text {
  if (isCrewList(who)) return text('who.crew-list', { who: and(who.map((crew) => describeWho(crew))) })
  if (typeof who === 'object') {
    const [first, ...others] = 'firstOf' in who ? who.firstOf.map((one) => describeWho(one, among, form)) : []
    if (!first) throw new Error('Nobody is named.')
    const rest = others.map((other) => text('who.else', { other }))
    return rest.length === 0 ? first : text('who.first-of', { first, others: commas(rest) })
  }
  switch (who) {
    case 'you':
    case 'active':
    case 'victim':
    case 'next':
    case 'other':
    case 'others':
    case 'mate':
    case 'any':
    case 'each':
    case 'main':
    case 'each-main':
    case 'healed':
    case 'least-health':
      return text(`who.${who}.${form}`)
    case 'highest-rank':
    case 'lowest-rank':
      return text(`who.${who}.${among}.${form}`)
    default:
      return text('who.crew', { crew: crewName(who) })
  }
}

/** Words for a sentence about somebody: who it is, and whether the reader, one or several. */
export function subject(who: Who = 'you', among: Among = 'players'): Record<'who' | 'person', Word> {
  return { who: describeWho(who, among), person: personOf(who) }
}

/** Words for a sentence in which something is done to somebody. */
export function object(who: Who, among: Among = 'players'): Record<'who' | 'person', Word> {
  return { who: describeWho(who, among, 'object'), person: personOf(who) }
}

function personOf(who: Who): 'you' | 'one' | 'many' {
  if (who === 'you') return 'you'
  return isCrewList(who) && who.length > 1 ? 'many' : 'one'
}

/** The cards a filter lets through, as a noun in the singular. */
function cardKind({ name, type, descriptor }: CardFilter): Text {
  if (name !== undefined) return text('cards.named', { card: name })
  const sort = type ?? (descriptor === undefined ? 'card' : 'enemy')
  const kind = text(`cards.${sort}`)
  return descriptor === undefined
    ? kind
    : text('cards.described', { kind, descriptor: text(`descriptor.${descriptor}`) })
}

/** What languages decide gender by. */
function genderOf({ name, type, descriptor }: CardFilter): 'named' | 'enemy' | 'goal' | 'card' {
  if (name !== undefined) return 'named'
  if (type === 'goal') return 'goal'
  return type === undefined && descriptor === undefined ? 'card' : 'enemy'
}

function describeCards(which: CardFilter): Text {
  const { area, space, notDescriptor } = which
  const kind = cardKind(which)
  const bare =
    notDescriptor === undefined
      ? kind
      : text('cards.except', { kind, descriptor: text(`descriptor.${notDescriptor}.many`) })
  const here = space === undefined ? bare : text('cards.here', { cards: bare })
  return area === undefined ? here : text('cards.in', { cards: here, area: text(`area.${area}.in`) })
}

/** What a filter finds, with how many of it. */
export const filtered = (which: CardFilter) => ({ cards: describeCards(which), gender: genderOf(which) })

export function describeTarget(target: Target): Text {
  if (typeof target === 'string') return text(`target.${target}`)
  if ('card' in target) return text('target.card', { card: cardOf(target.card) })
  if ('every' in target) return text('target.every', filtered(target.every))
  return 'name' in target.one ? describeCards(target.one) : text('target.one', filtered(target.one))
}

export function describeDestination(to: Destination): Text {
  return typeof to === 'string' ? text(`to.${to}`) : text('to.space', { n: to.space })
}
