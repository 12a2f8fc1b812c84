import type { TestAhead } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import { Stepper } from '../../../dock/Stepper.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { bribeLadder } from './faces.ts'
import { useMoney } from './money.ts'

/** What a point costs, as the rules have it. */
export const bribePrice = 100

/** So many rungs have room. */
const rungs = 4

interface BribesProps {
  readonly test: TestAhead | null
  readonly value: number
  readonly max: number
  onChange(bribes: number): void
}

/** Money before the roll: how much, and the chance at each price up to certainty. */
export function Bribes({ test, value, max, onChange }: BribesProps) {
  const say = useSay()
  const money = useMoney()
  const { t, me } = useTable()
  const ladder = useMemo(() => (me && test ? bribeLadder(t, me, test, max) : []), [t, me, test, max])
  const most = ladder.length > 0 ? Math.min(max, ladder.length - 1) : max
  const steps = ladder.map((chance, bribes) => ({ bribes, chance }))
  const from = Math.max(0, Math.min(value - 2, ladder.length - rungs))
  return (
    <div className="dock-bribes">
      <span className="dock-bribes-label">
        <Icon name="credits" /> {say('dock.bribe')}
      </span>
      <Stepper
        label={say('dock.bribe')}
        value={value}
        min={0}
        max={Math.max(most, value)}
        shown={money(value * bribePrice)}
        onChange={onChange}
      />
      {ladder.length > 1 && (
        <ol className="dock-ladder" aria-label={say('dock.ladder')}>
          {steps.slice(from, from + rungs).map(({ bribes, chance }) => (
            <li key={bribes} className={bribes === value ? 'dock-on' : undefined}>
              <i style={{ height: `${Math.round(chance * 30)}px` }} />
              <b>{Math.round(chance * 100)}</b>
              <small>{money(bribes * bribePrice)}</small>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
