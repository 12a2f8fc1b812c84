import { text, type Word } from '@keep-flying/kernel'
import {
  type Captain,
  describeBonus,
  describePay,
  type JobCard as JobFace,
  loadWord,
  type Pay,
  type Pickings,
  type Token,
  tokens,
  tokensOf,
} from '@keep-flying/verse'
import { type Need, type OpportunityOutlook, outlookOf } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { Thing } from '../../../cards/Thing.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
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
  const { needs, opportunity } = outlookOf(t, captain, job.card)
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
      <Extra captain={captain} job={job} face={face} {...(opportunity ? { open: opportunity } : {})} />
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
        <small title={write(describeBonus(bonus))}>
          +{bonus.credits ?? bonus.parts}
          {bonus.parts !== undefined && <Icon name="part" />}
          <span className="visually-hidden">{write(describeBonus(bonus))}</span>
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
        {money(pay.creditsPer)}/
        {tokensOf(pay.per).map((token) => (
          <Icon key={token} name={token} label={write(text(`token.${token}`, { n: 1 }))} />
        ))}
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
      {job.contact !== null && (
        <>
          <CardLink id={job.contact} /> ·{' '}
        </>
      )}
      {types}
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
      <Misbehaves n={misbehave} />
    </span>
  )
}

function Misbehaves({ n }: { n: number }) {
  const { write } = useTable()
  if (n === 0) return null
  const words = write(text('step.misbehave', { n }))
  return (
    <span title={words}>
      <Icon name="misbehave" />
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}

interface ExtraProps {
  readonly captain: Captain
  readonly job: ListedJob
  readonly face: JobFace
  readonly open?: OpportunityOutlook
}

/** The Bonus Opportunity of a job: open, taken, or still to come for a job in hand. */
function Extra({ captain, job, face, open }: ExtraProps) {
  const say = useSay()
  const { t, write } = useTable()
  const { opportunity } = face
  if (!opportunity) return null
  if (job.active?.opportunityTaken)
    return (
      <p className="job-line job-extra">
        <Icon name="check" /> {say('ship.opportunity.taken')}
      </p>
    )
  const sector = nearestOf(t, captain.sector, opportunity.at)
  return (
    <>
      <p className="job-line job-extra">
        <Icon name="star" label={say('ship.step.opportunity')} />
        <SectorLink sector={sector}>{call(write, 'place', opportunity.at)}</SectorLink>
        <Away n={awayFrom(t, captain.sector, sector)} />
        {opportunity.deliver && <Loaded does="deliver" what={opportunity.deliver} />}
        <Misbehaves n={opportunity.misbehave} />
        <span className="job-extra-pay">+{write(text('credits', { n: opportunity.credits }))}</span>
      </p>
      {open && <Needs captain={captain} needs={open.needs.filter(({ is }) => is === 'deliver')} />}
    </>
  )
}

/** What is taken aboard or handed over. */
function Loaded({ does, what }: { does: 'load' | 'deliver'; what: Pickings }) {
  const { write } = useTable()
  const words = (load: Word) => write(text(`step.${does}`, { load }))
  const sign = (token: Token, said: string, n: string) => (
    <span key={token} className={`job-load job-load-${token}`} title={said}>
      <Icon name={token} label={said} />
      <span aria-hidden="true">{n}</span>
    </span>
  )
  if ('goods' in what) return sign('cargo', words(loadWord(what)), String(what.goods))
  if ('any' in what) {
    const n = what.most === undefined ? '1+' : `1–${what.most}`
    return tokensOf(what.any).map((token) => sign(token, words(loadWord({ ...what, any: token })), n))
  }
  return tokens.flatMap((token) => {
    const n = what.fixed[token]
    return n === undefined ? [] : [sign(token, words(text(`token.${token}`, { n })), String(n))]
  })
}
