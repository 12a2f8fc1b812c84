import type { Table, Thing } from '@keep-flying/adventures'
import { thingAt } from '@keep-flying/adventures/ask'
import type { Option } from '@keep-flying/kernel'

/** What an option lies at: a square or a thing; null for what has no place on the map. */
export function thingOf(t: Table, { at }: Option): Thing | null {
  if (!at) return null
  return 'place' in at ? { kind: 'square', at: Number(at.place) } : thingAt(t, at)
}

/** The square that a thing is on; of a door, the one outside it. */
export function squareOfThing({ state, ground }: Table, thing: Thing): number | null {
  switch (thing.kind) {
    case 'crew':
      return state.crew.find(({ id }) => id === thing.id)?.at ?? null
    case 'goon':
      return state.goons.find(({ id }) => id === thing.id)?.at ?? null
    case 'token':
      return [...state.tokens, ...state.bodies].find(({ id }) => id === thing.id)?.at ?? null
    case 'captive':
      return state.captive?.at ?? null
    case 'door':
      return ground.doors[thing.door]?.outside ?? null
    case 'square':
      return thing.at
    case 'gear':
      return null
  }
}

/** All that lies or stands on a square, the doors it leads to included; who can be hurt comes first. */
export function thingsOn(t: Table, square: number): readonly Thing[] {
  const { crew, goons, tokens, bodies, captive } = t.state
  const here = ({ at }: { readonly at: number | null }) => at === square
  return [
    ...goons.filter(here).map(({ id }): Thing => ({ kind: 'goon', id })),
    ...crew.filter(here).map(({ id }): Thing => ({ kind: 'crew', id })),
    ...[...tokens, ...bodies].filter(here).map(({ id }): Thing => ({ kind: 'token', id })),
    ...(captive?.at === square ? [{ kind: 'captive' } as const] : []),
    ...(t.ground.doorsAt[square] ?? []).map((door): Thing => ({ kind: 'door', door })),
  ]
}
