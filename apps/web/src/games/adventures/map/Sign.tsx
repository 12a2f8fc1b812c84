import shell from '../../../ui/icons.svg'
import { icons } from '../style/icons.ts'

/** A picture of a sprite inside the drawing, by its middle. */
export function Sign({ name, size, x = 0, y = 0 }: { name: string; size: number; x?: number; y?: number }) {
  const url = icons.has(name) ? icons.url : shell
  return <use href={`${url}#i-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
}
