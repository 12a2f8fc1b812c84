import type { OneOf } from '@keep-flying/kernel'
import { foretells } from '@keep-flying/verse/ask'
import { Choice } from '../../../../dock/Choice.tsx'
import { cardIn, iconOf } from '../../../../dock/looks.ts'
import { OddsBar } from '../../../../dock/OddsBar.tsx'
import type { OddsPart } from '../../../../dock/odds.ts'
import { useTable } from '../../table.tsx'
import { useAfterRollOdds } from '../after-roll.ts'
import { RollResult } from '../RollResult.tsx'
import { rollIn, useTestAtHand } from '../test-at-hand.ts'

/** The roll has fallen: what it comes to, and what may still be done about it, each way with its odds. */
export function AfterRoll({ decision }: { decision: OneOf }) {
  const { moment, write } = useTable()
  const atHand = useTestAtHand(decision)
  const odds = useAfterRollOdds(decision)
  const roll = rollIn(decision, moment.view)
  return (
    <>
      {roll && <RollResult roll={roll} test={atHand?.test ?? null} />}
      <ul className="dock-choices">
        {decision.options.map((option) => {
          const parts = odds.get(option.id)
          return (
            <Choice
              key={option.id}
              id={option.id}
              label={write(option.text)}
              icon={iconOf(option) ?? undefined}
              card={cardIn(option) ?? undefined}
              foretold={foretells(decision, option)}
            >
              {parts && <Ending parts={parts} />}
            </Choice>
          )
        })}
      </ul>
    </>
  )
}

/** Where the end is certain, its words alone. */
function Ending({ parts }: { parts: readonly OddsPart[] }) {
  const [only, ...others] = parts.filter(({ chance }) => chance > 0)
  if (!only || others.length > 0) return <OddsBar parts={parts} />
  return (
    <p className="odds-legend">
      <i className={`odds-${only.tone}`} /> {only.label}
    </p>
  )
}
