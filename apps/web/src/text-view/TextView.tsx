import { use, useEffect, useRef } from 'react'
import { changeSettings } from '../app/settings.ts'
import { CardDialog } from '../cards/CardDialog.tsx'
import { ClocksInWords } from '../clock/ClocksInWords.tsx'
import type { TextPart } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { MenuTool } from '../menu/MenuTool.tsx'
import { useTable } from '../table/context.tsx'
import { SeatDialog } from '../table/SeatDialog.tsx'
import { Lately } from './Lately.tsx'
import { Piles } from './Piles.tsx'
import { Question } from './Question.tsx'
import './text-view.css'

const question: TextPart = { id: 'decision', label: 'text.part.decision', Content: Question }
const atClock: TextPart = { id: 'clocks', label: 'clock.text', Content: ClocksInWords }
const atEnd: readonly TextPart[] = [
  { id: 'piles', label: 'text.part.piles', Content: Piles },
  { id: 'log', label: 'text.part.log', Content: Lately },
]

/** Everything on the table in words, in reading order, to be played by keyboard alone. */
export default function TextView() {
  const say = useSay()
  const { game, session, moment, decision } = useTable()
  const { title, progress } = game.table.useHeading()
  const clocks = session.company?.table.clock ? [atClock] : []
  const parts = [question, ...clocks, ...use(game.inWords()).parts, ...atEnd]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="text-view" data-decision={decision?.kind} data-version={moment.version}>
      <header className="text-top">
        <h1 ref={heading} tabIndex={-1}>
          Keep Flying · {title} · {progress}
        </h1>
        <div className="text-links">
          <button type="button" onClick={() => changeSettings({ textFirst: false })}>
            {say('text.drawn')}
          </button>
          <MenuTool inWords />
        </div>
      </header>
      <nav aria-label={say('text.parts')}>
        <ol className="text-nav">
          {parts.map(({ id, label }) => (
            <li key={id}>
              <a href={`#text-${id}`}>{say(label)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <main className="text-main">
        {parts.map(({ id, label, Content }) => (
          <Content key={id} id={id} label={label} />
        ))}
      </main>
      <CardDialog />
      <SeatDialog />
    </div>
  )
}
