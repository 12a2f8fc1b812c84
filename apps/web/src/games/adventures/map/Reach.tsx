import type { Option } from '@keep-flying/kernel'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { squareIn, unit } from './plane.ts'

/** The squares that the question may be answered with. */
export function Reach({ columns, lit }: { columns: number; lit: ReadonlyMap<number, readonly Option[]> }) {
  const { picked } = useAnswering()
  return (
    <g className="map-reach">
      {[...lit].map(([square, options]) => {
        const [column, row] = squareIn(columns, square)
        const isPicked = options.some(({ id }) => picked.includes(id))
        return (
          <rect
            key={square}
            className={isPicked ? 'map-lit map-chosen' : 'map-lit'}
            x={column * unit + 0.9}
            y={row * unit + 0.9}
            width={unit - 1.8}
            height={unit - 1.8}
            rx="2"
          />
        )
      })}
    </g>
  )
}
