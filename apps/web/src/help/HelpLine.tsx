import { Suspense } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { useTable } from '../table/context.tsx'
import { onDemand } from '../ui/later.tsx'

const AskHelp = onDemand(() => withAllWords(import('./AskHelp.tsx')))

/** In a co-operative game with others: what people would like help with. */
export function HelpLine() {
  const { game, moment, session } = useTable()
  const useThings = game.table.useWishable
  if (!useThings || moment.over || session.playback || moment.seats.length < 2) return null
  return (
    <Suspense fallback={null}>
      <AskHelp useThings={useThings} />
    </Suspense>
  )
}
