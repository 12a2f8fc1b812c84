import { type SectorId, sectorText } from '@keep-flying/verse'
import { contactsIn, marksOn } from '@keep-flying/verse/ask'
import { useCallback, useMemo } from 'react'
import { call } from '../../../cards/names.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { nearnessOf } from '../dock/roamers.ts'
import { useNearnessWords } from '../dock/use-roamer.ts'
import { useTable } from '../table.tsx'
import type { Lit } from './lit.ts'
import type { Pin } from './pins.ts'

/** What a sector is called in the language chosen; the same words as in the log. */
export function useSectorName(): (sector: SectorId) => string {
  const { box } = useTable()
  const { game } = useLanguage()
  return useCallback((sector) => sectorText(sector, box, game), [box, game])
}

/** Every sector in words, for those who hear the chart: "Ariel, Alliance, planet, 1 away, 1 draw". */
export function useSectorNotes(lit: Lit, pins: readonly Pin[]): ReadonlyMap<SectorId, string> {
  const { t, box, moment, me, write } = useTable()
  const say = useSay()
  const nameOf = useSectorName()
  const nearness = useNearnessWords()
  return useMemo(() => {
    const { view } = moment
    const marks = marksOn(t)
    const flight = (id: SectorId): string[] => {
      const route = lit.routes.get(id)
      if (!route && lit.roamers.length > 0)
        return lit.options.has(id) || lit.roamers.includes(id) ? [nearness(nearnessOf(t, id))] : []
      if (!route) return lit.options.has(id) ? [say('chart.sector.lit')] : []
      const draws = Object.values(route.draws).reduce((sum, n) => sum + n, 0)
      return [
        say('chart.sector.away', { n: route.path.length }),
        ...(lit.way === 'burn' ? [say('chart.sector.draws', { n: draws })] : []),
      ]
    }
    const pieces = (id: SectorId): string[] => [
      ...(me?.sector === id ? [say('chart.sector.you')] : []),
      ...view.captains.flatMap(({ sector, seat }) =>
        sector === id && seat !== me?.seat ? [call(write, 'seat', seat)] : [],
      ),
      ...(view.cruiser === id ? [say('chart.cruiser')] : []),
      ...(view.cutters.includes(id) ? [say('chart.cutter')] : []),
      ...marks.flatMap((mark) => (mark.sector === id ? [write(mark.text)] : [])),
    ]
    const note = (id: SectorId): string => {
      const sector = box.sectors.get(id)
      if (!sector) return nameOf(id)
      const planet = sector.places.some((place) => box.places.get(place)?.planet)
      return [
        nameOf(id),
        say(`chart.region.${sector.region}`),
        ...(planet ? [say('chart.sector.planet')] : []),
        ...flight(id),
        ...(sector.supply ? [say('chart.supply')] : []),
        ...contactsIn(t, id).map((contact) => call(write, 'contact', contact)),
        ...pieces(id),
        ...pins.flatMap((pin) => (pin.sector === id ? [say(`chart.pin.${pin.kind}`, { n: pin.n ?? 0 })] : [])),
      ].join(', ')
    }
    return new Map([...box.sectors.keys()].map((id) => [id, note(id)]))
  }, [t, box, moment, me, write, say, nameOf, nearness, lit, pins])
}
