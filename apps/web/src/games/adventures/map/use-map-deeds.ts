import type { Option } from '@keep-flying/kernel'
import { useCallback, useMemo } from 'react'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { picking } from '../../../table/lit.ts'
import { useTable } from '../table.tsx'

/** What the question may be answered with, by the square it lies on. */
export function useLitSquares(): ReadonlyMap<number, readonly Option[]> {
  const { t, decision } = useTable()
  return useMemo(() => {
    const { crew, goons, tokens, bodies, captive } = t.state
    const things = new Map<string, number>([
      ...goons.map(({ id, at }) => [id, at] as const),
      ...tokens.map(({ id, at }) => [id, at] as const),
      ...bodies.map(({ id, at }) => [id, at] as const),
      ...crew.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])),
      ...(captive ? [['captive', captive.at] as const] : []),
      ...t.ground.doors.map(({ outside }, n) => [`door ${n}`, outside] as const),
    ])
    const lit = new Map<number, Option[]>()
    for (const option of optionsOf(decision)) {
      const { at, role } = option
      if (!at || role === 'minor') continue
      const square = 'place' in at ? Number(at.place) : 'token' in at ? things.get(at.token) : undefined
      if (square !== undefined) lit.set(square, [...(lit.get(square) ?? []), option])
    }
    return lit
  }, [t, decision])
}

/** Picks what lies on a square; what is picked already is done. */
export function useChoosing(lit: ReadonlyMap<number, readonly Option[]>): (square: number) => void {
  const { decision } = useTable()
  const { pick } = useLooking()
  const { picked, confirm, busy } = useAnswering()
  return useCallback(
    (square) => {
      const options = lit.get(square) ?? []
      if (busy || options.length === 0) return
      const several = decision?.form === 'some' || decision?.form === 'order'
      const [only] = options
      if (!several && only && options.length === 1 && picked.includes(only.id)) return confirm()
      pick(picking(options, picked, several))
    },
    [lit, decision, pick, picked, confirm, busy],
  )
}
