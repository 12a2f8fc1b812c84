import { useMemo } from 'react'
import { call } from '../../../cards/names.ts'
import type { Findable, Wishable } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { lookAt } from './look.ts'

/** Everybody and everything on the map, by name. */
export function useFindable(): { readonly hint: string; readonly things: readonly Findable[] } {
  const say = useSay()
  const { t, write } = useTable()
  const { pointAt } = useLooking()
  const things = useMemo(() => {
    const { columns } = t.ground
    const found = (kind: string, id: string, name: string, square: number): Findable => ({
      key: `${kind} ${id}`,
      name,
      what: say(`adv.find.${kind}`),
      go: () => {
        pointAt(String(square))
        lookAt(square)
      },
    })
    const { crew, goons, tokens } = t.state
    return [
      ...crew.flatMap(({ id, at }) => (at === null ? [] : [found('crew', id, call(write, 'crew', id), at)])),
      ...goons.map(({ id, at }) => found('goon', id, call(write, 'goon', id), at)),
      ...tokens.map(({ id, at }) => found('token', id, call(write, 'token', id), at)),
      ...t.job.map.buildings.map(({ id, at: [column, row] }) =>
        found('building', id, say(`adv.building.${id}`), row * columns + column),
      ),
    ]
  }, [t, say, write, pointAt])
  return { hint: say('adv.find.hint'), things }
}

/** Goons to be got out of the way, tokens to be dealt with, and locks. */
export function useWishable(): readonly Wishable[] {
  const { t, write } = useTable()
  const { goons, tokens, doors } = t.state
  if (t.state.stage !== 'job') return []
  return [
    ...goons.map(({ id }) => ({ name: call(write, 'goon', id), at: { token: id } })),
    ...tokens.map(({ id }) => ({ name: call(write, 'token', id), at: { token: id } })),
    ...doors.flatMap(({ lock }, door) =>
      lock.hidden.cards.length + lock.shown.cards.length === 0
        ? []
        : [{ name: call(write, 'door', door), at: { token: `door ${door}` } }],
    ),
  ]
}
