import {
  type Area,
  type CrewMember,
  drawGrid,
  type Job,
  type Square,
  type State,
  type Token,
} from '@keep-flying/adventures'
import { doorsOf, numberToken } from '@keep-flying/adventures/ask'
import type { Option } from '@keep-flying/kernel'
import type { Block } from '../../terminal/game.ts'
import { flow } from '../../terminal/layout.ts'
import { dim } from '../../terminal/style.ts'
import { activeCrew, activeGoon, call, type Sight, sizeOf } from './facts.ts'

/** The map in characters, around whoever acts. */

/** As many squares as fit on a screen of 80 columns and leave room for a question. */
const window = { columns: 24, rows: 13 }

/** With the numbers of options that are squares. */
export function drawAround(sight: Sight, options: readonly Option[]): Block {
  const { columns, rows } = sight.t.ground
  const at = (activeGoon(sight) ?? activeCrew(sight))?.at ?? deploymentOf(sight)
  const [left, width] = part(at % columns, window.columns, columns)
  const [top, height] = part(Math.floor(at / columns), window.rows, rows)
  return draw(sight, [left, top, width, height], numbersOf(options))
}

/** What is too wide for a screen is drawn in parts, the west first. */
export function drawWhole(sight: Sight): Block {
  const { columns, rows } = sight.t.ground
  const parts = Math.ceil(columns / window.columns)
  const width = Math.ceil(columns / parts)
  const drawn = Array.from({ length: parts }, (_, n) => n * width).flatMap((left) =>
    draw(sight, [left, 0, Math.min(width, columns - left), rows], new Map()),
  )
  return [...drawn, ...signsExplained(sight)]
}

/** Only what fits into a square. */
function numbersOf(options: readonly Option[]): Map<number, string> {
  return new Map(
    options.slice(0, 99).flatMap(({ at }, n) => (at && 'place' in at ? [[Number(at.place), `${n + 1}`] as const] : [])),
  )
}

/** Where a part of so many squares begins that has a square in its middle, and how many of them there are. */
function part(middle: number, wanted: number, all: number): [number, number] {
  const size = Math.min(wanted, all)
  return [Math.max(0, Math.min(all - size, middle - Math.floor(size / 2))), size]
}

function deploymentOf({ t }: Sight): number {
  const [left, top, width, height] = t.job.map.deployment
  return (top + Math.floor(height / 2)) * t.ground.columns + left + Math.floor(width / 2)
}

function draw(sight: Sight, area: Area, numbers: ReadonlyMap<number, string>): Block {
  const { columns } = sight.t.ground
  const signs = signsOf(sight)
  const marks = marksOf(sight)
  const ground = groundSign(sight)
  const numberOf = ([column, row]: Square) => row * columns + column
  return drawGrid({
    area,
    sign: (at) => signs.get(numberOf(at)) ?? numbers.get(numberOf(at)) ?? ground(at),
    mark: (at) => marks.get(numberOf(at)) ?? '',
    between: edgesOf(sight),
  })
}

/** The first two letters of a name, as tall as somebody stands. */
function crewSign(sight: Sight, { id, stance, downed }: CrewMember): string {
  const [first = '', second = ''] = call(sight, 'crew', id)
  const sign = first + second
  if (downed) return sign.toLowerCase()
  return stance === 'heroic' ? sign.toUpperCase() : sign
}

/** What stands or lies on each square; what is named later hides what is named before. */
function signsOf(sight: Sight): Map<number, string> {
  const { view, t } = sight
  return new Map([
    ...t.ground.mule.map((at) => [at, 'mm'] as const),
    ...view.bodies.map(({ at, sleeper }) => [at, sleeper ? 'zz' : '%%'] as const),
    ...view.tokens.map((token) => [token.at, tokenSign(token)] as const),
    ...(view.captive ? [[view.captive.at, '@@'] as const] : []),
    ...view.goons.map(({ id, at }) => [at, id] as const),
    ...view.crew.flatMap((who) => (who.at === null ? [] : [[who.at, crewSign(sight, who)] as const])),
  ])
}

