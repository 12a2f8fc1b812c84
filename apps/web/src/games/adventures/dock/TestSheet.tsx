import {
  bestTest,
  type Helping,
  pointParts,
  type TargetPart,
  type TestAhead,
  type TestPlan,
  targetParts,
  testChances,
  testTime,
} from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import { OddsBar } from '../../../dock/OddsBar.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { DiceChoice } from './DiceChoice.tsx'
import { Helps } from './Helps.tsx'
import './test-sheet.css'

export interface TestSheetProps {
  readonly plan: Pick<TestPlan, 'kind' | 'tester' | 'target' | 'against' | 'skill' | 'weapons' | 'added'>
  readonly test: TestAhead
  readonly helping: Helping
  help(id: string, times: number): void
  readonly dice: number
  chooseDice(dice: number): void
}

/** A Test before the roll: the target number as a sum, what is added, what the dice must bring, and the odds by number of dice. */
export function TestSheet({ plan, test, helping, help, dice, chooseDice }: TestSheetProps) {
  const say = useSay()
  const chances = testChances(test, helping)
  const chance = chances[Math.min(dice, chances.length) - 1] ?? 0
  const kind = plan.kind === 'shoot' ? 'hit' : 'pass'
  return (
    <div className="test-sheet">
      <Sum plan={plan} test={test} helping={helping} />
      <OddsBar
        parts={[
          { tone: 'good', chance, label: say(`adv.odds.${kind}`) },
          { tone: 'bad', chance: 1 - chance, label: say(`adv.odds.${kind}.not`) },
        ]}
      />
      <DiceChoice chances={chances} dice={dice} time={testTime(test, helping)} choose={chooseDice} />
      <Helps
        test={test}
        tester={plan.tester.id}
        helping={helping}
        chanceWith={(helps) => bestTest(test, helps).chance}
        help={help}
      />
    </div>
  )
}

/** Named parts with signs between them: what must be reached, less what is there, is left for the dice. */
function Sum({ plan, test, helping }: Pick<TestSheetProps, 'plan' | 'test' | 'helping'>) {
  const say = useSay()
  const { t, write } = useTable()
  const { tester, skill, weapons } = plan
  const parts: readonly TargetPart[] = targetParts(t, plan)
  const known = parts.reduce((sum, { n }) => sum + n, 0)
  const helped = test.helps.reduce((sum, { id, points }) => sum + points * (helping[id] ?? 0), 0)
  const points = test.points + helped
  const names = pointParts(tester, skill, weapons).map((part) =>
    part.what === 'crew' ? say(`adv.skill.${skill}`) : call(write, 'gear', part.card),
  )
  return (
    <dl className="adv-sum" aria-label={say('adv.sum', { target: test.target, points, need: test.target - points })}>
      {parts.map(({ what, n }, at) => (
        <Term key={what} sign={at === 0 ? null : '+'} n={n} name={say(`adv.sum.${what}`)} look={what} />
      ))}
      {test.target !== known && (
        <Term
          sign={test.target > known ? '+' : '−'}
          n={Math.abs(test.target - known)}
          name={say('adv.sum.besides')}
          look="besides"
        />
      )}
      <Term sign="−" n={points} name={names.join(', ') || say(`adv.skill.${skill}`)} look="points" />
      <Term sign="=" n={Math.max(0, test.target - points)} name={say('adv.sum.dice')} look="need" />
    </dl>
  )
}

function Term({ sign, n, name, look }: { sign: string | null; n: number; name: string; look: string }) {
  return (
    <>
      {sign && <i aria-hidden="true">{sign}</i>}
      <div data-look={look}>
        <dd>{n}</dd>
        <dt>{name}</dt>
      </div>
    </>
  )
}
