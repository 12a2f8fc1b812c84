import type { ReactNode } from 'react'
import { CardLink } from '../../cards/CardLink.tsx'
import type { GameClient } from '../../game/client.ts'
import { useLooking } from '../../table/context.tsx'
import { crewMark } from './crew-marks.ts'
import { lookAt } from './map/look.ts'
import { useTable } from './table.tsx'

/** How names in a sentence are shown: a tap on whoever stands on the map, or on a square, leads there. */
export const names: GameClient['names'] = {
  crew: CrewName,
  goon: GoonName,
  square: ({ id, called }) => <Place square={Number(id)}>{called}</Place>,
  gear: ({ id }) => <CardLink id={id} />,
}

function CrewName({ id, called }: { id: string; called: string }) {
  const { moment } = useTable()
  const who = moment.view.crew.find((one) => one.id === id)
  if (!who) return called
  const name = <strong style={{ color: crewMark(moment.view, who.id).color }}>{called}</strong>
  return who.at === null ? name : <Place square={who.at}>{name}</Place>
}

function GoonName({ id, called }: { id: string; called: string }) {
  const { moment } = useTable()
  const goon = moment.view.goons.find((one) => one.id === id)
  return goon ? <Place square={goon.at}>{called}</Place> : called
}

function Place({ square, children }: { square: number; children: ReactNode }) {
  const { pointAt, openTab } = useLooking()
  return (
    <button
      type="button"
      className="log-seat"
      onClick={() => {
        pointAt(String(square))
        openTab('board')
        lookAt(square)
      }}
    >
      {children}
    </button>
  )
}
