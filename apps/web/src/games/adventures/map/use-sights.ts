import { useCallback, useMemo, useState } from 'react'
import { useTable } from '../table.tsx'
import type { SightsShown } from './Sights.tsx'

/** Which lines of sight are shown, and through whose eyes one looks. */
export interface Sights {
  readonly sights: SightsShown
  /** A Goon whose view is shown. */
  readonly eyes: string | null
  toggleSights(): void
  /** Goes on to the next Goon, and after the last to nobody. */
  nextEyes(): void
  /** Looks through the eyes of the Goon on a square, or no longer; null and squares without one end it. */
  lookThrough(square: number | null): void
}

export function useSights(): Sights {
  const { t } = useTable()
  const { goons } = t.state
  const [sights, setSights] = useState<SightsShown>('threats')
  const [eyes, setEyes] = useState<string | null>(null)
  const toggleSights = useCallback(() => setSights((shown) => (shown === 'all' ? 'threats' : 'all')), [])
  const nextEyes = useCallback(
    () => setEyes((id) => goons[goons.findIndex((goon) => goon.id === id) + 1]?.id ?? null),
    [goons],
  )
  const lookThrough = useCallback(
    (square: number | null) => {
      const there = goons.find(({ at }) => at === square)?.id ?? null
      setEyes((id) => (id === there ? null : there))
    },
    [goons],
  )
  return useMemo(
    () => ({ sights, eyes, toggleSights, nextEyes, lookThrough }),
    [sights, eyes, toggleSights, nextEyes, lookThrough],
  )
}
