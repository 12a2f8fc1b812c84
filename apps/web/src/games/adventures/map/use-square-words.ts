import { useCallback } from 'react'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { columnName, squareIn } from './plane.ts'

/** What a square is called, and what it holds. */
export function useSquareWords(): (square: number) => { readonly name: string; readonly holds: string } {
  const say = useSay()
  const { t, write } = useTable()
  return useCallback(
    (square) => {
      const { ground, job, state } = t
      const [column, row] = squareIn(ground.columns, square)
      const building = job.map.buildings[ground.building[square] ?? -1]
      const called = (name: string, id: string) => write({ key: 'offer.thing', with: { what: { name, id } } })
      const parts = [
        building ? say(`adv.building.${building.id}`) : say('adv.outside'),
        ...state.goons
          .filter(({ at }) => at === square)
          .map(({ id, alerted }) => say('adv.square.goon', { who: called('goon', id), alerted: String(alerted) })),
        ...state.crew
          .filter(({ at }) => at === square)
          .map(({ id, stance, downed }) =>
            say('adv.square.crew', { who: called('crew', id), how: downed ? 'downed' : stance }),
          ),
        ...state.tokens.filter(({ at }) => at === square).map(({ id }) => called('token', id)),
        ...state.bodies.filter(({ at }) => at === square).map(() => say('adv.square.body')),
        ...(state.captive?.at === square ? [called('captive', '0')] : []),
        ...(ground.mule.includes(square) ? [say('adv.square.mule')] : []),
        ...(ground.doorsAt[square] ?? []).map((door) => called('door', String(door))),
      ]
      return { name: say('adv.square', { column: columnName(column), row: row + 1 }), holds: parts.join(', ') }
    },
    [t, say, write],
  )
}
