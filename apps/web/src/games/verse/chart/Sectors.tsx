import type { SectorId } from '@keep-flying/verse'
import { type KeyboardEvent, memo, useRef } from 'react'
import type { Geometry } from './geometry.ts'
import { isArrow, neighbourTowards } from './steering.ts'

/** What can be done with sectors. */
export interface Helmsman {
  pointAt(sector: SectorId | null): void
  choose(sector: SectorId): void
  /** Comes to a sector; by keys it must also be seen. */
  focus(sector: SectorId, byKeys: boolean): void
}

/** The sector that an element is the shape of. */
export function sectorOf(target: EventTarget | null): SectorId | null {
  return target instanceof SVGElement ? target.getAttribute('data-place') : null
}

/**
 * The sectors as places to press. For the keyboard all of them are one stop: arrows lead to the neighbour in that
 * direction, Enter chooses.
 */
export const Sectors = memo(function Sectors({
  geometry,
  neighbours,
  names,
  lit,
  current,
  helm,
}: {
  geometry: Geometry
  neighbours: ReadonlyMap<SectorId, readonly SectorId[]>
  /** What each sector is called, and what there is to know of it. */
  names: ReadonlyMap<SectorId, string>
  lit: ReadonlySet<SectorId>
  /** The sector the keyboard is at. */
  current: SectorId
  helm: Helmsman
}) {
  const group = useRef<SVGGElement>(null)

  const press = (event: KeyboardEvent) => {
    const sector = sectorOf(event.target)
    if (sector === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      helm.choose(sector)
    } else if (isArrow(event.key)) {
      event.preventDefault()
      const next = neighbourTowards(geometry, neighbours.get(sector) ?? [], sector, event.key)
      if (next !== null) group.current?.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its sectors hear, so that 127 need not listen.
    <g
      ref={group}
      className="chart-sectors"
      onClick={(event) => {
        const sector = sectorOf(event.target)
        if (sector !== null) helm.choose(sector)
      }}
      onPointerOver={(event) => {
        if (event.pointerType === 'mouse') helm.pointAt(sectorOf(event.target))
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') helm.pointAt(null)
      }}
      onFocus={(event) => {
        const sector = sectorOf(event.target)
        if (sector !== null) helm.focus(sector, event.target.matches(':focus-visible'))
      }}
      onKeyDown={press}
    >
      {[...geometry.cells.values()].map(({ id, d }) => (
        // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot have the shape of a sector.
        <path
          key={id}
          d={d}
          data-place={id}
          role="button"
          tabIndex={id === current ? 0 : -1}
          aria-label={names.get(id)}
          aria-disabled={lit.has(id) ? undefined : true}
          className={lit.has(id) ? 'lit' : undefined}
        />
      ))}
    </g>
  )
})
