import type { Decision } from '@keep-flying/kernel'
import type { CardId } from '@keep-flying/verse'
import { areSisters } from '@keep-flying/verse/ask'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { markOf } from '../../../ui/marks.ts'
import { briefOf } from '../cards/brief.ts'
import { SkillPoints } from '../cards/SkillPoints.tsx'
import { meaningFor } from '../scene/meaning.ts'
import { Hull } from '../ship/Hull.tsx'
import { useTable } from '../table.tsx'
import './brief.css'

/** On a phone, where the paper cards are a tap away: what matters of a card on offer, and what it means for this ship. */
export function OfferBrief({ decision, card }: { decision: Decision; card: CardId }) {
  const say = useSay()
  const { t, me, box, write } = useTable()
  const isToBeNamed =
    decision.kind === 'set-up.ship' &&
    areSisters(
      t,
      optionsOf(decision).flatMap((option) => cardIn(option) ?? []),
    )
  const brief = briefOf(card, box, say, write)
  if (!brief || !me) return null
  if (isToBeNamed)
    return (
      <span className="dock-brief dock-brief-ship">
        <Hull ship={card} color={markOf(me.seat).color} />
      </span>
    )
  const { skills, asksFor, words } = brief
  const points = Object.keys(skills).length > 0 && <SkillPoints points={skills} write={write} />
  const meaning = meaningFor(t, me, decision, card)
  return (
    <span className="dock-brief">
      <span className="dock-brief-words">
        {!asksFor && points} {words.join(' · ')}
        {asksFor && points && (
          <span className="dock-brief-needs">
            {' · '}
            {say('dock.asks-for')} {points}
          </span>
        )}
      </span>
      {meaning && (
        <span className={meaning.good ? 'dock-brief-good' : 'dock-brief-bad'}>
          <Icon name={meaning.good ? 'check' : 'warning'} /> {say(meaning.says.key, meaning.says.with)}
        </span>
      )}
    </span>
  )
}
