import type { OneOf, Option } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'
import { distancesFrom, proposals } from '@keep-flying/verse/ask'
import { wayOut } from '../../../../dock/answers.ts'
import { Choice } from '../../../../dock/Choice.tsx'
import { Choices } from '../../../../dock/controls/Choices.tsx'
import { placeIn } from '../../../../dock/looks.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { useLooking } from '../../../../table/context.tsx'
import { useTable } from '../../table.tsx'
import { SectorSigns, useSectorNote } from '../SectorSigns.tsx'

/** Sectors to choose from, the most useful first; the chart lights the same ones. */
export function Sectors({ decision }: { decision: OneOf }) {
  const { t, me, write } = useTable()
  const there = decision.options.filter((option) => placeIn(option) !== null)
  const rest = decision.options.filter((option) => placeIn(option) === null && option !== wayOut(decision))
  const sectors = there.flatMap((option) => placeIn(option) ?? [])
  const order = me ? proposals(t, me, new Set(sectors)).map(({ sector }) => sector) : sectors
  const sorted = [...there].sort((one, other) => place(order, one) - place(order, other))
  return (
    <>
      <ul className="dock-choices dock-dense">
        {sorted.map((option) => (
          <SectorChoice key={option.id} option={option} label={write(option.text)} sector={placeIn(option) ?? ''} />
        ))}
      </ul>
      {rest.length > 0 && <Choices decision={{ ...decision, options: rest }} />}
    </>
  )
}

const place = (order: readonly SectorId[], option: Option) => order.indexOf(placeIn(option) ?? '')

function SectorChoice({ option, label, sector }: { option: Option; label: string; sector: SectorId }) {
  const say = useSay()
  const { t, me } = useTable()
  const { pointAt } = useLooking()
  const note = useSectorNote()(sector)
  const far = me && me.sector !== '' ? distancesFrom(t, me.sector).get(sector) : undefined
  return (
    <Choice
      id={option.id}
      label={label}
      note={far !== undefined && far > 1 ? `${say('dock.sectors', { n: far })} · ${note}` : note}
      aside={<SectorSigns sector={sector} />}
      onPoint={(isHere) => pointAt(isHere ? sector : null)}
    />
  )
}
