import { useTable } from '../games/verse/table.tsx'
import { useLooking } from '../table/context.tsx'
import { DeckList } from './DeckList.tsx'

/** The decks on the table. */
export default function Decks() {
  const { box, moment } = useTable()
  const { openCard } = useLooking()
  return <DeckList box={box} view={moment.view} onOpen={openCard} />
}
