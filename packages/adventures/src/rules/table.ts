import {
  type Name,
  onceFor,
  type Sight,
  type Spot,
  type Text,
  type TextList,
  text,
  type Word,
} from '@keep-flying/kernel'
import { plainGoon } from '../catalog/goons.ts'
import { crewCard, goonCard, jobOf } from '../catalog/index.ts'
import { type DoorNumber, layGround, type SquareNumber, squareAt } from '../geometry/ground.ts'
import { crewSeats } from '../options.ts'
import type { Captive, Character, CrewMember, Goon, State, Table, Thing, Token } from '../state.ts'
import type { Amount, Area, Crew, Door, Job, SpecialRule, Square } from '../vocabulary/index.ts'

/** Reading the table: who is who, where things are, what they are called. */

function found<T>(thing: T | undefined | null, what: string, id: string | number): T {
  if (thing === undefined || thing === null) throw new Error(`There is no ${what} ${id} in this Job.`)
  return thing
}

const madeUpJobs = new Map<string, Job>()

/** The Job being worked, or one that was made up for a situation. */
export function jobIn({ job, madeUp }: Pick<State, 'job' | 'madeUp'>): Job {
  if (madeUp === undefined) return jobOf(job)
  const known: Job = madeUpJobs.get(madeUp) ?? JSON.parse(madeUp)
  madeUpJobs.set(madeUp, known)
  return known
}

/** The map of a Job. */
export const groundOf = onceFor(({ map }: Job) => layGround(map))

/** The Numbered Tokens of a Job that are persons. */
export const personsOf = onceFor(({ special }: Job) =>
  special.flatMap((rule) => (rule.rule === 'persons' ? rule.places : [])),
)

export function crewMember({ state }: Table, id: string): CrewMember {
  return found(
    state.crew.find((one) => one.id === id),
    'Crew Member',
    id,
  )
}

export function goonCalled({ state }: Table, id: string): Goon {
  return found(
    state.goons.find((one) => one.id === id),
    'Goon',
    id,
  )
}

export function tokenCalled({ state }: Table, id: string): Token {
  return found(
    state.tokens.find((one) => one.id === id),
    'token',
    id,
  )
}

export function captiveOf({ state }: Table): Captive {
  return found(state.captive, 'captive', '')
}

/** What the Job says of its captive. */
export function captiveRule({ job }: Table): Extract<SpecialRule, { rule: 'captive' }> | undefined {
  for (const rule of job.special) if (rule.rule === 'captive') return rule
  return undefined
}

/** The captive stays in irons until the Job says otherwise. */
export function isCaptiveFree(t: Table): boolean {
  const freed = captiveRule(t)?.freed
  return t.state.captive !== null && freed !== undefined && t.state.progress.flags.includes(freed)
}

export function isCrew(character: Character): character is CrewMember {
  return 'stance' in character
}

/** What the Crew decide together before and after the Job is put to the first seat among them. */
export function firstSeat({ state }: Table): number {
  return crewSeats(state.options)[0] ?? 0
}

/** Crew Members on the map. */
export function crewOnMap({ state }: Table): CrewMember[] {
  return state.crew.filter(({ at }) => at !== null)
}

/** Heroic Crew on the map who are not Downed: whom Goons go for. */
export function opponents(t: Table): CrewMember[] {
  return t.state.crew.filter(({ at, stance, downed }) => at !== null && stance === 'heroic' && !downed)
}

export function squareOf(character: Character): SquareNumber {
  return found(character.at, 'square of', character.id)
}

export function woundsOf(character: Character): number {
  if (isCrew(character)) return crewCard(character.id).wounds
  return character.card === null ? plainGoon.wounds : goonCard(character.card).wounds
}

/** How many more Wounds somebody can take. */
export function woundsLeft(character: Character): number {
  return woundsOf(character) - character.wounds
}

// The map

export function squareIn({ ground }: Table, at: Square): SquareNumber {
  return squareAt(ground, at)
}

/** The doors of a Job's map in the order of their numbers. */
export const doorsOf = onceFor(({ map }: Job): readonly Door[] => map.buildings.flatMap(({ doors }) => doors))

export function doorCalled({ job }: Table, id: string): DoorNumber {
  const number = doorsOf(job).findIndex((door) => door.id === id)
  return found(number < 0 ? null : number, 'door', id)
}

