import { usePointed } from '../../../table/context.tsx'
import { useSquareWords } from './use-square-words.ts'

/** What a pointer is at, in a line at the map's edge. The square itself tells it to those who hear it. */
export function PointedNote() {
  const pointed = usePointed()
  const words = useSquareWords()
  if (pointed === null || Number.isNaN(Number(pointed))) return null
  const { name, holds } = words(Number(pointed))
  return (
    <p className="map-at" aria-hidden="true">
      <strong>{name}</strong> {holds}
    </p>
  )
}
