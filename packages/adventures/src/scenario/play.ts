import type { Match, Name, Option } from '@keep-flying/kernel'
import { type Script, ScriptedMatch } from '@keep-flying/kernel/scenario'
import { crewCard, equipmentCard } from '../catalog/index.ts'
import { placeOf } from '../geometry/ground.ts'
import { checkLaws } from '../laws.ts'
import type { Options } from '../options.ts'
import { tableOf } from '../rules/game.ts'
import type { CrewMember, Goon, State, Table, Token } from '../state.ts'
import { writerFor } from '../text/languages.ts'
import { type Crew, crewMembers } from '../vocabulary/index.ts'

/** A Job under way, driven by what its options are called. */
export class Play extends ScriptedMatch<State, Options> {
  readonly #spots: ReadonlyMap<string, number>

  constructor(start: () => Match<State, Options>, spots: ReadonlyMap<string, number> = new Map()) {
    super(scriptFor(start))
    this.#spots = spots
  }

  crew(id: Crew): CrewMember {
    return found(
      this.state.crew.find((one) => one.id === id),
      id,
    )
  }

  goon(id: string): Goon {
    return found(
      this.state.goons.find((one) => one.id === id),
      id,
    )
  }

  token(id: string): Token {
    return found(
      this.state.tokens.find((one) => one.id === id),
      id,
    )
  }

  /** The square that a mark of the map names, as an option. */
  spot(mark: string): string {
    return String(found(this.#spots.get(mark), `the mark "${mark}"`))
  }

  /** The mark of the square where somebody stands; column and row where it has none. */
  where({ at }: { readonly at: number | null }): string {
    if (at === null) return 'nowhere'
    for (const [mark, square] of this.#spots) if (square === at) return mark
    return placeOf(this.table().ground, at).join(',')
  }

  /** Everybody on the Timeline in the order of turns, with the Moment. */
  get timeline(): string {
    return this.state.timeline.markers.map(({ id, moment }) => `${id} ${moment}`).join(', ')
  }

  moment(id: string): number | undefined {
    return this.state.timeline.markers.find((marker) => marker.id === id)?.moment
  }

  /** The table as it is now, for asking the rules about it. */
  table(): Table {
    return tableOf({ state: this.state, tell: () => {}, seal: () => {}, begin: () => {} })
  }
}

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`There is no ${what} here.`)
  return thing
}

function scriptFor(start: () => Match<State, Options>): Script<State, Options> {
  return { start, write: (text, state) => writerFor(state)(text), namesOf, check: checkLaws }
}

function namesOf({ at, about }: Option): readonly string[] {
  const things: Name[] = about ? [about] : []
  const names = things.flatMap(({ name, id }) =>
    name === 'crew' ? crewMembers.filter((one) => one === id).map((one) => crewCard(one).name) : [],
  )
  return at && 'card' in at ? [...names, equipmentCard(at.card).name] : names
}
