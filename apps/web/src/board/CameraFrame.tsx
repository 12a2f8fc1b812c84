import type { ReactNode } from 'react'
import type { Camera } from './camera.ts'
import { zoomStep } from './ZoomButtons.tsx'

interface CameraFrameProps {
  readonly camera: Camera
  /** The board itself, which the camera moves. */
  readonly sheet: ReactNode
  /** What lies over it and stays where it is. */
  readonly children: ReactNode
  /** Whether a double click there means something else than a closer look. */
  isTaken(target: Element): boolean
}

/** The window one looks at a board through. A press that was a drag chooses nothing; a double click zooms in. */
export function CameraFrame({ camera, sheet, children, isTaken }: CameraFrameProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: zooming by a double click has its buttons and keys too.
    <div
      ref={camera.frame}
      className="camera-frame"
      onClickCapture={(event) => {
        if (camera.wasDragged()) event.stopPropagation()
      }}
      onDoubleClick={({ target, clientX, clientY, currentTarget }) => {
        if (target instanceof Element && (target.closest('button') || isTaken(target))) return
        const { left, top } = currentTarget.getBoundingClientRect()
        camera.zoomBy(zoomStep, [clientX - left, clientY - top])
      }}
    >
      <div ref={camera.sheet} className="camera-sheet">
        {camera.scale > 0 && sheet}
      </div>
      {children}
    </div>
  )
}
