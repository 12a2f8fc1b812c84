import { useSay } from '../../../i18n/language.tsx'
import { usePointed } from '../../../table/context.tsx'
import { useIntent } from '../dock/intent.tsx'
import { takesAim } from '../dock/weighed.ts'
import { useTable } from '../table.tsx'
import { useSquareWords } from './use-square-words.ts'

interface PointedNoteProps {
  /** Squares where something can be chosen, while somebody is about to walk; else null. */
  readonly goals: ReadonlySet<number> | null
}

/** What a pointer is at, in a line at the map's edge. The square itself tells it to those who hear it. */
export function PointedNote({ goals }: PointedNoteProps) {
  const say = useSay()
  const { t } = useTable()
  const { deeds } = useIntent()
  const pointed = usePointed()
  const words = useSquareWords()
  if (pointed === null || Number.isNaN(Number(pointed))) return null
  const square = Number(pointed)
  const { name, holds } = words(square)
  const isTaken = [...t.state.crew, ...t.state.goons].some(({ at }) => at === square)
  const isGoal = goals?.has(square) || deeds.some((deed) => takesAim(deed, { kind: 'square', at: square }))
  const isFar = goals !== null && !isTaken && !isGoal
  return (
    <p className="map-at" aria-hidden="true">
      <strong>{name}</strong> {holds}
      {isFar && <em> {say('adv.square.far')}</em>}
    </p>
  )
}
