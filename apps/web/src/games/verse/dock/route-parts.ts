import type { SectorId } from '@keep-flying/verse'
import { routeOdds } from '@keep-flying/verse/ask'
import type { OddsPart } from '../../../dock/odds.ts'
import { type Say, useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

export interface RouteParts {
  readonly parts: readonly OddsPart[]
  /** The largest risk, in a sentence. */
  readonly risk: string | null
}

/** The chances of a route, as parts of a bar. */
export function useRouteParts(): (path: readonly SectorId[], way?: 'burn' | 'mosey') => RouteParts {
  const say: Say = useSay()
  const { t, me } = useTable()
  return (path, way = 'burn') => {
    if (!me || path.length === 0) return { parts: [], risk: null }
    const { arrive, stopped, trouble, risk } = routeOdds(t, me, path, way)
    return {
      parts: [
        { tone: 'good', chance: arrive, label: say('dock.route.arrive') },
        { tone: 'mixed', chance: stopped, label: say('dock.route.stopped') },
        { tone: 'bad', chance: trouble, label: say('dock.route.law') },
      ],
      risk: risk && say(`chart.risk.${risk.of}`, { n: Math.round(100 * risk.chance) }),
    }
  }
}
