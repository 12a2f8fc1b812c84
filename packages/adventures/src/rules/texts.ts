import type { CopyId } from '../catalog/index.ts'
import type { CrewMember, Gear, Goon, Table } from '../state.ts'
import type { Action, GoonRule, Hook, Limit } from '../vocabulary/index.ts'
import { crewSides, gearSides, goonRules, type PrintedText, type Side } from './printed.ts'

/** The texts in force: what cards let Characters do, and when. */

export interface CrewText extends PrintedText {
  readonly of: CrewMember
  /** The piece of Equipment it stands on; none on the Crew Card. */
  readonly gear: Gear | null
  /** It stands on the Heroic side of somebody who is Casual: using it turns them Heroic. */
  readonly onHeroicSide?: true
}

type Use = Action['use']

export function textsFor(who: CrewMember, ...uses: readonly Use[]): CrewText[] {
  return textsOf(who, uses, ({ all }) => all)
}

/** Texts of a Crew Member that wait for no moment and may be used at any time. */
export function anyTimeTexts(who: CrewMember): CrewText[] {
  return textsOf(who, anyTime, onlyAnyTime)
}

const anyTime: readonly Use[] = ['any-time']
const onlyAnyTime = (side: Side) => side.anyTime

/** Texts of a Crew Member that wait for no moment. */
export function plainTexts(who: CrewMember, ...uses: readonly Use[]): CrewText[] {
  return textsOf(who, uses, ({ plain }) => plain)
}

const none: readonly never[] = []

/** Texts of a Crew Member that work at a moment; those about Tests are also filtered by the Test. */
export function textsAt(who: CrewMember, at: Hook['at'], ...uses: readonly Use[]): CrewText[] {
  return textsOf(who, uses, ({ hooked }) => hooked.get(at) ?? none)
}

/** Texts that work at a moment, with those that a Casual Crew Member would have as soon as it turned Heroic. */
export function textsInReach(who: CrewMember, at: Hook['at'], ...uses: readonly Use[]): CrewText[] {
  const texts = textsAt(who, at, ...uses)
  if (who.stance === 'heroic') return texts
  const { casual, heroic } = crewSides(who.id)
  const shown = casual.hooked.get(at) ?? none
  for (const { action, name, option } of heroic.hooked.get(at) ?? none)
    if (action.use !== 'passive' && uses.includes(action.use) && !shown.some((one) => one.action.id === action.id))
      texts.push({ of: who, action, name, option, gear: null, onHeroicSide: true })
  return texts
}

/** Texts of the side that shows, then those of Equipment that is not exhausted. */
function textsOf(who: CrewMember, uses: readonly Use[], on: (side: Side) => readonly PrintedText[]): CrewText[] {
  const texts: CrewText[] = []
  addTexts(texts, on(crewSides(who.id)[who.downed ? 'downed' : who.stance]), uses, who, null)
  for (const gear of who.gear)
    if (!gear.exhausted) addTexts(texts, on(gearSides(gear.card)[who.downed ? 'downed' : 'ready']), uses, who, gear)
  return texts
}

function addTexts(
  texts: CrewText[],
  printed: readonly PrintedText[],
  uses: readonly Use[],
  of: CrewMember,
  gear: Gear | null,
): void {
  for (const { action, name, option } of printed)
    if (uses.includes(action.use)) texts.push({ of, action, name, option, gear })
}

export function rulesOf({ card }: Goon, at: Hook['at']): readonly GoonRule[] {
  return card === null ? none : (goonRules(card).get(at) ?? none)
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

/** Whether a Crew Member's text may not be used any more. */
export function isTextUsedUp(t: Table, text: CrewText): boolean {
  const { limit } = text.action
  return limit !== undefined && isUsedUp(t, limit, textKey(text))
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
