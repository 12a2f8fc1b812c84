import { text } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'
import { contactsIn, marksAt } from '@keep-flying/verse/ask'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { attractions } from './places.ts'

/** The pins a captain has in a sector, as on the chart. */
export function SectorSigns({ sector }: { sector: SectorId }) {
  const say = useSay()
  const { t, me } = useTable()
  if (!me || me.sector === '') return null
  const here = attractions(t, me).filter((attraction) => attraction.sector === sector)
  const pins = here.filter(({ is }) => is === 'job' || is === 'goal')
  return (
    <span className="dock-pins">
      {pins.map(({ is, job }) =>
        is === 'goal' ? (
          <Icon key="goal" name="goal" label={say('dock.pin-goal')} />
        ) : (
          <span key={`job-${job}`} className="dock-pin">
            <Icon name="dropoff" label={say('dock.pin-job', { n: job ?? 0 })} />
            {job}
          </span>
        ),
      )}
    </span>
  )
}

/** In a line: region or system, who and what is there, and what to beware of. */
export function useSectorNote(): (sector: SectorId) => string {
  const say = useSay()
  const { t, box, moment, write } = useTable()
  return (id) => {
    const sector = box.sectors.get(id)
    if (!sector) return ''
    const { cruiser, cutters } = moment.view
    return [
      ...(sector.places.length > 0 && sector.system !== null ? [sector.system] : []),
      ...(sector.places.length > 0 && sector.system !== null ? [] : [write(text(`region.${sector.region}`))]),
      ...(sector.supply ? [say('dock.at.supply')] : []),
      ...contactsIn(t, id).map((contact) => write(text('option.card', { card: { name: 'contact', id: contact } }))),
      ...(cruiser === id ? [say('dock.at.cruiser')] : []),
      ...(cutters.includes(id) ? [say('dock.at.cutter')] : []),
      ...marksAt(t, id).map((mark) => write(mark.text)),
    ].join(' · ')
  }
}
