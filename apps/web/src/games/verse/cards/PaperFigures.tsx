import { type Text, text, type Writer } from '@keep-flying/kernel'
import {
  type Ace,
  type ContactId,
  describeBonus,
  describePay,
  type JobCard,
  type LeaderCard,
  type MisbehaveCard,
  oneOf,
  type Pay,
  type ShipCard,
  type SupplyCard,
} from '@keep-flying/verse'
import { Cameo } from '../../../cards/Cameo.tsx'
import { type Say, useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Hull } from '../ship/Hull.tsx'
import { emblemsOf, type Face, professionIcon } from './face.ts'
import { SkillPoints } from './SkillPoints.tsx'
import './figures.css'

/** What a card costs or pays, where that is money and fixed. */
export function priceOf(face: Face, write: Writer): string | null {
  const money = (n: number) => write(text('credits', { n }))
  if (face.of === 'supply') return face.card.deck === null ? null : money(face.card.cost)
  if (face.of === 'job' && 'credits' in face.card.pay) return money(face.card.pay.credits)
  return null
}

/** A card's figures and marks, as signs with words. */
export function Figures({ face, write }: { face: Face; write: Writer }) {
  switch (face.of) {
    case 'supply':
    case 'leader':
      return <Aboard card={face.card} write={write} />
    case 'ship':
      return <Rooms ship={face.card} />
    case 'job':
      return <JobFigures job={face.card} write={write} />
    case 'misbehave':
      return <Suit card={face.card} write={write} />
    default:
      return null
  }
}

/** A sign and its word. */
interface Tag {
  readonly icon: string
  readonly words: string
  readonly bad?: boolean
}

function Tags({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="pcard-tags">
      {tags.map(({ icon, words, bad }) => (
        <li key={words} className={bad ? 'pcard-bad' : undefined}>
          <Icon name={icon} />
          {words}
        </li>
      ))}
    </ul>
  )
}

function Aboard({ card, write }: { card: SupplyCard | LeaderCard; write: Writer }) {
  return (
    <>
      <Cameo icons={emblemsOf(card)} />
      {'skills' in card && <SkillPoints points={card.skills} write={write} />}
      <Tags tags={marksOf(card, write)} />
    </>
  )
}

/** What somebody or something is, and is marked with. */
export function marksOf(card: SupplyCard | LeaderCard, write: Writer): Tag[] {
  if (card.kind === 'core')
    return [
      { icon: 'range', words: write(text('mark.range', { n: card.range })) },
      { icon: 'fuel', words: write(text('mark.burn-fuel', { n: card.burnFuel })) },
    ]
  const keywords = card.keywords.map((keyword) => ({ icon: keyword, words: write(text(`keyword.${keyword}`)) }))
  if (card.kind !== 'crew' && card.kind !== 'leader') return keywords
  return [
    ...card.professions.map((own) => ({ icon: professionIcon(own), words: write(text(`profession.${own}`)) })),
    ...keywords,
    ...(card.moral ? [{ icon: 'moral', words: write(text('mark.moral')) }] : []),
    ...(card.wanted ? [{ icon: 'wanted', words: write(text('mark.wanted')), bad: true }] : []),
  ]
}

export function roomsOf(ship: ShipCard, say: Say): Tag[] {
  return [
    { icon: 'hold', words: say('ship.room.hold', { n: ship.hold }) },
    { icon: 'stash', words: say('ship.room.stash', { n: ship.stash }) },
    { icon: 'crew', words: say('ship.room.crew', { n: ship.maxCrew }) },
    { icon: 'upgrade', words: say('ship.room.upgrades', { n: ship.upgradeSlots }) },
  ]
}

function Rooms({ ship }: { ship: ShipCard }) {
  const say = useSay()
  return (
    <>
      <Hull ship={ship.id} />
      <Tags tags={roomsOf(ship, say)} />
    </>
  )
}

/** What sort of work it is, and what the law and the crew think of it. */
export function jobMarks({ types, legal, immoral }: JobCard, write: Writer): Tag[] {
  return [
    { icon: 'job', words: types.map((type) => write(text(`job-type.${type}`))).join(', ') },
    { icon: legal ? 'legal' : 'illegal', words: write(text(legal ? 'job.legal' : 'job.illegal')), bad: !legal },
    ...(immoral ? [{ icon: 'immoral', words: write(text('job.immoral')), bad: true }] : []),
  ]
}

function JobFigures({ job, write }: { job: JobCard; write: Writer }) {
  const say = useSay()
  const { needs, bonus, pay } = job
  return (
    <>
      <Tags tags={jobMarks(job, write)} />
      {needs && (
        <div className="pcard-needs">
          <span className="stencil">{say('ship.needs')}</span>
          <SkillPoints points={needs.skills ?? {}} write={write} />
          <Tags tags={needTags(needs, write)} />
        </div>
      )}
      <PayWords pay={pay} write={write} />
      {bonus && <p className="pcard-bonus">{write(describeBonus(bonus))}</p>}
    </>
  )
}

function solidWith(id: ContactId): Text {
  return text('requirement.solid', { contact: { name: 'contact', id } })
}

/** Pay by the head or in goods is said in words; a sum stands at the foot. */
function PayWords({ pay, write }: { pay: Pay; write: Writer }) {
  return 'credits' in pay ? null : <p>{write(text('sentence', { phrase: describePay(pay) }))}</p>
}

export function payWords(pay: Pay, write: Writer): string {
  return 'credits' in pay ? write(text('credits', { n: pay.credits })) : write(describePay(pay))
}

/** What a job asks for besides points. */
export function needTags(needs: JobCard['needs'], write: Writer): Tag[] {
  const { keywords = [], professions = [], deceptive, solid = [], oneOf: ways } = needs ?? {}
  return [
    ...keywords.map((own) => ({ icon: own, words: write(text(`keyword.${own}`)) })),
    ...professions.map((own) => ({ icon: professionIcon(own), words: write(text(`profession.${own}`)) })),
    ...(deceptive ? [{ icon: 'person', words: write(text('need.deceptive')) }] : []),
    ...solid.map((id) => ({ icon: 'solid', words: write(solidWith(id)) })),
    ...(ways ? [{ icon: 'check', words: write(oneOf(ways)) }] : []),
  ]
}

const suits = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const

function Suit({ card, write }: { card: MisbehaveCard; write: Writer }) {
  const { suit, ace } = card
  return (
    <p className="pcard-suit">
      {ace && (
        <span>
          <Icon name={aceIcon(ace)} />{' '}
          {write(text('solid' in ace ? 'misbehave.ace.solid' : 'misbehave.ace', { ace: aceName(ace) }))}
        </span>
      )}
      <span className={`pcard-${suit}`} title={write(text(`suit.${suit}`))}>
        <span aria-hidden="true">{suits[suit]}</span>
        <span className="visually-hidden">{write(text(`suit.${suit}`))}</span>
      </span>
    </p>
  )
}

function aceIcon(ace: Ace): string {
  if ('keyword' in ace) return ace.keyword
  if ('profession' in ace) return professionIcon(ace.profession)
  if ('solid' in ace) return 'solid'
  return 'crew' in ace ? 'crew' : 'gear'
}

function aceName(ace: Ace) {
  if ('keyword' in ace) return text(`keyword.${ace.keyword}.a`)
  if ('profession' in ace) return text(`profession.${ace.profession}.a`)
  return 'crew' in ace ? ace.crew : 'gear' in ace ? ace.gear : ace.solid
}
