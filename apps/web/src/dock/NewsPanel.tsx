import { eventText } from '@keep-flying/kernel'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { Undo, WhyNoUndo } from './Footer.tsx'
import type { News } from './planning.ts'
import { SceneStrip } from './SceneStrip.tsx'
import type { Undoing } from './undo.ts'

/** So many lines tell what came of it; the log has the rest. */
const most = 9

/** What came of the last answer, before the next question. */
export function NewsPanel({ news, undoing }: { news: News; undoing: Undoing }) {
  const say = useSay()
  const { game, write } = useTable()
  const { goOn, stopPlan } = useAnswering()
  const underWay = game.dock.useUnderWay()
  const { title, detail, next } = game.dock.useNews(news)
  return (
    <>
      <div className="dock-body">
        <SceneStrip />
        <h2 className="dock-prompt fell">{title}</h2>
        {detail}
        <ul className="dock-news">
          {news.lines.slice(-most).map((event) => (
            <li key={event.seq}>{write(eventText(event))}</li>
          ))}
        </ul>
      </div>
      <footer className="dock-foot">
        <button type="button" className="primary dock-primary" onClick={goOn}>
          <Icon name={next.icon} />
          <span>{next.label}</span>
          <kbd>{say('dock.key.enter')}</kbd>
        </button>
        <div className="dock-row">
          <Undo undoing={undoing} />
          {underWay && (
            <button
              type="button"
              className="button"
              data-choice
              onClick={() => {
                stopPlan()
                goOn()
              }}
            >
              <Icon name={underWay.icon} /> {say('dock.news.not-yet')}
            </button>
          )}
          <WhyNoUndo undoing={undoing} />
        </div>
      </footer>
    </>
  )
}
