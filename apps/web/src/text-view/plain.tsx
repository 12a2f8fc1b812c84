import { useMemo } from 'react'
import { call } from '../cards/names.ts'
import { usePrinting } from '../cards/use-printing.ts'
import type { TextPartProps, TextParts } from '../game/client.ts'
import { optionsOf, useTable } from '../table/context.tsx'
import { Part } from './Part.tsx'

/** The words of a game that has none of its own to add: who plays, and what the cards on offer say. */
export const plainWords: TextParts = {
  parts: [{ id: 'players', label: 'text.part.players', Content: Players }],
  useNotes: (decision) => {
    const { game } = useTable()
    const printing = usePrinting()
    return useMemo(
      () =>
        new Map(
          optionsOf(decision).flatMap(({ id, at }) => {
            const lines = at && 'card' in at ? game.cards?.text(at.card, printing) : undefined
            return lines && lines.length > 0 ? [[id, lines] as const] : []
          }),
        ),
      [decision, game, printing],
    )
  },
}

function Players(part: TextPartProps) {
  const { moment, write } = useTable()
  return (
    <Part {...part}>
      <ul className="text-facts">
        {moment.seats.map(({ seat, name }) => {
          const called = call(write, 'seat', seat)
          return <li key={seat}>{called === name ? name : `${called}, ${name}`}</li>
        })}
      </ul>
    </Part>
  )
}
