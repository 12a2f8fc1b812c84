import type { UndoUnit } from '@keep-flying/kernel'
import { useState } from 'react'
import { useTable } from '../table/context.tsx'

const units: readonly UndoUnit[] = ['choice', 'action', 'turn']

export interface Undoing {
  /** What the next press takes back; null while nothing can be. */
  readonly unit: UndoUnit | null
  /** Why not, as the end of a message key. */
  readonly why: 'nothing' | 'die' | 'card' | 'theirs' | 'known'
  undo(): void
}

/** The smallest unit on offer from a size on. */
export function unitFrom(offered: readonly UndoUnit[], from: number): UndoUnit | null {
  return units.slice(from).find((unit) => offered.includes(unit)) ?? offered.at(-1) ?? null
}

const dice: readonly string[] = ['test', 'rerolled', 'medic-check', 'wanted-roll', 'talent']
const cards: readonly string[] = ['nav-card', 'misbehave-card', 'considers']

/** Takes back a choice; pressed again without an answer in between, the action, then the turn. */
export function useUndo(): Undoing {
  const { session, moment, decision } = useTable()
  const [pressed, setPressed] = useState({ after: -1, times: 0 })
  const times = pressed.after === moment.version ? pressed.times : 0
  const unit = unitFrom(moment.undo, Math.min(times, units.length - 1))
  const why = () => {
    if (moment.answers === 0) return 'nothing'
    if (!decision) return 'theirs'
    const last = moment.events.findLast(({ kind }) => dice.includes(kind) || cards.includes(kind))
    if (!last) return 'known'
    return dice.includes(last.kind) ? 'die' : 'card'
  }
  return {
    unit,
    why: why(),
    undo: () => {
      if (!unit) return
      setPressed({ after: moment.version + 1, times: times + 1 })
      void session.undo(unit)
    },
  }
}
