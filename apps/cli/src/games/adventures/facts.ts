import type { CrewMember, Goon, State, Table } from '@keep-flying/adventures'
import type { Writer, Zone } from '@keep-flying/kernel'

/** What everything on the screen is made from: a view, whose it is, and the words for it. */
export interface Sight {
  readonly view: State
  readonly viewer: number | null
  /** The view as the rules' own functions take it. */
  readonly t: Table
  readonly say: Writer
}

export function call({ say }: Sight, name: string, id: string | number): string {
  return say.nameOf({ name, id })
}

/** The Crew Member whose turn it is, or who is at the front of what the viewer plays. */
export function activeCrew({ view, viewer }: Sight): CrewMember | undefined {
  const { crew, turn } = view
  const own = crew.filter(({ seat }) => seat === viewer)
  return (
    crew.find(({ id }) => id === turn?.id) ?? own.find(({ at }) => at !== null) ?? crew.find(({ at }) => at !== null)
  )
}

/** The Goon whose turn it is. */
export function activeGoon({ view }: Sight): Goon | undefined {
  return view.goons.find(({ id }) => id === view.turn?.id)
}

export function sizeOf({ backs, cards }: Zone): number {
  return backs?.length ?? cards.length
}

export const money = (credits: number): string => `$${credits.toLocaleString('en')}`
