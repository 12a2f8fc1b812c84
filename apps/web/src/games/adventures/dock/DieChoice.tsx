import type { Decision } from '@keep-flying/kernel'
import { Choice } from '../../../dock/Choice.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { DiceRow } from './DiceRow.tsx'
import { dieIcon } from './die-icon.ts'

/** Which die of a roll is meant: the roll as it lies, and its dice to choose from. */
export function DieChoice({ decision }: { decision: Decision }) {
  const { t, write } = useTable()
  const { test } = t.state
  return (
    <>
      {test && <DiceRow faces={test.rolls.flat()} points={test.points} target={test.target} />}
      <ul className="dock-choices dock-dense">
        {optionsOf(decision).map(({ id, text, about }) => (
          <Choice key={id} id={id} label={write(text)} icon={dieIcon(Number(about?.id))} />
        ))}
      </ul>
    </>
  )
}
