import { sectorText } from '@keep-flying/verse'
import { useMemo } from 'react'
import type { Findable } from '../../game/client.ts'
import { useLanguage, useSay } from '../../i18n/language.tsx'
import { useLooking } from '../../table/context.tsx'
import { useTable } from './table.tsx'

/** The places and cards of the boxes in play. */
export function useFindable(): { readonly hint: string; readonly things: readonly Findable[] } {
  const say = useSay()
  const { game } = useLanguage()
  const { box } = useTable()
  const { pointAt, openCard } = useLooking()
  const things = useMemo(() => {
    const cards = [box.supply, box.jobs, box.leaders, box.ships, box.contacts, box.misbehave, box.nav]
    const named = new Map(cards.flatMap((deck) => [...deck].map(([id, { name }]) => [name, id] as const)))
    const places = [...box.sectors.keys()].map((id) => ({
      key: `sector ${id}`,
      name: sectorText(id, box, game),
      what: say('ship.find-place'),
      go: () => pointAt(id),
    }))
    const printed = [...named].map(([name, id]) => ({
      key: `card ${id}`,
      name,
      what: say('ship.find-card'),
      go: () => openCard(id),
    }))
    return [...places, ...printed]
  }, [box, game, say, pointAt, openCard])
  return { hint: say('ship.find-hint'), things }
}
