import { moseyRoutes, proposals } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import { Choice } from '../../../../dock/Choice.tsx'
import { useLooking } from '../../../../table/context.tsx'
import { useTable } from '../../table.tsx'
import { useIntent } from '../intent.tsx'
import { sectorName } from '../places.ts'
import { useReasonLine } from '../reason-words.ts'
import { SectorSigns, useSectorNote } from '../SectorSigns.tsx'

/** The sectors a Mosey may end in, the most useful first. */
export function MoseyTargets() {
  const { t, me, write } = useTable()
  const { pointAt } = useLooking()
  const { course, flyBy } = useIntent()
  const note = useSectorNote()
  const why = useReasonLine()
  const targets = useMemo(() => {
    if (!me) return []
    const routes = moseyRoutes(t, me)
    return proposals(t, me, routes.keys()).map((proposal) => ({
      ...proposal,
      path: routes.get(proposal.sector)?.path ?? [],
    }))
  }, [t, me])
  return (
    <ul className="dock-choices dock-dense">
      {targets.map(({ sector, reasons, path }) => (
        <Choice
          key={sector}
          id={sector}
          label={sectorName(write, sector)}
          note={why(reasons) || note(sector)}
          aside={<SectorSigns sector={sector} />}
          isOn={course.at(-1) === sector}
          onPick={() => flyBy('mosey', path)}
          onPoint={(isHere) => pointAt(isHere ? sector : null)}
        />
      ))}
    </ul>
  )
}
