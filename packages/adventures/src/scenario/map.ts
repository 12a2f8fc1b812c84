import type { Mark, Picture } from '../geometry/picture.ts'
import type {
  Building,
  Closure,
  Crew,
  Door,
  GoonType,
  Job,
  JobGoon,
  JobMap,
  JobToken,
  TokenKind,
} from '../vocabulary/index.ts'
import type { Situation } from './situation.ts'

/** A Job made up from a map in characters. */

export const crewMarks: Readonly<Record<string, Crew>> = {
  M: 'mal',
  Z: 'zoe',
  W: 'wash',
  J: 'jayne',
  K: 'kaylee',
  I: 'inara',
  B: 'book',
  S: 'simon',
  R: 'river',
}

const goonMarks: Readonly<Record<string, GoonType>> = { t: 'thug', c: 'cowboy' }

const tokenMarks: Readonly<Record<string, { readonly kind: TokenKind; readonly letter: string }>> = {
  X: { kind: 'cargo', letter: 'X' },
  $: { kind: 'crate', letter: 'C' },
  '%': { kind: 'safe', letter: 'S' },
  '@': { kind: 'terminal', letter: 'T' },
  '?': { kind: 'numbered', letter: 'H' },
  '*': { kind: 'objective', letter: 'O' },
}

export const bodyMark = 'b'

/** Whether a mark names a square and nothing else. */
export function isSpot({ mark }: Mark): boolean {
  return !(mark in crewMarks || mark in goonMarks || mark in tokenMarks || mark === bodyMark)
}

const closures: Readonly<Record<string, Closure>> = { o: 'open', x: 'lock', '#': 'job' }

function mapOf({ plan, doors }: Picture, zones: JobMap['zones']): JobMap {
  let number = 0
  const buildings = plan.buildings.map((building, n): Building => {
    const named = building.doors.map((door): Door => {
      number++
      return { ...door, id: `door-${number}`, closed: closures[doors[number - 1] ?? 'o'] ?? 'open' }
    })
    return { id: `building-${n + 1}`, number: 1, turn: 0, at: building.at, size: building.size, doors: named }
  })
  const [columns, rows] = plan.size
  return { size: plan.size, tiles: [], buildings, mule: plan.mule, deployment: [0, 0, columns, rows], zones }
}

function goonsOf({ marks }: Picture): JobGoon[] {
  const counts = { thug: 0, cowboy: 0 }
  return marks.flatMap(({ mark, at }): JobGoon[] => {
    const type = goonMarks[mark]
    if (!type) return []
    counts[type]++
    return [{ id: `${mark}${counts[type]}`, type, at }]
  })
}

function tokensOf({ marks }: Picture): JobToken[] {
  const counts: Record<string, number> = {}
  return marks.flatMap(({ mark, at }): JobToken[] => {
    const token = tokenMarks[mark]
    if (!token) return []
    const count = (counts[token.letter] ?? 0) + 1
    counts[token.letter] = count
    return [{ id: `${token.letter}${count}`, kind: token.kind, at }]
  })
}

const nothing = (face: number) => ({ id: `nothing-${face}`, name: 'Nothing', do: [] })

/** A Job without any rules of its own, unless the situation has some. */
export function madeUpJob(picture: Picture, crew: number, { zones = {}, rules }: Situation): Job {
  return {
    id: 'made-up',
    letter: 'A',
    name: 'Made Up',
    crew,
    segments: 4,
    patrols: [],
    special: [],
    figures: {},
    challenges: [],
    actions: [],
    results: {},
    rules: [],
    steps: [{ id: 'only', rules: [] }],
    alarm: null,
    events: { 1: nothing(1), 2: nothing(2), 3: nothing(3), 4: nothing(4), 5: nothing(5), 6: nothing(6) },
    reward: { base: 1000, lines: [], intel: [] },
    grades: { 'hardly-worth-the-fuel': 0, 'scraping-by': 1000, 'fair-day': 2000, 'big-score': 3000 },
    fewer: { 1: {}, 2: {}, 3: {}, 4: {} },
    ...rules,
    map: mapOf(picture, zones),
    goons: goonsOf(picture),
    tokens: tokensOf(picture),
  }
}
