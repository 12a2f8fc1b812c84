import { type CrewMember, crewVoice, describeDeed, skills } from '@keep-flying/adventures'
import { type DeedAhead, deedsOnCard, deedsOnGear, woundsOf } from '@keep-flying/adventures/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'
import { useSkills } from './use-skills.ts'

/** The viewer's own card: both sides with time and reasons, and what is in hand. */
export function CardInWords(part: TextPartProps) {
  const say = useSay()
  const { t, me, write } = useTable()
  const pointsOf = useSkills()
  if (!me) return null
  const points = skills.flatMap((skill) => pointsOf(me, skill))
  return (
    <Part {...part} detail={call(write, 'crew', me.id)}>
      <p>
        {points.join(', ')}. {say('adv.wounds', { n: me.wounds, of: woundsOf(me) })}.{' '}
        {say(me.downed ? 'adv.downed' : `adv.${me.stance}`)}. {say('adv.credits', { n: me.credits })}.
      </p>
      {(['casual', 'heroic'] as const).map((side) => (
        <details key={side} open={side === me.stance}>
          <summary>{say(`adv.${side}`)}</summary>
          <Deeds who={me} deeds={deedsOnCard(t, me, side)} />
        </details>
      ))}
      <h3>{say('adv.carries')}</h3>
      {me.gear.length === 0 && <p>{say('adv.words.nothing')}</p>}
      <Deeds who={me} deeds={deedsOnGear(t, me)} />
      <p>
        {me.gear.map(({ card }) => (
          <span key={card}>
            <CardLink id={card} />.{' '}
          </span>
        ))}
        {me.items.map((item) => call(write, 'item', item)).join(', ')}
      </p>
    </Part>
  )
}

function Deeds({ who, deeds }: { who: CrewMember; deeds: readonly DeedAhead[] }) {
  const say = useSay()
  const { write } = useTable()
  return (
    <ul className="text-facts">
      {deeds.map(({ action, card, why }) => (
        <li key={`${card} ${action.id}`}>
          <strong>{write.nameOf({ name: 'action', id: action.id, of: card ?? who.id })}</strong>
          {card !== null && ` (${call(write, 'gear', card)})`}, {say('adv.moments', { n: action.time })}:{' '}
          {write(describeDeed(action, crewVoice))} {why && `${say('adv.words.closed', { why: write(why) })}`}
        </li>
      ))}
    </ul>
  )
}
