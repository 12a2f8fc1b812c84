import type { AmountOf } from '@keep-flying/kernel'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { OddsBar } from '../../../../dock/OddsBar.tsx'
import { useTable } from '../../table.tsx'
import { Bribes } from '../Bribes.tsx'
import { useOddsParts } from '../faces.ts'
import { useTestAtHand } from '../test-at-hand.ts'

/** The bribes of a test whose option is chosen already. */
export function BribeQuestion({ decision }: { decision: AmountOf }) {
  const { me } = useTable()
  const { picked, pick } = useAnswering()
  const parts = useOddsParts()
  const atHand = useTestAtHand(decision)
  const value = Number(picked[0] ?? 0)
  return (
    <div className="dock-amount">
      {atHand && me && <OddsBar parts={parts(atHand.option, { bribes: value })} />}
      <Bribes
        test={atHand?.test ?? null}
        value={value}
        max={decision.max}
        onChange={(bribes) => pick([String(bribes)])}
      />
    </div>
  )
}
