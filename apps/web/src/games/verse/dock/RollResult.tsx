import { describeResult, describeSteps } from '@keep-flying/verse'
import { bandAt, gradeOf, type TestAhead } from '@keep-flying/verse/ask'
import type { Roll } from '../../../dice/roll.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { bandRange } from './bands.ts'

const signs = { passed: 'check', partly: 'warning', failed: 'cross' } as const

/** The sum of a test on paper: what the die showed, what was added, how far that goes, and the band that was hit. */
export function RollResult({ roll, test }: { roll: Roll; test: TestAhead | null }) {
  const { die, points, total } = roll
  const say = useSay()
  return (
    <div className="dock-result">
      <p className="dock-sum">
        <Dice die={die} />
        {(test !== null || points !== 0) && (
          <>
            <small>{say('dock.sum.and')}</small>
            <span>{points}</span>
            <small>{say('dock.sum.make')}</small>
            <b>{total}</b>
          </>
        )}
      </p>
      {test && <Bands test={test} total={total} />}
    </div>
  )
}

function Bands({ test: { bands }, total }: { test: TestAhead; total: number }) {
  const say = useSay()
  const { write, moment } = useTable()
  const trialOf = moment.view.attempt?.job === null ? 'goal' : 'job'
  const hit = bandAt(bands, total)
  const { grade, short } = gradeOf(bands, total)
  return (
    <>
      <p className={`dock-grade dock-${grade}`}>
        <Icon name={signs[grade]} /> {say(`dock.grade.${grade}`, { short })}
      </p>
      <ol>
        {bands.map((band, n) => (
          <li key={band.from} className={n === hit ? `dock-hit dock-${grade}` : 'dock-miss'}>
            <b>{bandRange(bands, n)}</b>
            {n === hit ? (
              <span>
                {describeSteps(band, trialOf).map((step) => (
                  <span key={write(step)} className="dock-step">
                    {write(step)}
                  </span>
                ))}
              </span>
            ) : (
              <span>{write(describeResult(band, trialOf))}</span>
            )}
          </li>
        ))}
      </ol>
    </>
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
