import { type CrewMember, crewVoice, describeDeed } from '@keep-flying/adventures'
import type { DeedAhead } from '@keep-flying/adventures/ask'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useIntent } from '../dock/intent.tsx'
import { TimeRing } from '../dock/TimeRing.tsx'
import { useTable } from '../table.tsx'

/** A deed of a card: its time, what it does or why it is closed. If it can be done now, pressing it asks about it. */
export function DeedRow({ who, deed }: { who: CrewMember; deed: DeedAhead }) {
  const say = useSay()
  const { acting, decision, write } = useTable()
  const { deeds, deed: chosen, choose } = useIntent()
  const { action, card, option } = deed
  const name = write.nameOf({ name: 'action', id: action.id, of: card ?? who.id })
  const own =
    acting?.id === who.id
      ? deeds.find((one) => one.card === card && one.answers.at(-1) === option && one.turnsHeroic === deed.turnsHeroic)
      : undefined
  const isSpent = acting?.id === who.id && decision?.left === 0 && action.use === 'action' && !own
  const why = deed.why ? write(deed.why) : isSpent ? say('adv.deed.used-up') : null
  const look = action.use === 'boost' ? 'boost' : action.use === 'any-time' ? 'any-time' : 'action'
  const body = (
    <>
      {action.use === 'passive' ? (
        <span className="time-ring time-none">
          <Icon name="check" label={say('adv.deed.always')} />
        </span>
      ) : (
        <TimeRing moments={action.time} look={look} />
      )}
      <span className="crew-deed-words">
        <b>{name}</b>
        <small>{why ?? write(describeDeed(action, crewVoice))}</small>
      </span>
      {why && <Icon name="lock" label={say('adv.deed.closed')} />}
      {!why && look === 'any-time' && <Icon name="any-time" label={say('adv.deed.any-time')} />}
    </>
  )
  return (
    <li
      className="crew-deed"
      data-closed={why ? true : undefined}
      data-on={(own && chosen?.key === own.key) || undefined}
    >
      {own ? (
        <button type="button" title={write(describeDeed(action, crewVoice))} onClick={() => choose(own.key)}>
          {body}
        </button>
      ) : (
        <span title={write(describeDeed(action, crewVoice))}>{body}</span>
      )}
    </li>
  )
}
