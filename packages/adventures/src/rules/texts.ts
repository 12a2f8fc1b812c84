import type { Name, Text } from '@keep-flying/kernel'
import { downedActions } from '../catalog/crew/downed.ts'
import { type CopyId, crewCard, equipmentCard, goonCard } from '../catalog/index.ts'
import type { CrewMember, Gear, Goon, Table } from '../state.ts'
import type { Action, GoonRule, Hook, Limit } from '../vocabulary/index.ts'
import { gearName, says } from './table.ts'

/** The texts in force: what cards let Characters do, and when. */

export interface CrewText {
  readonly of: CrewMember
  readonly action: Action
  /** The piece of Equipment it stands on; none on the Crew Card. */
  readonly gear: Gear | null
}

type Use = Action['use']

/** All texts of a Crew Member: those of the side that shows, and those of Equipment that is not exhausted. */
function textsOf(who: CrewMember): CrewText[] {
  const ready = who.gear.filter(({ exhausted }) => !exhausted)
  const onGear = ready.flatMap((gear) => equipmentCard(gear.card).actions.map((action) => ({ of: who, action, gear })))
  if (who.downed) return [...downedTexts(who), ...onGear.filter(({ action }) => healsOneself(action))]
  const side = crewCard(who.id).sides[who.stance]
  return [...side.map((action) => ({ of: who, action, gear: null })), ...onGear]
}

/** The Downed card lies over the Heroic side, but whoever can heal may heal itself. */
function downedTexts(who: CrewMember): CrewText[] {
  const covered = crewCard(who.id).sides.heroic.filter(healsOneself)
  return [...downedActions, ...covered].map((action) => ({ of: who, action, gear: null }))
}

function healsOneself({ aim, do: effects }: Action): boolean {
  const onOneself =
    typeof aim === 'object' && 'where' in aim && aim.kind === 'crew' && aim.where?.includes('self-or-adjacent')
  return Boolean(onOneself) && effects.some((effect) => effect.do === 'heal')
}

export function textsFor(who: CrewMember, ...uses: readonly Use[]): CrewText[] {
  return textsOf(who).filter(({ action }) => uses.includes(action.use))
}

/** Texts of a Crew Member that work at a moment; those about Tests are also filtered by the Test. */
export function textsAt(who: CrewMember, at: Hook['at'], ...uses: readonly Use[]): CrewText[] {
  return textsFor(who, ...uses).filter(({ action }) => 'hook' in action && action.hook?.at === at)
}

export function rulesOf({ card }: Goon, at: Hook['at']): readonly GoonRule[] {
  return card === null ? [] : goonCard(card).rules.filter(({ hook }) => hook.at === at)
}

// What texts are called

/** The name of a text, and the card it stands on. */
export function nameOfText({ of, action, gear }: CrewText): Name {
  return { name: 'action', id: action.id, of: gear?.card ?? of.id }
}

/** A text as an option: what it is, on which piece of Equipment, and what time it takes. */
export function textWords(text: CrewText): Text {
  const words = { what: nameOfText(text), n: text.action.time }
  return text.gear ? says('offer.text.gear', { ...words, gear: gearName(text.gear.card) }) : says('offer.text', words)
}

// How often a text may be used

/** What tells a text apart from all others. */
export function textKey({ of, action, gear }: CrewText): string {
  return `${of.id} ${gear?.card ?? 'card'} ${action.id}`
}

/** Notes that a text with a limit was used. */
export function noteUse({ state }: Table, limit: Limit | undefined, key: string, place = ''): void {
  if (limit === 'turn') state.turn?.used.push(key)
  else if (limit) state.progress.used.push(limitKey(limit, key, place))
}

export function isUsedUp({ state }: Table, limit: Limit | undefined, key: string, place = ''): boolean {
  if (limit === undefined) return false
  if (limit === 'turn') return state.turn?.used.includes(key) ?? false
  return state.progress.used.includes(limitKey(limit, key, place))
}

function limitKey(limit: Limit, key: string, place: string): string {
  return `${limit}: ${key}${limit === 'place' ? ` ${place}` : ''}`
}

/** Heroic Crew are on the map again: what works once in their absence works anew. */
export function endAbsence({ state }: Table): void {
  const { used } = state.progress
  for (let n = used.length - 1; n >= 0; n--) if (used[n]?.startsWith('absence: ')) used.splice(n, 1)
}

export function exhaust({ gear, action }: CrewText): void {
  if (action.exhaust && gear) gear.exhausted = true
}

/** The piece of Equipment with this card, and who carries it. */
export function gearCalled(
  { state }: Table,
  card: CopyId,
): { readonly of: CrewMember; readonly gear: Gear } | undefined {
  for (const of of state.crew) {
    const gear = of.gear.find((one) => one.card === card)
    if (gear) return { of, gear }
  }
  return undefined
}