function tokenSign({ id, kind, face, done }: Token): string {
  const number = digits.find((n) => face.shown.cards.includes(numberToken(n)))
  if (kind === 'numbered' && number !== undefined) return `=${number}`
  return done ? '[]' : id
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Who acts, and who is Alerted. */
function marksOf({ view }: Sight): Map<number, string> {
  const acting = [...view.crew, ...view.goons].find(({ id }) => id === view.turn?.id)
  return new Map([
    ...view.goons.filter(({ alerted }) => alerted).map(({ at }) => [at, '!'] as const),
    ...(acting && acting.at !== null ? [[acting.at, '>'] as const] : []),
  ])
}

/** A Boss's Goons do not patrol. */
const patrolsOf = ({ options }: State, job: Job) => (options.boss ? [] : job.patrols)

function groundSign({ view, t }: Sight): (at: Square) => string {
  const { ground, job } = t
  const patrols = new Map(
    patrolsOf(view, job).flatMap(({ route }) =>
      route.map(([column, row], n) => [row * ground.columns + column, `<${n + 1}`]),
    ),
  )
  const smoke = view.lasting.flatMap((one) => (one.what === 'smoke' ? one.squares : []))
  const [left, top, width, height] = job.map.deployment
  return ([column, row]) => {
    const square = row * ground.columns + column
    if (smoke.includes(square)) return '~~'
    const isDeployment = column >= left && row >= top && column < left + width && row < top + height
    return patrols.get(square) ?? (isDeployment ? '=' : ground.building[square] === -1 ? '.' : '')
  }
}

/** Walls, and doors as they are now. */
function edgesOf({ view, t }: Sight): (one: Square, other: Square) => string {
  const { ground, job } = t
  const signs = new Map(
    doorsOf(job).flatMap(({ inside, outside }, n) => {
      const sign = doorSign(view.doors[n])
      return [[`${inside}/${outside}`, sign] as const, [`${outside}/${inside}`, sign] as const]
    }),
  )
  const houseOf = ([column, row]: Square) =>
    column < 0 || row < 0 || column >= ground.columns || row >= ground.rows
      ? -1
      : ground.building[row * ground.columns + column]
  return (one, other) => (houseOf(one) === houseOf(other) ? '' : (signs.get(`${one}/${other}`) ?? 'wall'))
}

function doorSign(door: Sight['view']['doors'][number] | undefined): string {
  if (!door) return 'wall'
  if (door.shut) return '#'
  return sizeOf(door.lock.hidden) + sizeOf(door.lock.shown) > 0 ? 'x' : 'o'
}

/** What the signs mean. */
export function signsExplained({ view, t }: Sight): Block {
  const kinds = new Set(view.tokens.map(({ kind }) => kind))
  const signs = [
    '> acts',
    '! Alerted',
    'Ma Casual, MA Heroic, ma Downed',
    'o open door',
    'x locked',
    '# kept shut',
    ...(kinds.has('terminal') ? ['T Terminal'] : []),
    ...(kinds.has('crate') ? ['C Crate'] : []),
    ...(kinds.has('safe') ? ['S Safe'] : []),
    ...(view.tokens.some(({ done }) => done) ? ['[] done'] : []),
    ...(kinds.has('cargo') ? ['X cargo'] : []),
    ...(kinds.has('numbered') ? ['H Numbered Token, =1 face up'] : []),
    ...(view.captive ? ['@@ captive'] : []),
    ...(view.bodies.length > 0 ? ['%% Body', 'zz Sleeper'] : []),
    ...(patrolsOf(view, t.job).length > 0 ? ['<1 Patrol Marker'] : []),
    ...(view.lasting.some(({ what }) => what === 'smoke') ? ['~~ smoke'] : []),
    'mm M.U.L.E.',
    '= deployment',
  ]
  return flow('Signs:', signs, 3).map(dim)
}
