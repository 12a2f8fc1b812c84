import { type Captain, cardText } from '@keep-flying/verse'
import { outlookOf } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import type { TextPartProps } from '../../../game/client.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { Goals } from '../ship/Goals.tsx'
import { jobList, type ListedJob } from '../ship/job-list.ts'
import { LaidOpenCards } from '../ship/LaidOpen.tsx'
import { Needs } from '../ship/Needs.tsx'
import { Counters } from '../ship/Outlook.tsx'
import { useTable } from '../table.tsx'

/** Jobs active and in hand, each with what it says and what is still missing, and the goals of the story. */
export function Jobs(part: TextPartProps) {
  const say = useSay()
  const { me, t } = useTable()
  if (!me || me.ship === '') return null
  const jobs = jobList(me, t)
  return (
    <Part {...part}>
      {jobs.length === 0 && <p>{say('words.jobs.none')}</p>}
      <ul className="text-facts">
        {jobs.map((job) => (
          <Job key={job.card} captain={me} job={job} />
        ))}
      </ul>
      <h3>{say('words.goals')}</h3>
      <Goals captain={me} />
      <Counters />
      <LaidOpenCards seat={me.seat} />
      <LaidOpenCards seat={null} />
    </Part>
  )
}

function Job({ captain, job }: { captain: Captain; job: ListedJob }) {
  const say = useSay()
  const { game } = useLanguage()
  const { t, box } = useTable()
  const { needs, isHere } = outlookOf(t, captain, job.card)
  return (
    <li>
      <CardLink id={job.card} />,{' '}
      {say(job.active ? 'words.job.active' : job.isOpen ? 'words.job.open' : 'words.job.in-hand')}
      {job.active?.pickedUp && `, ${say('words.job.picked-up')}`}
      {isHere && <strong> {say('words.job.here')}</strong>}
      <p>{cardText(job.card, box, game).join(' ')}</p>
      <Needs captain={captain} needs={needs} />
    </li>
  )
}
