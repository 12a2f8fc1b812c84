import { eventText } from '@keep-flying/kernel'
import { Sentence } from '../log/Sentence.tsx'
import { useTable } from '../table/context.tsx'
import type { News } from './planning.ts'

/** So many lines tell what came of it; the log has the rest. */
const most = 5

/** What came of the last answer, above the next question. */
export function Happened({ news }: { news: News }) {
  const { game } = useTable()
  const { title, detail, lines = news.lines } = game.dock.useNews(news)
  return (
    <section className="dock-happened">
      <h3>{title}</h3>
      {detail}
      <ul className="dock-news">
        {lines.slice(-most).map((event) => (
          <li key={event.seq}>
            <Sentence text={eventText(event)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
