import type { Job, Square } from '@keep-flying/adventures'
import type { ReactNode } from 'react'
import './small-map.css'

/** A Job's map at a glance: its buildings and their doors, patrols, the vehicle, and where the Crew begin. */
export function SmallMap({ job, children }: { job: Job; children: ReactNode }) {
  const { size, buildings, mule, deployment } = job.map
  const [columns, rows] = size
  const [left, top, width, height] = deployment
  const doors = buildings.flatMap((building) => building.doors)
  return (
    <svg className="small-map" viewBox={`-0.5 -0.5 ${columns + 1} ${rows + 1}`} aria-hidden="true">
      <rect width={columns} height={rows} className="small-yard" />
      <rect x={left} y={top} width={width} height={height} className="small-start" />
      {job.patrols.map(({ id, route }) => (
        <polygon key={id} points={route.map(([x, y]) => `${x + 0.5},${y + 0.5}`).join(' ')} className="small-patrol" />
      ))}
      {buildings.map(({ id, at: [x, y], size: [across, down] }) => (
        <rect key={id} x={x} y={y} width={across} height={down} className="small-building" />
      ))}
      {doors.map(({ id, inside, outside }) => {
        const [x, y] = [Math.max(inside[0], outside[0]), Math.max(inside[1], outside[1])]
        return <path key={id} d={inside[0] === outside[0] ? `M${x} ${y}h1` : `M${x} ${y}v1`} className="small-door" />
      })}
      {mule.map((at) => (
        <rect key={at.join(' ')} {...box(at)} className="small-mule" />
      ))}
      {children}
    </svg>
  )
}

/** The map as the Job begins: with what lies there, and its Goons. */
export function SmallJobMap({ job }: { job: Job }) {
  return (
    <SmallMap job={job}>
      {job.tokens.map(({ id, at }) => (
        <SmallToken key={id} at={at} />
      ))}
      {job.goons.map(({ id, at }) => (
        <SmallGoon key={id} at={at} />
      ))}
    </SmallMap>
  )
}

export function SmallToken({ at }: { at: Square }) {
  return <rect {...box(at)} className="small-token" />
}

/** Goons have corners, Crew are round: here as on the map itself. */
export function SmallGoon({ at: [x, y], isAlerted = false }: { at: Square; isAlerted?: boolean }) {
  return (
    <rect
      x={x - 0.05}
      y={y - 0.05}
      width="1.1"
      height="1.1"
      rx="0.3"
      className={isAlerted ? 'small-goon small-alerted' : 'small-goon'}
    />
  )
}

export function SmallCrew({ at: [x, y], color }: { at: Square; color: string }) {
  return <circle cx={x + 0.5} cy={y + 0.5} r="0.75" className="small-crew" style={{ fill: color }} />
}

function box([x, y]: Square) {
  return { x, y, width: 1, height: 1 }
}
