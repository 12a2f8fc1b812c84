import { eventText } from '@keep-flying/kernel'
import type { News } from '../games/verse/dock/news.ts'
import { RollResult } from '../games/verse/dock/RollResult.tsx'
import { useTestAtHand } from '../games/verse/dock/test-at-hand.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { CardStrip } from './CardStrip.tsx'
import { Undo, WhyNoUndo } from './Footer.tsx'
import type { Undoing } from './undo.ts'

/** So many lines tell what came of it; the log has the rest. */
const most = 9

/** What came of the last answer, before the next question. */
export function NewsPanel({ news, undoing }: { news: News; undoing: Undoing }) {
  const say = useSay()
  const { write, decision } = useTable()
  const { goOn } = useAnswering()
  const atHand = useTestAtHand(null)
  const drawsOn = decision?.kind === 'misbehave' || decision?.kind === 'misbehave.ace'
  return (
    <>
      <div className="dock-body">
        <CardStrip />
        <h2 className="dock-prompt fell">{say(news.roll ? 'dock.news.rolled' : 'dock.news.drawn')}</h2>
        {news.roll && <RollResult roll={news.roll} test={atHand?.test ?? null} />}
        <ul className="dock-news">
          {news.lines.slice(-most).map((event) => (
            <li key={event.seq}>{write(eventText(event))}</li>
          ))}
        </ul>
      </div>
      <footer className="dock-foot">
        <button type="button" className="primary dock-primary" onClick={goOn}>
          <Icon name={drawsOn ? 'misbehave' : 'keep-flying'} />
          <span>{say(drawsOn ? 'dock.news.next-card' : 'dock.news.go-on')}</span>
          <kbd>{say('dock.key.enter')}</kbd>
        </button>
        <div className="dock-row">
          <Undo undoing={undoing} />
          <WhyNoUndo undoing={undoing} />
        </div>
      </footer>
    </>
  )
}
