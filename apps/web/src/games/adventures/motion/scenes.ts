import type { Table } from '@keep-flying/adventures'
import { facesTold, reachOf, wayTold } from '@keep-flying/adventures/ask'
import type { HeardEvent, Word } from '@keep-flying/kernel'

/** What is to be seen of something that happened, and when: in milliseconds from the beginning. */
export type Scene = { readonly from: number; readonly lasts: number } & (
  | { readonly is: 'walk'; readonly figure: string; readonly squares: readonly number[] }
  | { readonly is: 'shot'; readonly squares: readonly [number, number]; readonly hits: boolean }
  | { readonly is: 'look'; readonly squares: readonly [number, number] }
  | { readonly is: 'dice'; readonly square: number; readonly faces: readonly number[] }
  | { readonly is: 'blow' | 'wake'; readonly square: number }
  /** One line to read, for as long as what it tells is shown. */
  | { readonly is: 'told'; readonly event: HeardEvent }
)

/** In milliseconds. */
const pace = { crew: 90, goon: 300 }
const looking = 500
const rolling = 900
const shooting = 520
const blow = 420
const reading = 900
/** All of it is over by then, whatever happened. */
const longest = 16_000

/** Squares beyond any walk. */
const farOff = 60

/** What kinds of events are read out while they are shown. */
const readOut: ReadonlySet<string> = new Set(['goon-acts', 'patrol', 'arrived', 'star', 'alarm', 'goon-shoots'])

/** How the table came from what it was to what it is, one thing after the other. */
export function scenesOf(before: Table, events: readonly HeardEvent[]): readonly Scene[] {
  const script = new Script(before)
  for (const event of events) script.add(event)
  return script.scenes()
}

/** Puts events on a stage, each after what came before it. */
class Script {
  readonly #t: Table
  /** Where everybody stands by now. */
  readonly #places: Map<string, number>
  readonly #scenes: Scene[] = []
  /** Whom the last shot was meant for. */
  #target: number | undefined
  #now = 0

  constructor(t: Table) {
    this.#t = t
    const { goons, crew } = t.state
    this.#places = new Map([...goons, ...crew].flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])))
  }

  /** Everything in its order, in no more time than anybody waits. */
  scenes(): readonly Scene[] {
    const by = Math.min(1, longest / Math.max(1, this.#now))
    return this.#scenes.map((scene) => ({ ...scene, from: scene.from * by, lasts: scene.lasts * by }))
  }

  add(event: HeardEvent): void {
    const who = idIn(event.data?.['who'])
    const at = this.#places.get(who ?? '')
    const whom = this.#places.get(idIn(event.data?.['whom']) ?? '')
    const from = this.#now
    if (readOut.has(event.kind)) this.#show({ is: 'told', event, from, lasts: reading })
    switch (event.kind) {
      case 'moved':
        if (who !== null) this.#walk(who, at, event)
        break
      case 'goon-shoots':
        this.#target = whom
        if (at !== undefined && whom !== undefined)
          this.#show({ is: 'look', squares: [at, whom], from, lasts: looking + reading })
        break
      case 'rolled':
        if (at !== undefined)
          this.#show({ is: 'dice', square: at, faces: facesTold(event.data?.['dice']), from, lasts: rolling })
        break
      case 'hit':
      case 'missed':
        this.#shoot(at, whom ?? this.#target, event.kind === 'hit')
        break
      case 'brawl':
        if (whom !== undefined) this.#show({ is: 'blow', square: whom, from, lasts: blow })
        break
      case 'wounded':
      case 'downed':
        if (at !== undefined) this.#show({ is: 'blow', square: at, from, lasts: blow })
        break
      case 'alerted':
        // Whoever wakes with others wakes at the same time.
        if (at !== undefined) this.#scenes.push({ is: 'wake', square: at, from, lasts: blow })
        break
    }
  }

  #show(scene: Scene): void {
    this.#scenes.push(scene)
    this.#now = Math.max(this.#now, scene.from + scene.lasts)
  }

  #walk(figure: string, at: number | undefined, event: HeardEvent): void {
    const to = Number(idIn(event.data?.['where']))
    if (at !== undefined) {
      const isCrew = this.#t.state.crew.some(({ id }) => id === figure)
      const squares = [at, ...wayOf(this.#t, figure, at, to, event)]
      const lasts = (squares.length - 1) * pace[isCrew ? 'crew' : 'goon']
      this.#show({ is: 'walk', figure, squares, from: this.#now, lasts })
    }
    this.#places.set(figure, to)
  }

  #shoot(at: number | undefined, target: number | undefined, hits: boolean): void {
    if (at === undefined || target === undefined || at === target) return
    this.#show({ is: 'shot', squares: [at, target], hits, from: this.#now, lasts: shooting })
  }
}

/** The squares of a walk: as it was told, or the shortest way there is. */
function wayOf(t: Table, who: string, at: number, to: number, { data }: HeardEvent): readonly number[] {
  const told = wayTold(data?.['way'])
  if (told.length > 0) return told
  const goon = t.state.goons.find(({ id }) => id === who)
  if (!goon) return [to]
  const reach = reachOf(t, { ...goon, at }, farOff)
  return reach.ends.includes(to) ? reach.wayTo(to) : [to]
}

function idIn(word: Word | undefined): string | null {
  return typeof word === 'object' && 'name' in word ? String(word.id) : null
}
