import type { Problem } from '@keep-flying/protocol'
import { useState } from 'react'
import { call } from '../cards/names.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { useAnswering } from './AnswerProvider.tsx'

export interface Undoing {
  /** What the next press takes back; null while nothing can be. */
  readonly unit: string | null
  /** Whether that is more than the last choice. */
  readonly isLarger: boolean
  /** Why nothing can be, in words. */
  readonly why: string
  undo(): void
}

/** What to take back after so many presses: each time the next larger unit on offer. */
export function unitAfter(offered: readonly string[], presses: number): string | null {
  return offered[Math.min(presses, offered.length - 1)] ?? null
}

/** One after the other, as far as it is allowed. */
async function takeBack(times: number, undo: () => Promise<Problem | null>): Promise<void> {
  for (let n = 0; n < times; n++) if ((await undo()) !== null) return
}

/** Why nothing can be taken back, as the game's match says. */
export function useWhyNoUndo(): string {
  const say = useSay()
  const { moment, write } = useTable()
  const { refused, by } = moment.undo ?? { refused: null }
  return say(`undo.refused.${refused ?? 'nothing'}`, { who: by === undefined ? '' : call(write, 'seat', by) })
}

/**
 * Takes back the smallest unit on offer, or, where the game wants that, all that the last press has answered; pressed again
 * without an answer in between, the next larger one.
 */
export function useUndo(): Undoing {
  const { session, game, moment } = useTable()
  const { given } = useAnswering()
  const [pressed, setPressed] = useState({ after: -1, times: 0 })
  const times = pressed.after === moment.version ? pressed.times : 0
  const units = moment.undo?.units ?? []
  const unit = unitAfter(units, times)
  const why = useWhyNoUndo()
  return {
    unit,
    isLarger: unit !== null && unit !== units[0],
    why,
    undo: () => {
      if (unit === null) return
      const answers = game.dock.undoesPress && times === 0 ? given : 1
      setPressed({ after: moment.version + answers, times: times + 1 })
      void takeBack(answers, () => session.undo(unit))
    },
  }
}
