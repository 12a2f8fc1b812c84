import { useMemo } from 'react'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { Choice } from '../../../../dock/Choice.tsx'
import { useLooking } from '../../../../table/context.tsx'
import { useTable } from '../../table.tsx'
import { moseyPaths } from '../flight.ts'
import { useIntent } from '../intent.tsx'
import { byUse, sectorName } from '../places.ts'
import { SectorSigns, useSectorNote } from '../SectorSigns.tsx'

/** The sectors a Mosey may end in. */
export function MoseyTargets() {
  const { t, me, write } = useTable()
  const { pointAt } = useLooking()
  const { course, plan } = useIntent()
  const { picked, pick } = useAnswering()
  const note = useSectorNote()
  const paths = useMemo(() => (me ? moseyPaths(t, me) : new Map()), [t, me])
  if (!me) return null
  return (
    <ul className="dock-choices dock-dense">
      {byUse(t, me, paths.keys()).map(({ sector }) => (
        <Choice
          key={sector}
          id={sector}
          label={sectorName(write, sector)}
          note={note(sector)}
          aside={<SectorSigns sector={sector} />}
          isOn={course.at(-1) === sector}
          onPick={() => {
            if (picked[0] !== 'mosey') pick(['mosey'])
            plan(paths.get(sector) ?? [])
          }}
          onPoint={(isHere) => pointAt(isHere ? sector : null)}
        />
      ))}
    </ul>
  )
}
