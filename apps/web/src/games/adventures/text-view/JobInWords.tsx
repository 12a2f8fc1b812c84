import { describeAlarm, describeGrade, describeJob } from '@keep-flying/adventures'
import { rewardAhead } from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'

/** The goal, what it would pay now, and all that the Job says. */
export function JobInWords(part: TextPartProps) {
  const say = useSay()
  const { t, moment, write } = useTable()
  const { job } = t
  const { credits, grade } = rewardAhead(t)
  const alarm = describeAlarm(job)
  return (
    <Part {...part} detail={call(write, 'job', job.id)}>
      <p>
        <strong>{call(write, 'step', moment.view.progress.step)}.</strong> {say('adv.reward')}:{' '}
        {say('adv.credits', { n: credits })}. {say('adv.reward.grade', { grade: write(describeGrade(grade)) })}.{' '}
        {alarm && say('adv.words.alarm-does', { what: write(alarm) })}
      </p>
      <details>
        <summary>{say('adv.words.job')}</summary>
        <ul className="text-facts">
          {describeJob(job).map((line) => (
            <li key={write(line)}>{line.part === 'title' ? <strong>{write(line)}</strong> : write(line)}</li>
          ))}
        </ul>
      </details>
    </Part>
  )
}
