import { describeGrade, grades } from '@keep-flying/adventures'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { CrewAfter } from './CrewAfter.tsx'
import './result.css'

/** What the Job was worth: its Reward, what was found, how far up the scale that is, and how the Crew came out of it. */
export function Result() {
  const say = useSay()
  const { t, write } = useTable()
  const { end, found, bodies, goons } = t.state
  if (!end) return null
  const worth = end.won ? end.reward + found : 0
  const reached = grades.findLast((grade) => end.won && worth >= t.job.grades[grade])
  const figures = [
    ['reward', say('adv.credits', { n: end.reward })],
    ['found', say('adv.credits', { n: found })],
    ['intel', String(end.intel)],
    ['bodies', String(bodies.length)],
    ['alerted', String(goons.filter(({ alerted }) => alerted).length)],
  ] as const
  return (
    <section className="adv-result">
      <ol className="adv-grades" aria-label={say('adv.end.grades')}>
        {grades.map((grade) => (
          <li
            key={grade}
            data-reached={grade === reached || undefined}
            aria-current={grade === reached ? 'true' : undefined}
          >
            <b>{write(describeGrade(grade))}</b>
            <small>{say('adv.end.from', { n: t.job.grades[grade] })}</small>
          </li>
        ))}
      </ol>
      <dl className="adv-figures">
        {figures.map(([id, figure]) => (
          <div key={id}>
            <dt>{say(`adv.end.${id}`)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <CrewAfter />
    </section>
  )
}
