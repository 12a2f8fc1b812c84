import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import type { DockKeys } from '../../../game/client.ts'
import { optionsOf } from '../../../table/context.tsx'
import { areas, goToArea } from '../areas.ts'
import { useTable } from '../table.tsx'
import { usePlayAll } from './play-all.ts'

const toAreas = Object.fromEntries(Object.entries(areas).map(([key, area]) => [key, () => goToArea(area)]))

/** Letters go to the parts of the table; P plays all that asks nothing, T takes a copy that is offered. */
export function useKeys(): DockKeys {
  const playAll = usePlayAll()
  const takeCopy = useTakeCopy()
  return { letters: { ...toAreas, ...(playAll && { p: playAll }), ...(takeCopy && { t: takeCopy }) }, back: null }
}

function useTakeCopy(): (() => void) | null {
  const { decision } = useTable()
  const { send, busy } = useAnswering()
  const copy = optionsOf(decision).find(({ group }) => group === 'copy')
  return copy && !busy ? () => send(copy.id) : null
}
