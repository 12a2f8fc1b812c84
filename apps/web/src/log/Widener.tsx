import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { changeSettings, useSettings } from '../app/settings.ts'
import { useSay } from '../i18n/language.tsx'
import { partByKey, partFor } from './widening.ts'
import './widener.css'

/** The log's left edge: drawn out over the viewer's place by pointer or keys, and back by a double click. */
export function Widener() {
  const say = useSay()
  const { logPart } = useSettings()
  const part = useRef<number | null>(null)
  const drag = (event: PointerEvent<HTMLElement>) => {
    const table = event.currentTarget.closest<HTMLElement>('.table')
    const dock = table?.querySelector<HTMLElement>('.dock')
    if (!table || !dock || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const least = Number.parseFloat(getComputedStyle(table).getPropertyValue('--place-least'))
    const { right } = table.getBoundingClientRect()
    part.current = partFor(right - event.clientX, dock.offsetWidth, table.offsetWidth - dock.offsetWidth - least)
    // Only the style sheet changes until the edge is released: nothing is redrawn on the way.
    table.style.setProperty('--log-part', String(part.current))
  }
  const letGo = () => {
    if (part.current !== null) changeSettings({ logPart: part.current })
    part.current = null
  }
  const press = (event: KeyboardEvent) => {
    const next = partByKey(logPart, event.key)
    if (next === null) return
    event.preventDefault()
    changeSettings({ logPart: next })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between two texts cannot be moved; this can.
    <div
      className="side-edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={say('log.widen')}
      title={say('log.widen')}
      aria-valuenow={Math.round(100 * logPart)}
      aria-valuemin={0}
      aria-valuemax={100}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={() => changeSettings({ logPart: 0 })}
      onKeyDown={press}
    />
  )
}
