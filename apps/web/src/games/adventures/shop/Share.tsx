import type { Decision } from '@keep-flying/kernel'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { Quick } from '../../../dock/controls/Amount.tsx'
import { Stepper } from '../../../dock/Stepper.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import './counter.css'

/** How much money somebody takes along, in dollars: only what one carries can bribe. */
export function Share({ decision }: { decision: Decision }) {
  const say = useSay()
  const { write } = useTable()
  const { picked, pick } = useAnswering()
  if (decision.form !== 'amount') return null
  const { min, max, price = 1 } = decision
  const n = Number(picked[0] ?? min)
  const steps = [
    { to: min, label: say('adv.share.none') },
    { to: max, label: say('adv.share.all', { n: max * price }) },
  ]
  return (
    <div className="dock-amount">
      <Stepper
        label={write(decision.prompt)}
        value={n}
        min={min}
        max={max}
        shown={say('adv.credits', { n: n * price })}
        onChange={(to) => pick([String(to)])}
      />
      <div className="dock-row">
        {steps.map(({ to, label }) => (
          <Quick key={label} words={label} onPick={() => pick([String(to)])} />
        ))}
      </div>
      <p className="dock-note">{say('adv.share.about', { n: (max - n) * price })}</p>
    </div>
  )
}
