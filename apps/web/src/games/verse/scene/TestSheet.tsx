import { text } from '@keep-flying/kernel'
import type { CardId } from '@keep-flying/verse'
import { countFor, diceFor, helpersFor } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { DieFaces } from '../../../dice/DieFaces.tsx'
import type { Roll } from '../../../dice/roll.ts'
import { useSay } from '../../../i18n/language.tsx'
import { RuleLink } from '../../../scene/SceneHead.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { emblemsOf } from '../cards/face.ts'
import { bribePrice } from '../dock/Bribes.tsx'
import type { TestView } from '../dock/faces.ts'
import { useTable } from '../table.tsx'
import { Working } from './Working.tsx'

/** What counts towards a test, line by line, with who brings it, and what the die must show. */
export function TestSheet({ test, roll, bribes }: { test: TestView; roll: Roll | null; bribes: number }) {
  const say = useSay()
  const { t, write } = useTable()
  const skill = write(text(`skill.${test.skill}`))
  const total = roll ? roll.points : test.points + bribes
  return (
    <div className="scene-sheet">
      <header className="scene-sheet-head">
        <h2 className="fell">{say('work.test', { skill })}</h2>
        <span className={`dock-chip dock-${test.skill}`}>
          <Icon name={test.skill} /> {say('work.least', { n: test.least })}
        </span>
        <RuleLink rule="SKILL-01" />
      </header>
      <Sum test={test} roll={roll} bribes={bribes} total={total} />
      <DieFaces need={test.least - total} roll={roll} heroics={diceFor(t, test.team, test.skill).heroics} />
      {!roll && <Helpers test={test} />}
      <Working team={test.team} tester={test.tester} />
    </div>
  )
}

interface SumProps {
  readonly test: TestView
  readonly roll: Roll | null
  readonly bribes: number
  readonly total: number
}

function Sum({ test, roll, bribes, total }: SumProps) {
  const say = useSay()
  const { t, box, write } = useTable()
  const { brought, modifier } = countFor(t, test.team, test.test)
  const known = test.points + bribes
  const emblem = (id: CardId) => {
    const face = box.supply.get(id) ?? box.leaders.get(id)
    return (face && emblemsOf(face)[0]) ?? 'person'
  }
  return (
    <table className="scene-sum">
      <tbody>
        {brought.map(({ card, by, points }) => (
          <tr key={`${card} ${by}`}>
            <td>
              <Icon name={emblem(card)} />
            </td>
            <th scope="row">
              <CardLink id={card} />
              {by !== null && <small>{say('work.carried', { who: call(write, 'card', by) })}</small>}
            </th>
            <td>{points}</td>
          </tr>
        ))}
        {modifier !== 0 && <Extra icon="misbehave" label={say('work.from-card')} points={modifier} />}
        {bribes > 0 && (
          <Extra icon="credits" label={say('work.bribe', { price: bribes * bribePrice })} points={bribes} />
        )}
        {roll && total !== known && <Extra icon="credits" label={say('work.added')} points={total - known} />}
        {brought.length === 0 && modifier === 0 && bribes === 0 && !roll && (
          <tr>
            <td />
            <th scope="row">{say('work.nobody')}</th>
            <td>0</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className={`dock-${test.skill}`}>
          <td />
          <th scope="row">{write(text(`skill.${test.skill}`))}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Extra({ icon, label, points }: { icon: string; label: string; points: number }) {
  const say = useSay()
  return (
    <tr className="scene-extra">
      <td>
        <Icon name={icon} />
      </td>
      <th scope="row">{label}</th>
      <td>{say('work.plus', { n: points })}</td>
    </tr>
  )
}

/** Who may improve a bad roll. The odds include it. */
function Helpers({ test }: { test: TestView }) {
  const say = useSay()
  const { t } = useTable()
  const helpers = helpersFor(t, test.team, test.test)
  if (helpers.length === 0) return null
  return (
    <ul className="scene-helpers">
      {helpers.map(({ card, does, plus }) => (
        <li key={`${does} ${card}`}>
          <Icon name={does === 'reroll' ? 'die5' : 'gear'} />
          <span>
            <CardLink id={card} /> {say(`work.helper.${does}`, { plus })}
          </span>
        </li>
      ))}
    </ul>
  )
}
