import type { YesOrNo } from '@keep-flying/kernel'
import { useSay } from '../../i18n/language.tsx'
import { useTable } from '../../table/context.tsx'
import { Choice } from '../Choice.tsx'

export function YesNo({ decision }: { decision: YesOrNo }) {
  const say = useSay()
  const { game, write } = useTable()
  const { card, yes, no } = decision
  const foretold = game.dock.foretells(decision, null)
  return (
    <ul className="dock-choices">
      <Choice id="yes" icon="check" label={yes ? write(yes) : say('dock.yes')} card={card} foretold={foretold} />
      <Choice id="no" icon="cross" label={no ? write(no) : say('dock.no')} foretold={foretold} />
    </ul>
  )
}
