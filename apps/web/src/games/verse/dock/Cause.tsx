import { type Cause as CauseOf, type Decision, eventText } from '@keep-flying/kernel'
import { CardLink } from '../../../cards/CardLink.tsx'
import { Sentence } from '../../../log/Sentence.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { faceOf, plateIcon } from '../cards/face.ts'
import { useTable } from '../table.tsx'
import { linesSince } from './news.ts'
import { RollResult } from './RollResult.tsx'
import { useTestAtHand } from './test-at-hand.ts'

/** So many lines say what happened; the log has the rest. */
const most = 5

/** What led to a question: the card, what was chosen on it, the dice, and what came of them. */
export function Cause({ decision, because }: { decision: Decision; because: CauseOf }) {
  const { moment, box } = useTable()
  const showsItself = decision.card !== undefined || decision.about?.name === 'option'
  const atHand = useTestAtHand(decision)
  const { roll } = because
  if (showsItself) return null
  const lines = linesSince(moment.events, because, box).slice(-most)
  return (
    <section className="dock-cause">
      <Card because={because} />
      {roll && <RollResult roll={roll} test={atHand?.test ?? null} />}
      {lines.length > 0 && (
        <ul className="dock-news">
          {lines.map((event) => (
            <li key={event.seq}>
              <Sentence text={eventText(event)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Card({ because: { card } }: { because: CauseOf }) {
  const { box } = useTable()
  const face = card === undefined ? null : faceOf(card, box)
  if (card === undefined || !face) return null
  return (
    <p className="dock-cause-card">
      <Icon name={plateIcon(face)} />
      <CardLink id={card} />
    </p>
  )
}
