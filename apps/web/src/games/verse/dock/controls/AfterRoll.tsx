import type { OneOf } from '@keep-flying/kernel'
import { Choices } from '../../../../dock/controls/Choices.tsx'
import { useTable } from '../../table.tsx'
import { lastRoll } from '../news.ts'
import { RollResult } from '../RollResult.tsx'
import { useTestAtHand } from '../test-at-hand.ts'

/** The roll has fallen: what it comes to, and what may still be done about it. */
export function AfterRoll({ decision }: { decision: OneOf }) {
  const { moment, me } = useTable()
  const atHand = useTestAtHand(decision)
  const roll = me ? lastRoll(moment.events, me.seat) : null
  const total = decision.prompt.with?.['total']
  return (
    <>
      {roll && (
        <RollResult
          roll={{ ...roll, total: typeof total === 'number' ? total : roll.total }}
          test={atHand?.test ?? null}
        />
      )}
      <Choices decision={decision} />
    </>
  )
}
