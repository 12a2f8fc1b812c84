import type { CardId } from '@keep-flying/encounters'
import { attackFor, attackOf } from '@keep-flying/encounters/ask'
import { useSay } from '../../../i18n/language.tsx'
import { lookOf } from '../cards/kinds.ts'
import { useTable } from '../table.tsx'

/** How much Attack is missing to fight an enemy now; nothing on another's turn. */
export function Short({ card }: { card: CardId }) {
  const say = useSay()
  const { t, moment } = useTable()
  if (moment.viewer !== moment.view.active || lookOf(card) !== 'enemy') return null
  const missing = attackOf(t, card) - attackFor(t, { fight: card })
  return missing > 0 ? <span className="short">{say('enc.short', { n: missing })}</span> : null
}
