import { moveCard, onceFor, type Rules } from '@keep-flying/kernel'
import type { CrewMember, Face, Table, Thing, Token } from '../state.ts'
import type { Job } from '../vocabulary/index.ts'
import { numberToken } from './candidates.ts'
import type { Context } from './effects.ts'
import { follow } from './job.ts'
import { seesSquare } from './squares.ts'
import { tell, tokenName } from './table.ts'

/** Tokens with something on their other side. */

/** Turns a token face up, for all to see. */
export function turnUp(t: Table, { hidden, shown }: Face): boolean {
  const [card] = hidden.cards
  if (card === undefined) return false
  t.seal('shown')
  moveCard(hidden, shown, card)
  return true
}

/** Turns a Numbered Token face up; returns whether it was face down. */
export function* turnNumber(t: Table, token: Token, context: Context): Rules<boolean> {
  if (!turnUp(t, token.face)) return false
  const [card] = token.face.shown.cards
  const number = numberOf(card)
  tell(t, 'number-seen', () => ({ what: tokenName(token.id), number: number ?? 0 }))
  if (number !== null) yield* follow(t, { on: 'number-seen', number }, { ...context, target: asThing(token) })
  return true
}

const asThing = ({ id }: Token): Thing => ({ kind: 'token', id })

const mostNumbers = 10

function numberOf(card: string | undefined): number | null {
  for (let number = 1; number <= mostNumbers; number++) if (card === numberToken(number)) return number
  return null
}

const isLookedInto = onceFor(({ rules, steps }: Job) =>
  [...rules, ...steps.flatMap((step) => step.rules)].some(({ when }) => when.on === 'building-seen'),
)

/** Where a Job says so, whoever is inside a building or in a Doorway sees what lies there. */
export function* lookIntoBuildings(t: Table, who: CrewMember): Rules<void> {
  const { at } = who
  if (at === null || t.state.turn?.id !== who.id) return
  if (!isLookedInto(t.job)) return
  const doorways = (t.ground.doorsAt[at] ?? []).flatMap((door) => t.ground.doors[door]?.building ?? [])
  const buildings = [t.ground.building[at] ?? -1, ...doorways].filter((building) => building !== -1)
  for (const token of [...t.state.tokens]) {
    if (token.kind !== 'numbered' || !buildings.includes(t.ground.building[token.at] ?? -1)) continue
    if (!seesSquare(t, at, token.at)) continue
    const context = { self: who, cause: who, target: asThing(token) }
    const isNew = yield* turnNumber(t, token, context)
    const isLookedAt = isNew || token.face.shown.cards.length > 0
    if (isLookedAt) yield* follow(t, { on: 'building-seen' }, context)
  }
}
