import { useEffect } from 'react'
import type { Camera } from '../../../board/camera.ts'
import { zoomStep } from '../../../board/ZoomButtons.tsx'
import { isTyping } from '../../../table/keys.ts'
import type { Choosing } from './use-choosing.ts'

/** `[` and `]` step through routes, `+`, `-` and `0` zoom. */
export function useChartKeys(camera: Camera, { turnOver }: Choosing): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      '[': () => turnOver(-1),
      ']': () => turnOver(1),
      '+': () => camera.zoomBy(zoomStep),
      '=': () => camera.zoomBy(zoomStep),
      '-': () => camera.zoomBy(1 / zoomStep),
      '0': () => camera.fit(),
    }
    const press = (event: KeyboardEvent) => {
      const act = acts[event.key]
      if (!act || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [camera, turnOver])
}
