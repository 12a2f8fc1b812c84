import type { CrewMember, Goon } from '@keep-flying/adventures'
import { crewMark } from '../crew-marks.ts'
import { useTable } from '../table.tsx'
import { middleOf, unit } from './plane.ts'
import { Sign } from './Sign.tsx'
import { placed } from './Tokens.tsx'

/** Everybody on the map: Crew are round, Goons have eight sides. */
export function Figures() {
  const { t, me } = useTable()
  const { crew, goons } = t.state
  return (
    <g className="map-figures">
      {goons.map((goon) => (
        <GoonFigure key={goon.id} goon={goon} />
      ))}
      {crew.flatMap((member) =>
        member.at === null ? [] : [<CrewFigure key={member.id} member={member} at={member.at} isMe={member === me} />],
      )}
    </g>
  )
}

const radius = unit * 0.43
const octagon = Array.from({ length: 8 }, (_, n) => ((n + 0.5) * Math.PI) / 4)
  .map((angle) => `${(Math.cos(angle) * radius).toFixed(2)},${(Math.sin(angle) * radius).toFixed(2)}`)
  .join(' ')

function GoonFigure({ goon: { id, type, at, alerted, wounds } }: { goon: Goon }) {
  const { t } = useTable()
  return (
    <g
      className={`figure goon ${alerted ? 'alerted' : 'waiting'}`}
      data-figure={id}
      style={{ transform: placed(middleOf(t.ground.columns, at)) }}
    >
      <polygon points={octagon} className="figure-bed" />
      <polygon points={octagon} className="figure-edge" />
      <Sign name={type} size={unit * 0.58} />
      <g className="badge" transform={`translate(${unit * 0.34} ${-unit * 0.34})`}>
        <circle r={unit * 0.2} />
        <Sign name={alerted ? 'alerted' : 'waiting'} size={unit * 0.34} />
      </g>
      <g className="badge-name" transform={`translate(${unit * 0.32} ${unit * 0.3})`}>
        <circle r={unit * 0.21} />
        <text y={unit * 0.1} fontSize={unit * 0.28}>
          {id}
        </text>
      </g>
      <Wounds count={wounds} />
    </g>
  )
}

function CrewFigure({ member, at, isMe }: { member: CrewMember; at: number; isMe: boolean }) {
  const { t } = useTable()
  const { id, stance, downed, wounds } = member
  const { color, letter } = crewMark(t.state, id)
  return (
    <g
      className={`figure figure-crew ${stance}`}
      data-figure={id}
      data-downed={downed || undefined}
      style={{ transform: placed(middleOf(t.ground.columns, at)), color }}
    >
      {isMe && (
        <>
          <circle r={unit * 0.6} className="figure-mine" />
          <circle r={unit * 0.7} className="figure-mine figure-mine-2" />
        </>
      )}
      <circle r={radius} className="figure-bed" />
      <circle r={radius} className="figure-edge" />
      <g className="figure-sign">
        <Sign name={downed ? 'downed' : stance} size={unit * 0.6} />
      </g>
      <g className="badge" transform={`translate(${unit * 0.32} ${unit * 0.3})`}>
        <circle r={unit * 0.21} />
        <text y={unit * 0.115} fontSize={unit * 0.33}>
          {letter}
        </text>
      </g>
      <Wounds count={wounds} />
    </g>
  )
}

/** Wounds taken, as drops. */
function Wounds({ count }: { count: number }) {
  const drops = Array.from({ length: count }, (_, n) => n)
  return drops.map((n) => (
    <g key={n} className="drop" transform={`translate(${-unit * 0.36 + n * unit * 0.14} ${-unit * 0.36})`}>
      <circle r={unit * 0.14} />
      <Sign name="wound" size={unit * 0.24} />
    </g>
  ))
}
