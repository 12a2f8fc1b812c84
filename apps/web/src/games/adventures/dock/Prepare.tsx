import { crewMember } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import { useTable } from '../table.tsx'
import { BrawlSheet } from './BrawlSheet.tsx'
import { useIntent } from './intent.tsx'
import { Target } from './Target.tsx'
import { TestSheet } from './TestSheet.tsx'

/** A Test that is about to be rolled: what helps, and with how many dice. */
export function Prepare({ decision }: { decision: Decision }) {
  const { t } = useTable()
  const { test, brawl, helping, help, dice, chooseDice } = useIntent()
  const open = t.state.test
  if (!open) return null
  const against = t.state.goons.find(({ id }) => id === open.against) ?? null
  const aim = against && ({ kind: 'goon', id: against.id } as const)
  const plan = { ...open, tester: crewMember(t, open.tester), against }
  return (
    <section className="adv-weighing" data-decision={decision.kind}>
      <Target aim={aim} />
      {brawl && <BrawlSheet brawl={brawl} tester={open.tester} helping={helping} help={help} />}
      {test && !brawl && (
        <TestSheet plan={plan} test={test} helping={helping} help={help} dice={dice ?? 1} chooseDice={chooseDice} />
      )}
    </section>
  )
}
