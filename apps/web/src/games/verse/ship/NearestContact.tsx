import type { Captain, ContactId, SectorId, Table } from '@keep-flying/verse'
import { contactsIn } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { SectorLink } from './SectorLink.tsx'
import { awayFrom } from './sources.ts'

interface Near {
  readonly contact: ContactId
  readonly sector: SectorId
  readonly away: number
}

function nearest(t: Table, from: SectorId): Near | undefined {
  const all = [...t.box.sectors.keys()].flatMap((sector) =>
    contactsIn(t, sector).map((contact) => ({ contact, sector, away: awayFrom(t, from, sector) })),
  )
  return all.filter(({ away }) => Number.isFinite(away)).sort((one, other) => one.away - other.away)[0]
}

/** Nothing to do: the next deed is to ask somebody for work. */
export function NearestContact({ captain }: { captain: Captain }) {
  const say = useSay()
  const { t } = useTable()
  const near = nearest(t, captain.sector)
  return (
    <p className="jobs-none">
      {say('ship.no-jobs')}{' '}
      {near && (
        <>
          {say('ship.nearest-contact')} <CardLink id={near.contact} />, <SectorLink sector={near.sector} /> ·{' '}
          {say('ship.away', { n: near.away })}
        </>
      )}
    </p>
  )
}
