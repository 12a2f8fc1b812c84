import type { Area, Building, Job } from '@keep-flying/adventures'
import { memo } from 'react'
import { useSay } from '../../../i18n/language.tsx'
import { unit } from './plane.ts'

/** The areas that the Job names, and the floors of its buildings. */
export const Floors = memo(function Floors({ job }: { job: Job }) {
  const say = useSay()
  const zones = Object.entries(job.map.zones)
  return (
    <g>
      {zones.map(([id, area]) => (
        <g key={id} className="map-zone">
          <rect {...inset(area)} rx="3" />
          <text x={area[0] * unit + 5} y={(area[1] + area[3]) * unit - 5}>
            {say(`adv.zone.${id}`)}
          </text>
        </g>
      ))}
      {job.map.buildings.map((building) => (
        <g key={building.id}>
          <rect {...boxOf([...building.at, ...building.size])} className="map-floor" />
          <path d={planks(building)} className="map-planks" />
        </g>
      ))}
    </g>
  )
})

function boxOf([column, row, columns, rows]: Area) {
  return { x: column * unit, y: row * unit, width: columns * unit, height: rows * unit }
}

function inset(area: Area) {
  const { x, y, width, height } = boxOf(area)
  return { x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3 }
}

function planks({ at: [left, top], size: [columns, rows] }: Building): string {
  const lines = Array.from({ length: rows * 4 - 1 }, (_, n) => top + (n + 1) / 4)
  return lines.map((y) => `M${left * unit} ${y * unit}h${columns * unit}`).join('')
}

/** The walls of all buildings, without their doors. */
export const Walls = memo(function Walls({ job }: { job: Job }) {
  const d = job.map.buildings.map(wallsOf).join('')
  return (
    <g className="map-walls">
      <path d={d} className="wall-bed" />
      <path d={d} className="wall-stone" />
      <path d={d} className="wall-joints" />
    </g>
  )
})

function wallsOf({ at: [left, top], size: [columns, rows], doors }: Building): string {
  const isDoor = (x: number, y: number, isLevel: boolean) =>
    doors.some(
      ({ inside, outside }) =>
        (inside[0] === outside[0]) === isLevel &&
        x === Math.max(inside[0], outside[0]) &&
        y === Math.max(inside[1], outside[1]),
    )
  const level = [top, top + rows].flatMap((y) =>
    Array.from({ length: columns }, (_, n) =>
      isDoor(left + n, y, true) ? '' : `M${(left + n) * unit} ${y * unit}h${unit}`,
    ),
  )
  const upright = [left, left + columns].flatMap((x) =>
    Array.from({ length: rows }, (_, n) =>
      isDoor(x, top + n, false) ? '' : `M${x * unit} ${(top + n) * unit}v${unit}`,
    ),
  )
  return [...level, ...upright].join('')
}

/** What the buildings are called. */
export const BuildingNames = memo(function BuildingNames({ job }: { job: Job }) {
  const say = useSay()
  return (
    <g className="map-names">
      {job.map.buildings.map(({ id, at: [column, row], size: [columns, rows] }) => {
        const isInside = columns > wide && rows > 2
        const y = isInside ? (row + rows) * unit - 6 : row * unit - 5
        return (
          <text key={id} x={column * unit + (isInside ? 7 : 1)} y={y} className={isInside ? 'name-inside' : undefined}>
            {say(`adv.building.${id}`)}
          </text>
        )
      })}
    </g>
  )
})

/** Squares from which on a building has room for its name. */
const wide = 4
