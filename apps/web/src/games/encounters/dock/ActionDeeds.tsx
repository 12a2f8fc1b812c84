import type { Decision, Option } from '@keep-flying/kernel'
import { Suspense, useEffect } from 'react'
import { CardLink } from '../../../cards/CardLink.tsx'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { Choice } from '../../../dock/Choice.tsx'
import { cardIn, placeIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { later } from '../../../ui/later.tsx'
import { useMedia } from '../../../ui/media.ts'
import { useLines } from '../cards/lines.ts'
import { activateText } from '../cards/own-text.ts'
import { Price } from '../cards/Prices.tsx'
import { useTable } from '../table.tsx'
import { Forecast } from './Forecast.tsx'
import { phone } from './phone.ts'
import './action.css'

/** Odds are asked for once something is picked. */
const Odds = later(async () => (await import('./ScanOdds.tsx')).ScanOdds)

const Tucked = later(async () => (await import('./Tucked.tsx')).Tucked)

function ScanOdds({ option }: { option: Option }) {
  return (
    <Suspense fallback={null}>
      <Odds place={placeIn(option)} />
    </Suspense>
  )
}

/** The groups of deeds, in the order in which the dock lists them; the hand is played from the hand. */
const groups = ['copy', 'use', 'activate', 'fight', 'scan', 'recruit', 'repair', 'coordinate'] as const

/** What ending the turn would bring; then what can be done in the Action Phase, by what it is. */
export function ActionDeeds({ decision }: { decision: Decision }) {
  const say = useSay()
  const options = optionsOf(decision).filter(({ role }) => role !== 'end')
  const plays = options.filter(({ group }) => group === 'play')
  const { picked } = useLooking()
  const isPhone = useMedia(phone)
  const asked = isPhone ? options.find(({ id }) => picked.includes(id)) : undefined
  useEffect(() => {
    if (picked.length > 0 && !isPhone) document.querySelector('.dock .dock-on')?.scrollIntoView({ block: 'nearest' })
  }, [picked, isPhone])
  return (
    <>
      {asked && <Asked option={asked} />}
      {plays.length > 0 && !isPhone && <p className="enc-plays">{say('enc.dock.plays', { n: plays.length })}</p>}
      <Forecast />
      {isPhone && (
        <Suspense fallback={null}>
          <Tucked decision={decision} />
        </Suspense>
      )}
      <div className="enc-groups">
        {groups.map((group) => (
          <Group key={group} group={group} options={options.filter((option) => option.group === group)} />
        ))}
      </div>
    </>
  )
}

/** Where the list of deeds is folded away: what is asked about, in full. */
function Asked({ option }: { option: Option }) {
  const card = cardIn(option)
  return (
    <div className="enc-asked">
      <Price option={option} />
      {card === null ? <ScanOdds option={option} /> : <Says card={card} />}
    </div>
  )
}

function Says({ card }: { card: string }) {
  return (
    <p>
      <CardLink id={card} /> {useLines(card).join(' ')}
    </p>
  )
}

/** Deeds of one sort; many are folded away until one of them is picked, and on a phone all: they are lit on the table. */
function Group({ group, options }: { group: string; options: readonly Option[] }) {
  const say = useSay()
  const { picked } = useAnswering()
  const isPhone = useMedia(phone)
  if (options.length === 0) return null
  const isOpen = !isPhone && (options.length <= 2 || options.some(({ id }) => picked.includes(id)))
  return (
    <details
      className="enc-deeds"
      open={isOpen}
      onToggle={({ currentTarget }) => isPhone && currentTarget.open && currentTarget.scrollIntoView()}
    >
      <summary>{say(`enc.deeds.${group}`, { n: options.length })}</summary>
      <ul className="dock-choices dock-dense">
        {options.map((option) => (
          <Deed key={option.id} option={option} />
        ))}
      </ul>
    </details>
  )
}

function Deed({ option }: { option: Option }) {
  const { me, write } = useTable()
  const card = cardIn(option) ?? undefined
  return (
    <Choice
      id={option.id}
      label={write(option.text)}
      card={card}
      note={option.group === 'activate' && card !== undefined && me ? activateText(card, me.crew, write) : null}
      aside={<Price option={option} />}
      extras={option.group === 'scan' ? <ScanOdds option={option} /> : null}
    />
  )
}
