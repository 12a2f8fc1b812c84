import type { Job } from '@keep-flying/adventures'
import './small-map.css'

/** A Job's map at a glance: buildings and their doors, Goons, the vehicle, and where the Crew begin. */
export function SmallMap({ job }: { job: Job }) {
  const { size, buildings, mule, deployment } = job.map
  const [columns, rows] = size
  const [left, top, width, height] = deployment
  const box = ([x, y]: readonly [number, number]) => ({ x, y, width: 1, height: 1 })
  const doors = buildings.flatMap((building) => building.doors)
  return (
    <svg className="small-map" viewBox={`-0.5 -0.5 ${columns + 1} ${rows + 1}`} aria-hidden="true">
      <rect width={columns} height={rows} className="small-yard" />
      <rect x={left} y={top} width={width} height={height} className="small-start" />
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
      {job.tokens.map(({ id, at }) => (
        <rect key={id} {...box(at)} className="small-token" />
      ))}
      {job.goons.map(({ id, at: [x, y] }) => (
        <circle key={id} cx={x + 0.5} cy={y + 0.5} r="0.55" className="small-goon" />
      ))}
    </svg>
  )
}
