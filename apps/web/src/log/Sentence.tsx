import type { Name, Part, Text } from '@keep-flying/kernel'
import { CardLink } from '../cards/CardLink.tsx'
import { useLooking, useTable } from '../table/context.tsx'
import { markOf } from '../ui/marks.ts'
import './log.css'

/** A sentence of the game with the cards, places and players in it live. */
export function Sentence({ text }: { text: Text }) {
  const { write } = useTable()
  return (
    <>
      {write.parts(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
        <Piece key={index} part={part} />
      ))}
    </>
  )
}

function Piece({ part }: { part: Part }) {
  if (typeof part === 'string') return part
  return <Named name={part.name} called={part.called} />
}

function Named({ name, called }: { name: Name; called: string }) {
  const { game, moment } = useTable()
  const { openSeat } = useLooking()
  const Own = game.names[name.name]
  if (Own) return <Own id={String(name.id)} called={called} />
  if (name.name === 'card') return <CardLink id={String(name.id)} />
  if (name.name !== 'seat') return called
  const seat = Number(name.id)
  return (
    <button type="button" className="log-seat" style={{ color: markOf(seat).color }} onClick={() => openSeat(seat)}>
      {seat === moment.viewer ? <strong>{called}</strong> : called}
    </button>
  )
}
