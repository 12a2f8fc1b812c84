import { describeResult } from '@keep-flying/verse'
import type { TestAhead } from '@keep-flying/verse/ask'
import type { Roll } from '../../../dice/roll.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { bandRange } from './bands.ts'

/** The sum of a test on paper: what the die showed, what was added, and the band that was hit. */
export function RollResult({ roll, test }: { roll: Roll; test: TestAhead | null }) {
  const say = useSay()
  const { write, moment } = useTable()
  const trialOf = moment.view.attempt?.job === null ? 'goal' : 'job'
  const { die, total } = roll
  const bands = test?.bands ?? []
  const hit = Math.max(
    0,
    bands.findLastIndex(({ from }) => total >= from),
  )
  return (
    <div className="dock-result">
      <p className="dock-sum">
        <Dice die={die} />
        <small>{say('dock.sum.and')}</small>
        <span>{total - die}</span>
        <small>{say('dock.sum.make')}</small>
        <b>{total}</b>
      </p>
      <ol>
        {bands.map((band, n) => (
          <li key={band.from} className={n === hit ? 'dock-hit' : 'dock-miss'}>
            <b>{bandRange(bands, n)}</b>
            <span>{write(describeResult(band, trialOf))}</span>
            {n === hit && <Icon name="check" label={say('dock.hit')} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A die for every six and one for what is left: a six rolls again and adds. */
function Dice({ die }: { die: number }) {
  const say = useSay()
  const sixes = Math.max(0, Math.ceil(die / 6) - 1)
  const faces = [...Array.from({ length: sixes }, () => 6), die - 6 * sixes]
  return (
    <span className="dock-dice" role="img" aria-label={say('dice.on-the-die', { n: die })}>
      {faces.map((face, n) => (
        // Dice have no names: their place in the row is all there is.
        // biome-ignore lint/suspicious/noArrayIndexKey: the row never changes its order
        <Icon key={n} name={`die${face}`} />
      ))}
    </span>
  )
}
