import type { Name, Part, Text } from '@keep-flying/kernel'
import { CardLink } from '../cards/CardLink.tsx'
import { useTable } from '../games/verse/table.tsx'
import { useLooking } from '../table/context.tsx'
import './log.css'

/** A sentence of the game with the cards, places and captains in it live. */
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
  const { moment, box } = useTable()
  const { openSeat, pointAt, openTab } = useLooking()
  const id = String(name.id)
  switch (name.name) {
    case 'card':
    case 'contact':
      return <CardLink id={id} />
    case 'sector':
      if (!box.sectors.has(id)) return called
      return (
        <button
          type="button"
          className="log-link"
          onClick={() => {
            pointAt(id)
            openTab('chart')
          }}
        >
          {called}
        </button>
      )
    case 'seat':
      return (
        <button
          type="button"
          className={`log-captain cap-${Number(name.id) + 1}`}
          onClick={() => openSeat(Number(name.id))}
        >
          {Number(name.id) === moment.viewer ? <strong>{called}</strong> : called}
        </button>
      )
    default:
      return called
  }
}
