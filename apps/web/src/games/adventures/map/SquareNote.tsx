import { Lens } from './Lens.tsx'
import { useSquareWords } from './use-square-words.ts'

/** What is on a square, for whoever presses it long: in words, and with its neighbours under a glass. */
export function SquareNote({ place }: { place: string }) {
  const { name, holds } = useSquareWords()(Number(place))
  return (
    <>
      <Lens at={Number(place)} />
      <strong className="note-name">{name}</strong>
      <p>{holds}</p>
    </>
  )
}
