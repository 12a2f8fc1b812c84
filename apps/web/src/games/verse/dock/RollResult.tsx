import { describeSteps, type TestGrade } from '@keep-flying/verse'
import { bandAt, gradeOf, type TestAhead } from '@keep-flying/verse/ask'
import type { Roll } from '../../../dice/roll.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { bandRange } from './bands.ts'

const signs = { passed: 'check', partly: 'warning', failed: 'cross' } as const

/** A roll on paper: what the die showed, what was added, how far that goes and what it brings. */
export function RollResult({ roll, test }: { roll: Roll; test: TestAhead | null }) {
  const say = useSay()
  const { die, points, total } = roll
  const { grade, short } = gradeOf(test?.bands ?? [], total)
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
        {test && (
          <span className={`dock-grade dock-${grade}`}>
            <Icon name={signs[grade]} /> {say(`dock.grade.${grade}`, { short })}
          </span>
        )}
      </p>
      {test && <Hit test={test} total={total} grade={grade} />}
    </div>
  )
}

/** The band that was hit: a sentence for each thing it brings. */
function Hit({ test: { bands }, total, grade }: { test: TestAhead; total: number; grade: TestGrade }) {
  const { write, moment } = useTable()
  const trialOf = moment.view.attempt?.job === null ? 'goal' : 'job'
  const hit = bandAt(bands, total)
  const band = bands[hit]
  return (
    band && (
      <p className={`dock-hit dock-${grade}`}>
        <b>{bandRange(bands, hit)}</b>
        <span>
          {describeSteps(band, trialOf).map((step) => (
            <span key={write(step)} className="dock-step">
              {write(step)}
            </span>
          ))}
        </span>
      </p>
    )
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
