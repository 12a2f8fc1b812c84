import { type OneOf, text } from '@keep-flying/kernel'
import type { ContactId, SectorId } from '@keep-flying/verse'
import { call } from '../../../../cards/names.ts'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { placeIn } from '../../../../dock/looks.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useTable } from '../../table.tsx'
import { sectorName } from '../places.ts'
import { jobsFrom, startAt } from '../starts.ts'
import { Sectors } from './Sectors.tsx'
import './start-places.css'

/** Where to start: the place chosen, on the chart or in the list, with what it offers. */
export function StartPlaces({ decision }: { decision: OneOf }) {
  const { picked } = useAnswering()
  const chosen = decision.options.find(({ id }) => picked.includes(id))
  const sector = chosen ? placeIn(chosen) : null
  return (
    <>
      {sector !== null && <Offered sector={sector} />}
      <Sectors decision={decision} />
    </>
  )
}

function Offered({ sector }: { sector: SectorId }) {
  const say = useSay()
  const { t, write } = useTable()
  const { supply, contact } = startAt(t, sector)
  const lies = (id: SectorId) => {
    const { system = null, region = null } = t.box.sectors.get(id) ?? {}
    return [...(system === null ? [] : [system]), ...(region === null ? [] : [write(text(`region.${region}`))])].join(
      ' · ',
    )
  }
  const near = (there: SectorId) => sectorName(write, there)
  return (
    <section className="start-place" aria-live="polite">
      <h3>{sectorName(write, sector)}</h3>
      <p className="start-place-note">{lies(sector)}</p>
      <ul>
        {supply && (
          <li data-here={supply.far === 0 || undefined}>
            <Icon name="supply" /> {say('dock.start.supply', { n: supply.far, place: near(supply.sector) })}
          </li>
        )}
        {contact && (
          <li data-here={contact.far === 0 || undefined}>
            <Icon name="contact" />{' '}
            {say('dock.start.contact', {
              n: contact.far,
              place: near(contact.sector),
              contact: call(write, 'contact', contact.what),
            })}
          </li>
        )}
        {contact?.far === 0 && <Jobs contact={contact.what} />}
      </ul>
    </section>
  )
}

/** What the contact of the place has to do. */
function Jobs({ contact }: { contact: ContactId }) {
  const say = useSay()
  const { t, write } = useTable()
  const { n, types } = jobsFrom(t, contact)
  const named = types.map((type) => text(`job-type.${type}`)).map(write)
  return (
    <li data-here>
      <Icon name="job" /> {say('dock.start.jobs', { n, types: named.join(', ') })}
    </li>
  )
}
