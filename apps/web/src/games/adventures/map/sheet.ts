import type { Bounds } from '../../../board/plane.ts'

/** The size of a drawing that lies on the camera's sheet. */
export interface SheetProps {
  readonly viewBox: string
  readonly width: number
  readonly height: number
}

export function sheetProps({ x, y, width, height }: Bounds, scale: number): SheetProps {
  return { viewBox: `${x} ${y} ${width} ${height}`, width: width * scale, height: height * scale }
}
