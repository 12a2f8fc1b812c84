import { type Text, text, type Word } from '@keep-flying/kernel'
import type { Aim, Anchor, Place, Selection, Which, Who } from '../vocabulary/index.ts'
import type { Voice } from './voice.ts'
import { and, beside, nameOf, squareText } from './words.ts'

/** Who and what a text is about. */

/** The subject of a sentence, what something is done to, or what is measured from. Languages inflect them differently. */
type Case = 'subject' | 'object' | 'anchor'

const genders = {
  crew: 'n',
  goon: 'm',
  character: 'f',
  lock: 'm',
  crate: 'm',
  numbered: 'm',
  'shut-door': 'f',
  equipment: 'f',
  square: 'n',
} as const satisfies Record<Selection['kind'], 'm' | 'f' | 'n'>

/** Traits that English puts before the noun. */
const adjectives: readonly string[] = [
  'other',
  'waiting',
  'alerted',
  'casual',
  'heroic',
  'wounded',
  'downed',
  'standing',
  'exhausted',
  'face-down',
  'face-up',
]

function kindOf(selection: Selection, { user }: Voice, form: Case): Text {
  const words = { n: selection.amount ?? 1, case: form }
  const traits: readonly string[] = selection.where ?? []
  if (selection.kind === 'goon') return text(`kind.${selection.type ?? 'goon'}`, words)
  if (selection.kind === 'crew' && user === 'crew' && traits.includes('self-or-adjacent'))
    return text('kind.crew.near', words)
  if (selection.kind === 'equipment' && traits.includes('tool')) return text('kind.tool', words)
  return text(`kind.${selection.kind}`, words)
}

/** What is said before the noun and after it. */
function traitsOf(selection: Selection, voice: Voice): { before: Text[]; after: Text[] } {
  const traits: readonly string[] = selection.where ?? []
  const before = traits
    .filter((trait) => adjectives.includes(trait))
    .map((trait) => text(`trait.${trait}`, { kind: selection.kind }))
  const after = traits
    .filter((trait) => !adjectives.includes(trait) && trait !== 'tool')
    .filter((trait) => selection.kind !== 'crew' || trait !== 'self-or-adjacent')
    .map((trait) => text(`trait.${trait}`, { user: voice.user }))
  if (selection.kind === 'goon' && selection.group) after.push(text(`group.${selection.group}`))
  if (selection.within !== undefined) after.push(withinOf(selection.within, selection.from, voice))
  else if (selection.from !== undefined) after.push(text('trait.from', { from: describeAnchor(selection.from, voice) }))
  return { before, after }
}

function withinOf(n: number, from: Anchor | undefined, voice: Voice): Text {
  return from === undefined
    ? text('trait.within', { n, user: voice.user })
    : text('trait.within.from', { n, from: describeAnchor(from, voice) })
}

function describeAnchor(anchor: Anchor, voice: Voice): Text {
  return typeof anchor === 'string' ? text(`who.${anchor}.anchor`) : describeSelection(anchor, voice, 'anchor')
}

export function describeSelection(selection: Selection, voice: Voice, form: Case = 'object'): Text {
  const { before, after } = traitsOf(selection, voice)
  const kind = kindOf(selection, voice, form)
  const lead = before.length === 0 ? kind : text('thing.before', { before: beside(before), kind })
  const bare = text('thing.after', { kind, after: and(after) })
  const both = before.length === 0 ? bare : text('thing.both', { before: beside(before), kind, after: and(after) })
  return text('thing', {
    how: selection.how === 'nearest' && selection.from !== undefined ? 'nearest-to' : selection.how,
    n: selection.amount ?? 1,
    gender: genders[selection.kind],
    case: form,
    thing: after.length === 0 ? lead : both,
  })
}

function describeWho(who: Who, voice: Voice, form: Case = 'object'): Text {
  if (who === 'self') return text(`who.self-${voice.user}.${form}`)
  if (typeof who === 'string') return text(`who.${who}.${form}`)
  if ('goon' in who) return text(`who.goon.${form}`, { goon: nameOf('job-goon', who.goon, voice.job?.id) })
  return describeSelection(who, voice, form)
}

/** Words for a sentence about somebody: who it is, and whether it is the reader. */
export function subject(who: Who, voice: Voice): Record<'who' | 'person', Word> {
  return { who: describeWho(who, voice, 'subject'), person: who === 'self' && voice.user === 'crew' ? 'you' : 'one' }
}

/** Words for a sentence in which something is done to somebody. */
export function object(who: Who, voice: Voice): Record<'who' | 'person', Word> {
  return { who: describeWho(who, voice), person: who === 'self' && voice.user === 'crew' ? 'you' : 'one' }
}

export function describeWhich(which: Which, voice: Voice): Text {
  return typeof which === 'string' ? text('who.target.object') : describeSelection(which, voice)
}

export function describeToken(token: string, { job }: Voice): Text {
  return text('place.token', { token: nameOf('job-token', token, job?.id) })
}

function isSquare(place: Place): place is readonly [number, number] {
  return Array.isArray(place)
}

/** Where something goes, as what follows on "to". */
export function describePlace(place: Place, voice: Voice): Text {
  if (isSquare(place)) return squareText(place)
  if (typeof place !== 'string')
    return 'token' in place ? describeToken(place.token, voice) : describeSelection(place, voice)
  if (place === 'self' || place === 'cause' || place === 'target') return describeWho(place, voice)
  return text(`place.${place}`)
}

export function describeAim(aim: Aim, voice: Voice): Text {
  if (aim === 'captive') return text('who.captive.subject')
  return 'token' in aim ? describeToken(aim.token, voice) : describeSelection(aim, voice, 'subject')
}
