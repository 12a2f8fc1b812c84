import { text } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'
import { contactsIn, marksAt, reasonsToGo } from '@keep-flying/verse/ask'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

const stepIcons = { 'pick-up': 'pickup', 'drop-off': 'dropoff', target: 'target', opportunity: 'star' } as const

/** The pins a captain has in a sector, as on the chart. */
export function SectorSigns({ sector }: { sector: SectorId }) {
  const say = useSay()
  const { t, me } = useTable()
  if (!me || me.sector === '') return null
  return (
    <span className="dock-pins">
      {(reasonsToGo(t, me).get(sector) ?? []).map((reason) => {
        if (reason.is === 'goal') return <Icon key="goal" name="goal" label={say('dock.pin-goal')} />
        if (reason.is !== 'job') return null
        return (
          <span key={`${reason.card} ${reason.does}`} className="dock-pin">
            <Icon name={stepIcons[reason.does]} label={say('dock.pin-job', { n: reason.n })} />
            {reason.n}
          </span>
        )
      })}
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
