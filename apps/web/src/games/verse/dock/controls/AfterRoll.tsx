import type { OneOf } from '@keep-flying/kernel'
import { Choices } from '../../../../dock/controls/Choices.tsx'
import { useTable } from '../../table.tsx'
import { RollResult } from '../RollResult.tsx'
import { useTestAtHand } from '../test-at-hand.ts'

/** The roll has fallen: what it comes to, and what may still be done about it. */
export function AfterRoll({ decision }: { decision: OneOf }) {
  const { moment } = useTable()
  const atHand = useTestAtHand(decision)
  const { rolled } = moment.view
  return (
    <>
      {rolled && <RollResult roll={{ ...rolled, points: rolled.total - rolled.die }} test={atHand?.test ?? null} />}
      <Choices decision={decision} />
    </>
  )
}
