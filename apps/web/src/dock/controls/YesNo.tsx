import type { YesOrNo } from '@keep-flying/kernel'
import { useSay } from '../../i18n/language.tsx'
import { useTable } from '../../table/context.tsx'
import { Choice } from '../Choice.tsx'

export function YesNo({ decision: { card, yes, no } }: { decision: YesOrNo }) {
  const say = useSay()
  const { write } = useTable()
  return (
    <ul className="dock-choices">
      <Choice id="yes" icon="check" label={yes ? write(yes) : say('dock.yes')} card={card} />
      <Choice id="no" icon="cross" label={no ? write(no) : say('dock.no')} />
    </ul>
  )
}
