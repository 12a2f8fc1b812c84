import { useEffect } from 'react'
import type { Camera } from '../../../board/camera.ts'
import { zoomStep } from '../../../board/ZoomButtons.tsx'
import { isTyping } from '../../../table/keys.ts'

/** What the letters of the map do. */
export interface MapKeys {
  /** Goes to the own figure. */
  home(): void
  toggleSights(): void
  /** Goes on to what the next Goon sees. */
  nextEyes(): void
}

/** `H`, `S` and `X` on the map; `[`, `]` and `0` zoom. */
export function useMapKeys(camera: Camera, keys: MapKeys): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      h: keys.home,
      s: keys.toggleSights,
      x: keys.nextEyes,
      ']': () => camera.zoomBy(zoomStep),
      '[': () => camera.zoomBy(1 / zoomStep),
      '0': () => camera.fit(),
    }
    const press = (event: KeyboardEvent) => {
      const act = acts[event.key]
      if (!act || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [camera, keys])
}
