import { type CrewMember, equipmentCard, type Gear, skills } from '@keep-flying/adventures'
import { deedsOnGear, mostGear } from '@keep-flying/adventures/ask'
import { useMemo } from 'react'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { gearIcon } from '../cards/gear-icon.ts'
import { useIntent } from '../dock/intent.tsx'
import { TimeRing } from '../dock/TimeRing.tsx'
import { useTable } from '../table.tsx'

/** Four hands: each piece with its state and its first deed, then money and things of the Job. */
export function Carried({ who }: { who: CrewMember }) {
  const say = useSay()
  const { write } = useTable()
  const { gear, credits, items } = who
  const free = Array.from({ length: Math.max(0, mostGear - gear.length) }, (_, n) => `${n}`)
  return (
    <section className="carried" aria-label={say('adv.carries')}>
      <h4 className="stencil">
        {say('adv.carries')} <small>{say('adv.carries.of', { n: gear.length, of: mostGear, credits })}</small>
      </h4>
      <ul>
        {gear.map((piece) => (
          <li key={piece.card}>
            <Piece who={who} piece={piece} />
          </li>
        ))}
        {free.map((key) => (
          <li key={key} className="carried-free">
            {say('adv.carries.free')}
          </li>
        ))}
      </ul>
      {items.map((item) => (
        <p key={item} className="carried-item">
          <Icon name="hold" /> {call(write, 'item', item)}
        </p>
      ))}
    </section>
  )
}

function Piece({ who, piece }: { who: CrewMember; piece: Gear }) {
  const say = useSay()
  const { t, acting, write } = useTable()
  const { openCard } = useLooking()
  const { deeds, deed: chosen, choose } = useIntent()
  const { card, exhausted, stowed } = piece
  const own = useMemo(() => deedsOnGear(t, who).filter((deed) => deed.card === card), [t, who, card])
  const open = acting?.id === who.id ? deeds.find((one) => one.card === card) : undefined
  const [first] = own
  const state = stowed ? 'stowed' : exhausted ? 'exhausted' : null
  const points = skills.flatMap((skill) => {
    const n = equipmentCard(card).skills[skill] ?? 0
    return n === 0 ? [] : [say('adv.carries.skill', { skill: say(`adv.skill.${skill}`), n })]
  })
  const note = first?.why ? write(first.why) : points.join(', ')
  return (
    <button
      type="button"
      className="carried-piece"
      data-card={card}
      data-state={state ?? undefined}
      data-lit={open ? true : undefined}
      data-on={(open && chosen?.key === open.key) || undefined}
      onClick={() => (open ? choose(open.key) : openCard(card))}
    >
      <Icon name={state === 'exhausted' ? 'exhausted' : gearIcon(card)} />
      <span>
        <b>{call(write, 'gear', card)}</b>
        <small>{state ? say(`adv.carries.${state}`) : note}</small>
      </span>
      {first && first.action.time > 0 && (
        <TimeRing moments={first.action.time} look={first.action.use === 'boost' ? 'boost' : 'action'} />
      )}
    </button>
  )
}
