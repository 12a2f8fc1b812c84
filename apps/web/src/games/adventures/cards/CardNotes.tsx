import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { boxed } from './kinds.ts'

/** Where the reference tells of such cards. */
const rules = {
  equipment: 'EQUIP-01',
  challenge: 'CHALLENGE-01',
  goon: 'GOON-01',
  crew: 'CASUAL-01',
  lock: 'LOCK-01',
  crate: 'JOB-08',
  safe: 'JOB-12',
} as const

/** What stands beside a card that is explained: the way to its rules. */
export function CardNotes({ card }: { card: string }) {
  const say = useSay()
  const { openRule, openCard } = useLooking()
  const of = boxed(card)
  if (!of) return null
  return (
    <button
      type="button"
      className="card-link"
      onClick={() => {
        openCard(null)
        openRule(rules[of.kind])
      }}
    >
      {say(`adv.card.rules.${of.kind}`)}
    </button>
  )
}
