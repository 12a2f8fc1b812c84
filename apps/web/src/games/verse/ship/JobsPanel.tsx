import type { Captain } from '@keep-flying/verse'
import { Suspense } from 'react'
import { CardLink } from '../../../cards/CardLink.tsx'
import { Thing } from '../../../cards/Thing.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'
import { Goals } from './Goals.tsx'
import { jobList } from './job-list.ts'
import { LaidOpenCards } from './LaidOpen.tsx'
import { NearestContact } from './NearestContact.tsx'
import './jobs.css'

/** No game begins with jobs. */
const JobCard = later(async () => (await import('./JobCard.tsx')).JobCard)

/** What there is to do: active jobs, jobs in hand, and the story's goals. */
export function JobsPanel() {
  const { me, moment } = useTable()
  const captain = me ?? moment.view.captains[moment.view.active]
  return (
    <section className="jobs">
      {captain && (
        // Jobs and goals come together, so that no goal is pushed down by a job.
        <Suspense fallback={null}>
          <Jobs captain={captain} />
          <StoryGoals captain={captain} />
          <LaidOpenCards seat={null} />
        </Suspense>
      )}
    </section>
  )
}

function StoryGoals({ captain }: { captain: Captain }) {
  const say = useSay()
  const { moment } = useTable()
  return (
    <>
      <h3 className="stencil">
        {say('ship.story')} <CardLink id={moment.view.options.story} />
      </h3>
      <Goals captain={captain} />
    </>
  )
}

/** A captain's jobs, as far as the viewer knows them. */
export function Jobs({ captain }: { captain: Captain }) {
  const say = useSay()
  const { t, box } = useTable()
  const all = jobList(captain, t)
  const jobs = all.filter(({ isOpen }) => !isOpen)
  const open = all.filter(({ isOpen }) => isOpen)
  const others = captain.hand.cards.filter((card) => !box.jobs.has(card))
  const inHand = captain.hand.backs?.length ?? captain.hand.cards.length
  return (
    <>
      <h3 className="stencil">
        {say('ship.jobs')} <em>{say('ship.jobs-count', { active: captain.jobs.length, hand: inHand })}</em>
      </h3>
      {jobs.length + others.length > 0 && (
        <ul className="job-list" data-guide="jobs">
          {jobs.map((job) => (
            <li key={job.card}>
              <JobCard captain={captain} job={job} />
            </li>
          ))}
          {others.map((card) => (
            <li key={card}>
              <Thing card={card} className="job job-hand" before={<Icon name="eye" />} />
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <>
          <h3 className="stencil">{say('ship.jobs-open')}</h3>
          <ul className="job-list">
            {open.map((job) => (
              <li key={job.card}>
                <JobCard captain={captain} job={job} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Unseen backs={captain.hand.backs ?? []} />
      <LaidOpenCards seat={captain.seat} />
      {all.length + inHand === 0 && <NearestContact captain={captain} />}
    </>
  )
}

/** Cards in another's hand show whose they are, no more. */
function Unseen({ backs }: { backs: readonly string[] }) {
  const say = useSay()
  if (backs.length === 0) return null
  const each = [...new Set(backs)].map((contact) => ({ contact, n: backs.filter((back) => back === contact).length }))
  return (
    <p className="jobs-unseen">
      {say('ship.hand-unseen')}{' '}
      {each.map(({ contact, n }) => (
        <span key={contact}>
          <CardLink id={contact} /> {n > 1 && `×${n}`}
        </span>
      ))}
    </p>
  )
}