export function buildingCalled({ job }: Table, id: string): number {
  const number = job.map.buildings.findIndex((building) => building.id === id)
  return found(number < 0 ? null : number, 'building', id)
}

export function zoneCalled({ job }: Table, id: string): Area {
  return found(job.map.zones[id], 'zone', id)
}

export function isInArea({ ground }: Table, square: SquareNumber, [left, top, width, height]: Area): boolean {
  const column = square % ground.columns
  const row = Math.floor(square / ground.columns)
  return column >= left && column < left + width && row >= top && row < top + height
}

export function squaresIn({ ground }: Table, [left, top, width, height]: Area): SquareNumber[] {
  const squares: SquareNumber[] = []
  for (let row = top; row < Math.min(top + height, ground.rows); row++)
    for (let column = left; column < Math.min(left + width, ground.columns); column++)
      squares.push(squareAt(ground, [column, row]))
  return squares
}

/** A figure of the Job, for so many Crew. */
export function amountOf({ job, state }: Table, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { figure } = amount
  return found(fewerOf(job, state.crew.length).figures?.[figure] ?? job.figures[figure], 'figure', figure)
}

/** What changes for fewer Crew than the Job is made for. */
export function fewerOf({ fewer }: Job, crew: number): Job['fewer'][1] {
  return crew === 1 || crew === 2 || crew === 3 || crew === 4 ? fewer[crew] : {}
}

// Words

export const crewName = (id: Crew): Name => ({ name: 'crew', id })
/** Its type is told with it: a Goon that came later and is out is on no list. */
const goonName = ({ id, type }: Goon): Name => ({ name: 'goon', id, of: type })
export const seatName = (seat: number): Name => ({ name: 'seat', id: seat })
export const tokenName = (id: string): Name => ({ name: 'token', id })
const doorName = (door: DoorNumber): Name => ({ name: 'door', id: door })
export const gearName = (card: string): Name => ({ name: 'gear', id: card })
export const squareName = (square: SquareNumber): Name => ({ name: 'square', id: square })

export function nameOf(character: Character): Name {
  return isCrew(character) ? crewName(character.id) : goonName(character)
}

/** The squares of a walk, in words. */
export function wayText(squares: readonly SquareNumber[]): TextList {
  return { list: squares.map((square) => says('offer.thing', { what: squareName(square) })), join: 'and' }
}

/** The squares that were told of a walk; none where only its end was. */
export function wayTold(way: Word | undefined): SquareNumber[] {
  if (typeof way !== 'object' || !('list' in way)) return []
  return way.list.flatMap(({ with: words }) => {
    const square = words?.['what']
    return typeof square === 'object' && 'id' in square ? Number(square.id) : []
  })
}

export function thingName(thing: Thing): Name {
  switch (thing.kind) {
    case 'crew':
      return crewName(thing.id)
    case 'goon':
      return { name: 'goon', id: thing.id }
    case 'captive':
      return { name: 'captive', id: 0 }
    case 'token':
      return tokenName(thing.id)
    case 'door':
      return doorName(thing.door)
    case 'gear':
      return gearName(thing.card)
    case 'square':
      return squareName(thing.at)
  }
}

/** Where a thing is lit up. */
export function thingSpot(thing: Thing): Spot {
  switch (thing.kind) {
    case 'crew':
    case 'goon':
    case 'token':
      return { token: thing.id }
    case 'captive':
      return { token: 'captive' }
    case 'door':
      return { token: `door ${thing.door}` }
    case 'gear':
      return { card: thing.card }
    case 'square':
      return { place: String(thing.at) }
  }
}

/** A thing's own id among options. */
export function thingId(thing: Thing): string {
  switch (thing.kind) {
    case 'captive':
      return 'captive'
    case 'door':
      return `door ${thing.door}`
    case 'gear':
      return thing.card
    case 'square':
      return String(thing.at)
    default:
      return thing.id
  }
}

export function thingOf(character: Character): Thing {
  return isCrew(character) ? { kind: 'crew', id: character.id } : { kind: 'goon', id: character.id }
}

/** Tells what happened; what it says is composed only where somebody listens. */
export function tell(
  t: Table,
  kind: string,
  compose?: () => Readonly<Record<string, Word>>,
  sees: Sight = 'everyone',
): void {
  t.tell(compose ? () => ({ kind, data: compose(), sees }) : { kind, sees })
}

export function says(key: string, words?: Readonly<Record<string, Word>>): Text {
  return text(key, words)
}
