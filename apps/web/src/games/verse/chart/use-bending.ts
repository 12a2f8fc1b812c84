import type { SectorId } from '@keep-flying/verse'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLooking } from '../../../table/context.tsx'
import { useIntent } from '../dock/intent.tsx'
import { useTable } from '../table.tsx'
import { bentTo } from './courses.ts'
import { sectorOf } from './Sectors.tsx'
import type { LitChart } from './use-lit.ts'

function sectorUnder({ clientX, clientY }: PointerEvent): SectorId | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const sector = sectorOf(element)
    if (sector !== null) return sector
  }
  return null
}

/** Dragging from the own ship lays a course sector by sector. Tells whether the last press did. */
export function useBending(frame: RefObject<HTMLElement | null>, { lit }: LitChart): () => boolean {
  const { me, box, decision } = useTable()
  const { pick } = useLooking()
  const { plan } = useIntent()
  const bent = useRef(false)

  useEffect(() => {
    const element = frame.current
    const { way } = lit
    if (!element || !me || way === null) return
    let course: readonly SectorId[] | null = null
    const bending = {
      here: me.sector,
      moves: lit.moves,
      isOpen: (sector: SectorId) => lit.routes.has(sector),
      neighbours: (sector: SectorId) => box.neighbours.get(sector) ?? [],
    }
    const press = ({ target, button }: PointerEvent) => {
      bent.current = false
      if (button === 0 && target instanceof Element && target.closest('[data-draggable="course"]')) course = []
    }
    const move = (event: PointerEvent) => {
      const sector = course && sectorUnder(event)
      if (!course || sector === null) return
      const next = bentTo(course, sector, bending)
      if (next === course || (next.length === 0 && course.length === 0)) return
      bent.current = true
      course = next
      plan(next)
      pick(decision?.kind === 'turn' ? [way] : [])
    }
    const lift = () => {
      course = null
    }
    element.addEventListener('pointerdown', press)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', lift)
    window.addEventListener('pointercancel', lift)
    return () => {
      element.removeEventListener('pointerdown', press)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', lift)
      window.removeEventListener('pointercancel', lift)
    }
  }, [frame, lit, me, box, decision, plan, pick])

  return useCallback(() => bent.current, [])
}
