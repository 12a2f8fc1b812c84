import { jobOf } from '@keep-flying/adventures'
import { text } from '@keep-flying/kernel'
import type { FieldProps } from '../../../game/setup.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../setup/Choice.tsx'
import { measuredAt, sayMeasured } from '../../../setup/measured.ts'
import { SmallJobMap } from '../map/SmallMap.tsx'
import '../style/tokens.css'
import './job-field.css'

/** What comes after these goals comes of a failure. */
const goals = 3

/** The Jobs side by side: map, story, goals, pay, and how bots fared. */
export function JobField({ id, field, options, change, measured, children }: FieldProps) {
  const say = useSay()
  const { write } = useLanguage().game
  if (field.kind !== 'choice') return null
  return (
    <Part title={write(field.label)}>
      <div className="setup-jobs">
        {field.choices.map((choice) => {
          const job = jobOf(choice.id)
          const row = measured && measuredAt(measured, id, choice.id)
          return (
            <label key={choice.id} className="setup-choice setup-job">
              <input type="radio" name={id} checked={options[id] === choice.id} onChange={() => change(choice.id)} />
              <span className="setup-job-map">
                <SmallJobMap job={job} />
              </span>
              <span className="setup-job-words">
                <strong className="fell">{write(choice.label)}</strong>
                <small>{choice.about && write(choice.about)}</small>
                <small className="setup-job-goals">
                  {job.steps
                    .slice(0, goals)
                    .map(({ id: step }) => write(text(`goal.${job.id}.${step}`)))
                    .join(' → ')}
                </small>
                <small>
                  {say('adv.setup.figures', {
                    moments: job.segments * 10,
                    crew: job.crew,
                    fair: job.grades['fair-day'],
                    big: job.grades['big-score'],
                  })}
                </small>
                {measured && row && <em className="setup-measured">{sayMeasured(measured, row, say)}</em>}
              </span>
            </label>
          )
        })}
      </div>
      {children}
    </Part>
  )
}
