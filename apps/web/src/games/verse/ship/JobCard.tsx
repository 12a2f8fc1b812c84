import { text } from '@keep-flying/kernel'
import { type Captain, describePay, type JobCard as JobFace, type Load, type Pay, tokens } from '@keep-flying/verse'
import { type Need, outlookOf } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { Thing } from '../../../cards/Thing.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { bonusWords } from '../cards/PaperFigures.tsx'
import { useTable } from '../table.tsx'
import { Away } from './Away.tsx'
import type { ListedJob } from './job-list.ts'
import { Needs } from './Needs.tsx'
import { SectorLink } from './SectorLink.tsx'
import { awayFrom, nearestOf } from './sources.ts'

/** A job: what it pays, for whom, where it goes on, and what is still missing for that. */
export function JobCard({ captain, job }: { captain: Captain; job: ListedJob }) {
  const say = useSay()
  const { t, box } = useTable()
  const face = box.jobs.get(job.card)
  if (!face) return null
  const { needs } = outlookOf(t, captain, job.card)
  const figure = (
    <span className="job-figure">
      <span className="visually-hidden">{say(job.active ? 'ship.job.active' : 'ship.job.in-hand')}</span>
      {job.figure}
    </span>
  )
  return (
    <Thing card={job.card} className={job.active ? 'job job-active' : 'job job-hand'} before={figure}>
      <JobPay job={face} />
      <p className="job-line">
        <JobStanding job={face} />
        <NextStep captain={captain} job={job} />
      </p>
      <Needs captain={captain} needs={needs.filter(isWorthSaying)} />
      {(job.active?.laidUnder ?? []).map((under) => (
        <p key={under} className="job-under">
          <Icon name="eye" /> <CardLink id={under} />
        </p>
      ))}
    </Thing>
  )
}

/** That there is room goes without saying; that there is none, or only if something goes, does not. */
export function isWorthSaying(need: Need): boolean {
  return need.is !== 'room' || need.dump || !need.met
}

export function JobPay({ job }: { job: JobFace }) {
  const { write } = useTable()
  const { bonus } = job
  return (
    <span className="job-pay">
      <PayFigure pay={job.pay} />
      {bonus && (
        <small title={bonusWords(bonus, write)}>
          +{bonus.credits ?? bonus.parts}
          {bonus.parts !== undefined && <Icon name="part" />}
          <span className="visually-hidden">{bonusWords(bonus, write)}</span>
        </small>
      )}
    </span>
  )
}

function PayFigure({ pay }: { pay: Pay }) {
  const { write } = useTable()
  const money = (n: number) => write(text('credits', { n }))
  if ('credits' in pay) return money(pay.credits)
  if ('creditsPer' in pay)
    return (
      <>
        {money(pay.creditsPer)}/<Icon name={pay.per} label={write(text(`token.${pay.per}`, { n: 1 }))} />
      </>
    )
  if ('creditsEach' in pay)
    return (
      <>
        {money(pay.creditsEach)}/<Icon name={pay.spoil === 'job' ? 'job' : 'cargo'} label={write(describePay(pay))} />
      </>
    )
  if ('perPoint' in pay)
    return (
      <>
        {money(pay.base)} + {money(pay.perPoint)}/<Icon name={pay.skill} label={write(text(`skill.${pay.skill}`))} />
      </>
    )
  const [n, icon, whole] =
    'good' in pay
      ? [pay.perCrewAtWork, pay.good, write(text(`token.${pay.good}`, { n: pay.perCrewAtWork }))]
      : [pay.goodsPerCrewAtWork, 'cargo', write(text('pay.goods.crew-at-work', { n: pay.goodsPerCrewAtWork }))]
  return (
    <>
      {n} <Icon name={icon} label={whole} />/<Icon name="crew" />
    </>
  )
}

export function JobStanding({ job }: { job: JobFace }) {
  const { write } = useTable()
  const types = job.types.map((type) => write(text(`job-type.${type}`))).join(', ')
  const legality = write(text(job.legal ? 'job.legal' : 'job.illegal'))
  return (
    <span className="job-standing">
      <Icon
        name={job.legal ? 'legal' : 'illegal'}
        className={job.legal ? 'job-legal' : 'job-illegal'}
        label={legality}
      />
      <CardLink id={job.contact} /> · {types}
      {job.immoral && <Icon name="immoral" className="job-illegal" label={write(text('job.immoral'))} />}
    </span>
  )
}

const stepIcons = { 'pick-up': 'pickup', 'drop-off': 'dropoff', target: 'target' } as const

function NextStep({ captain, job }: { captain: Captain; job: ListedJob }) {
  const say = useSay()
  const { t, write } = useTable()
  const { step, does, misbehave } = outlookOf(t, captain, job.card)
  const sector = nearestOf(t, captain.sector, step.at)
  const away = awayFrom(t, captain.sector, sector)
  return (
    <span className="job-step">
      <Icon name={stepIcons[does]} label={say(`ship.step.${does}`)} />
      <SectorLink sector={sector}>{call(write, 'place', step.at)}</SectorLink>
      <Away n={away} />
      {step.load && <Loaded does="load" what={step.load} />}
      {step.deliver && <Loaded does="deliver" what={step.deliver} />}
      {misbehave > 0 && (
        <span title={write(text('step.misbehave', { n: misbehave }))}>
          <Icon name="misbehave" />
          <span aria-hidden="true">{misbehave}</span>
          <span className="visually-hidden">{write(text('step.misbehave', { n: misbehave }))}</span>
        </span>
      )}
    </span>
  )
}

/** What is taken aboard or handed over. */
function Loaded({ does, what }: { does: 'load' | 'deliver'; what: Load }) {
  const { write } = useTable()
  const amounts = 'fixed' in what ? what.fixed : { [what.any]: 1 }
  return tokens
    .filter((token) => amounts[token] !== undefined)
    .map((token) => {
      const load =
        'fixed' in what
          ? text(`token.${token}`, { n: amounts[token] ?? 0 })
          : text('load.any', { people: text(`token.${token}.many`) })
      const words = write(text(`step.${does}`, { load }))
      return (
        <span key={token} className={`job-load job-load-${token}`} title={words}>
          <Icon name={token} label={words} />
          <span aria-hidden="true">{'fixed' in what ? amounts[token] : '1+'}</span>
        </span>
      )
    })
}
