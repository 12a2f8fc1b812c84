import type { OneOf } from '@keep-flying/kernel'
import { Choice } from '../../../../dock/Choice.tsx'
import { cardIn } from '../../../../dock/looks.ts'
import { OddsBar } from '../../../../dock/OddsBar.tsx'
import { useTable } from '../../table.tsx'
import { useOddsParts } from '../faces.ts'
import { useTestAtHand } from '../test-at-hand.ts'

/** Who takes a test alone: everybody with their own odds. */
export function Testers({ decision }: { decision: OneOf }) {
  const { me, write } = useTable()
  const parts = useOddsParts()
  const atHand = useTestAtHand(decision)
  return (
    <ul className="dock-choices dock-dense">
      {decision.options.map((option) => {
        const tester = me?.crew.find(({ card }) => card === option.id)
        return (
          <Choice key={option.id} id={option.id} label={write(option.text)} card={cardIn(option) ?? undefined}>
            {atHand && tester && <OddsBar parts={parts(atHand.option, { tester })} legend={false} />}
          </Choice>
        )
      })}
    </ul>
  )
}
