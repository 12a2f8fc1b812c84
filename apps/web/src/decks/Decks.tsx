import { usePrinting } from '../cards/use-printing.ts'
import { useLooking, useTable } from '../table/context.tsx'
import { DeckList } from './DeckList.tsx'

/** The decks on the table. */
export default function Decks() {
  const { game, moment } = useTable()
  const { openCard } = useLooking()
  return <DeckList game={game} printing={usePrinting()} view={moment.view} onOpen={openCard} />
}
