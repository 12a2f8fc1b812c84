import type { YesOrNo } from '@keep-flying/kernel'
import { useSay } from '../../i18n/language.tsx'
import { Choice } from '../Choice.tsx'

/** Questions whose two answers have better words than yes and no. */
const worded: readonly string[] = [
  'nav.ignore',
  'goal.pay',
  'medic.reroll',
  'test.swap',
  'test.spend-for-bonus',
  'burn.more',
  'slip-away',
]

export function YesNo({ decision }: { decision: YesOrNo }) {
  const say = useSay()
  const words = worded.includes(decision.kind) ? decision.kind : 'plain'
  return (
    <ul className="dock-choices">
      <Choice id="yes" icon="check" label={say(`dock.yes.${words}`)} card={decision.card} />
      <Choice id="no" icon="cross" label={say(`dock.no.${words}`)} />
    </ul>
  )
}
