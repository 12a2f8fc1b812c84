import { text } from '@keep-flying/kernel'
import type { Captain, CardId, JobCard, PlaceId } from '@keep-flying/verse'
import { crewPoints, outlookOf } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { toggled } from '../../../dock/answers.ts'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SkillPoints } from '../cards/SkillPoints.tsx'
import { Away } from '../ship/Away.tsx'
import { isWorthSaying, JobPay, JobStanding } from '../ship/JobCard.tsx'
import { Needs } from '../ship/Needs.tsx'
import { awayFrom, nearestOf } from '../ship/sources.ts'
import { useTable } from '../table.tsx'
import './first-jobs.css'

const columns = ['job', 'needs', 'where', 'pay'] as const

/** The jobs a captain is dealt, side by side with what the crew can do. */
export function FirstJobsScene() {
  const say = useSay()
  const { decision, me, t, write } = useTable()
  if (!decision || !me) return null
  const jobs = optionsOf(decision).flatMap((option) => cardIn(option) ?? [])
  return (
    <>
      <SceneHead title={write(decision.prompt)}>
        <span className="first-jobs-crew">
          {say('choosing.jobs.crew')} <SkillPoints points={crewPoints(t, me)} write={write} />
        </span>
      </SceneHead>
      <table className="first-jobs" data-guide="first-jobs">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(`choosing.jobs.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <FirstJob key={job} job={job} captain={me} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function FirstJob({ job, captain }: { job: CardId; captain: Captain }) {
  const { box, decision, write } = useTable()
  const { picked, pick } = useAnswering()
  const { openCard } = useLooking()
  const face = box.jobs.get(job)
  const option = optionsOf(decision).find((one) => cardIn(one) === job)
  if (!face || !option) return null
  const isOn = picked.includes(option.id)
  const max = decision?.form === 'some' ? decision.max : 1
  return (
    <tr data-on={isOn || undefined}>
      <th scope="row">
        <label>
          <input
            type="checkbox"
            value={option.id}
            checked={isOn}
            onChange={() => pick(toggled(picked, option.id, max))}
          />
          <span>
            <strong>{face.name}</strong>
            <JobStanding job={face} />
          </span>
        </label>
        <button
          type="button"
          className="icon-button"
          aria-label={call(write, 'card', job)}
          onClick={() => openCard(job)}
        >
          <Icon name="info" />
        </button>
      </th>
      <td>
        <WhatItNeeds job={job} captain={captain} />
      </td>
      <td>
        <Route job={face} captain={captain} />
      </td>
      <td className="first-jobs-pay">
        <JobPay job={face} />
      </td>
    </tr>
  )
}

function WhatItNeeds({ job, captain }: { job: CardId; captain: Captain }) {
  const say = useSay()
  const { t, write } = useTable()
  const { needs, misbehave } = outlookOf(t, captain, job)
  const said = needs.filter(isWorthSaying)
  const missing = said.filter(({ met }) => !met).length
  return (
    <>
      <p className={missing === 0 ? 'first-jobs-ready' : 'first-jobs-lacking'}>
        <Icon name={missing === 0 ? 'check' : 'warning'} />{' '}
        {missing === 0 ? say('choosing.jobs.ready') : say('choosing.jobs.lacking', { n: missing })}
      </p>
      <Needs captain={captain} needs={said} />
      {misbehave > 0 && (
        <p className="first-jobs-note">
          <Icon name="misbehave" /> {write(text('step.misbehave', { n: misbehave }))}
        </p>
      )}
    </>
  )
}

/** From here to where it begins, and on to where it ends. */
function Route({ job: { pickUp, finish }, captain }: { job: JobCard; captain: Captain }) {
  const { t } = useTable()
  const begins = nearestOf(t, captain.sector, (pickUp ?? finish).at)
  const ends = nearestOf(t, begins, finish.at)
  return (
    <ul className="first-jobs-route">
      {pickUp && <Leg icon="pickup" place={pickUp.at} far={awayFrom(t, captain.sector, begins)} />}
      <Leg
        icon={pickUp ? 'dropoff' : 'target'}
        place={finish.at}
        far={pickUp ? awayFrom(t, begins, ends) : awayFrom(t, captain.sector, ends)}
      />
    </ul>
  )
}

function Leg({ icon, place, far }: { icon: string; place: PlaceId; far: number }) {
  const { write } = useTable()
  return (
    <li>
      <Icon name={icon} /> {call(write, 'place', place)} <Away n={far} />
    </li>
  )
}
