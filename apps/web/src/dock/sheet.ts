import { type PointerEvent, useRef, useState } from 'react'
import { useTable } from '../table/context.tsx'
import { useAnswering } from './AnswerProvider.tsx'

/** How far the dock is drawn out on a phone. */
export type Height = 'peek' | 'half' | 'full'

const heights: readonly Height[] = ['peek', 'half', 'full']
/** A drag of so many pixels goes to the next height. */
const drag = 36

export interface Sheet {
  readonly height: Height
  next(): void
  readonly grip: { onPointerDown(event: PointerEvent): void; onPointerUp(event: PointerEvent): void }
}

/** The sheet opens as far as the question needs, and as far as the viewer pulls it. */
export function useSheet(): Sheet {
  const { game, decision } = useTable()
  const { news } = useAnswering()
  const boardMatters = game.dock.useBoardMatters()
  const number = decision?.number ?? -1
  const [pulled, setPulled] = useState<{ readonly for: number; readonly height: Height } | null>(null)
  const start = useRef<number | null>(null)
  const needed: Height = !decision && !news ? 'peek' : boardMatters ? 'half' : 'full'
  const height = pulled?.for === number ? pulled.height : needed
  const move = (by: number) => {
    const to = heights[heights.indexOf(height) + by]
    if (to) setPulled({ for: number, height: to })
  }
  return {
    height,
    next: () => setPulled({ for: number, height: heights[(heights.indexOf(height) + 1) % heights.length] ?? 'half' }),
    grip: {
      onPointerDown: ({ clientY }) => {
        start.current = clientY
      },
      onPointerUp: ({ clientY }) => {
        const pulledBy = clientY - (start.current ?? clientY)
        if (Math.abs(pulledBy) > drag) move(pulledBy < 0 ? 1 : -1)
      },
    },
  }
}
