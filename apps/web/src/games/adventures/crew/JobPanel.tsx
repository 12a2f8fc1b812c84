import { describeAlarm, describeEvent, describeGrade, grades } from '@keep-flying/adventures'
import { countsOf, rewardAhead, segment } from '@keep-flying/adventures/ask'
import { text } from '@keep-flying/kernel'
import { Suspense, useState } from 'react'
import { call } from '../../../cards/names.ts'
import { withAllWords } from '../../../i18n/current.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { later } from '../../../ui/later.tsx'
import { useMedia } from '../../../ui/media.ts'
import { useTable } from '../table.tsx'
import './job-panel.css'

const WaysIn = later(async () => (await withAllWords(import('../shop/WaysIn.tsx'))).WaysIn)

/** What is coming on the Timeline, how far the Job is, and what it would pay. */
export function JobPanel() {
  const { moment } = useTable()
  return (
    <section className="job-panel">
      <Briefing />
      {!moment.view.end && <Coming />}
      <RewardPanel />
    </section>
  )
}

/** What the Job is about and how it can be gone about; on a phone, where it has a tab of its own, it can be read at once. */
function Briefing() {
  const say = useSay()
  const { t, moment, write } = useTable()
  const isPhone = useMedia('(max-width: 599px)')
  const [isOpen, setOpen] = useState(isPhone)
  if (moment.view.madeUp !== undefined) return null
  return (
    <details className="job-briefing" open={isPhone} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('adv.briefing')}</summary>
      <p>{write(text(`briefing.${t.job.id}`))}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <WaysIn />
        </Suspense>
      )}
    </details>
  )
}

function Coming() {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' })
  const { t, moment, write } = useTable()
  const { timeline } = moment.view
  const star = timeline.star + segment
  const alarm = describeAlarm(t.job)
  const events = Object.values(t.job.events)
  return (
    <>
      <h4 className="stencil">{say('adv.coming')}</h4>
      <dl className="coming">
        {star <= timeline.last && (
          <div>
            <dt>
              <Icon name="star-event" label={say('adv.timeline.star', { n: star })} /> {star}
            </dt>
            <dd>
              <details className="coming-events">
                <summary>{list.format(events.map(({ id }) => call(write, 'event', id)))}</summary>
                <ul>
                  {events.map((event) => (
                    <li key={event.id}>
                      <b>{call(write, 'event', event.id)}</b> {write(describeEvent(t.job, event))}
                    </li>
                  ))}
                </ul>
              </details>
            </dd>
          </div>
        )}
        {timeline.alarm !== null && alarm && (
          <div>
            <dt data-alarm>
              <Icon name="alarm" label={say('adv.timeline.alarm')} /> {timeline.alarm}
            </dt>
            <dd>{write(alarm)}</dd>
          </div>
        )}
        {timeline.timers.map(({ name, moment: at }) => (
          <div key={name}>
            <dt>
              <Icon name="clock" /> {at}
            </dt>
            <dd>{call(write, 'timer', name)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** How far things have come that the Job counts. */
function Counts() {
  const say = useSay()
  const { t, moment, write } = useTable()
  const counts = moment.view.end ? [] : countsOf(t)
  if (counts.length === 0) return null
  return (
    <ul className="job-counts">
      {counts.map(({ id, name, n, of }) => (
        <li key={id}>{say('adv.reward.count', { what: write(name), n, of })}</li>
      ))}
    </ul>
  )
}

/** The scale goes on a little beyond the best grade. */
const beyond = 1.08

function RewardPanel() {
  const say = useSay()
  const { t, moment, write } = useTable()
  const { job } = t
  const { step } = moment.view.progress
  const { end } = moment.view
  const ahead = rewardAhead(t)
  // What was earned is what the end says, however much lay ready.
  const credits = end ? end.reward : ahead.credits
  const at = job.steps.findIndex(({ id }) => id === step)
  const most = job.grades['big-score'] * beyond
  const next = grades.find((one) => job.grades[one] > credits)
  const part = (amount: number) => `${Math.min(100, (100 * amount) / most)}%`
  return (
    <>
      <h4 className="stencil reward-head">
        {say('adv.reward')} <b>{say('adv.credits', { n: credits })}</b>
      </h4>
      <ol className="job-steps">
        {job.steps.map(({ id }, n) => (
          <li
            key={id}
            data-state={n < at ? 'done' : n === at ? 'now' : 'later'}
            aria-current={n === at ? 'step' : undefined}
          >
            <Icon name={n < at ? 'check' : 'goal'} /> {call(write, 'step', id)}
          </li>
        ))}
      </ol>
      <Counts />
      <div className="grades" aria-hidden="true">
        <i style={{ width: part(credits) }} />
        {grades.map((one) => (
          <span key={one} style={{ left: part(job.grades[one]) }} title={write(describeGrade(one))} />
        ))}
      </div>
      <p className="grade-words">
        {!end && <b>{write(describeGrade(ahead.grade))}</b>}
        {next && !end && (
          <span>{say('adv.reward.next', { grade: write(describeGrade(next)), n: job.grades[next] })}</span>
        )}
      </p>
    </>
  )
}
