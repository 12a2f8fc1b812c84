import type { Decision } from '@keep-flying/kernel'
import { Choice } from '../../../dock/Choice.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

/** What may be done before a Goon acts; leaving it stands apart. */
export function StepIn({ decision }: { decision: Decision }) {
  const { write } = useTable()
  return (
    <ul className="dock-choices dock-dense">
      {optionsOf(decision)
        .filter(({ role }) => role !== 'end')
        .map(({ id, text, sign }) => (
          <Choice key={id} id={id} label={write(text)} icon={sign ?? 'any-time'} />
        ))}
    </ul>
  )
}
