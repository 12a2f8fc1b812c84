import { useSquareWords } from './use-square-words.ts'

/** What is on a square, for whoever presses it long. */
export function SquareNote({ place }: { place: string }) {
  const { name, holds } = useSquareWords()(Number(place))
  return (
    <>
      <strong className="note-name">{name}</strong>
      <p>{holds}</p>
    </>
  )
}
