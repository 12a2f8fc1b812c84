import { jobOf } from '@keep-flying/adventures'
import { type Decision, text } from '@keep-flying/kernel'
import { Choice } from '../../../dock/Choice.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { SmallJobMap } from '../map/SmallMap.tsx'
import { useTable } from '../table.tsx'
import './next-job.css'

/** The Jobs that a Storyline may go on with: each with its map, what it is about, its time and its pay. */
export function NextJob({ decision }: { decision: Decision }) {
  const say = useSay()
  const { write } = useTable()
  return (
    <ul className="dock-choices">
      {optionsOf(decision).map(({ id, text: label }) => {
        const job = jobOf(id)
        return (
          <Choice
            key={id}
            id={id}
            label={write(label)}
            note={say('adv.setup.figures', {
              moments: job.segments * 10,
              crew: job.crew,
              fair: job.grades['fair-day'],
              big: job.grades['big-score'],
            })}
            extras={
              <div className="next-job">
                <SmallJobMap job={job} />
                <p>{write(text(`briefing.${id}`))}</p>
              </div>
            }
          />
        )
      })}
    </ul>
  )
}
