import { boxWith, everyBoxId, loadModules } from '@keep-flying/verse'
import type { ComponentType } from 'react'
import { ChartPicture } from './ChartPicture.tsx'

/** The heart of the chart, the White Sun a little right of the middle. */
const view = { x: 173, y: 12, width: 576, height: 360 }
const sun = { x: 497, y: 200 }

/** The chart of all boxes there are. */
export async function wholeChart(): Promise<{ readonly default: ComponentType }> {
  await loadModules(everyBoxId)
  return { default: Scenery }
}

/** The chart behind the home page, with a divider's scale about the White Sun. */
function Scenery() {
  return (
    <ChartPicture box={boxWith(everyBoxId)} view={view} planet={4.4}>
      <g stroke="var(--brass-1)" strokeWidth={0.4} opacity={0.5}>
        {[102, 153].map((radius, n) => (
          <path key={radius} d={scale(radius, n === 0 ? 72 : 120)} />
        ))}
      </g>
    </ChartPicture>
  )
}

/** A ring of ticks, every sixth a long one. */
function scale(radius: number, ticks: number): string {
  return Array.from({ length: ticks }, (_, n) => {
    const angle = (n / ticks) * 2 * Math.PI
    const at = (r: number) => `${(sun.x + Math.cos(angle) * r).toFixed(1)} ${(sun.y + Math.sin(angle) * r).toFixed(1)}`
    return `M${at(radius)}L${at(radius - (n % 6 === 0 ? 4.4 : 2))}`
  }).join('')
}
