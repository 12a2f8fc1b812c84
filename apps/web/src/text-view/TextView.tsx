import { useEffect, useRef } from 'react'
import { linkTo } from '../app/router.ts'
import { changeSettings } from '../app/settings.ts'
import { CardDialog } from '../cards/CardDialog.tsx'
import { Around } from '../games/verse/text-view/Around.tsx'
import { Captains } from '../games/verse/text-view/Captains.tsx'
import { Jobs } from '../games/verse/text-view/Jobs.tsx'
import { Ship } from '../games/verse/text-view/Ship.tsx'
import { Threats } from '../games/verse/text-view/Threats.tsx'
import { useSay } from '../i18n/language.tsx'
import { TableTool } from '../online/TableTool.tsx'
import { useTable } from '../table/context.tsx'
import { SeatDialog } from '../table/SeatDialog.tsx'
import { Lately } from './Lately.tsx'
import { Piles } from './Piles.tsx'
import { Question } from './Question.tsx'
import './text-view.css'

const parts = ['decision', 'ship', 'jobs', 'around', 'captains', 'threats', 'piles', 'log'] as const

/** Everything on the table in words, in reading order, to be played by keyboard alone. */
export default function TextView() {
  const say = useSay()
  const { game, moment, decision, session } = useTable()
  const { title, progress } = game.table.useHeading()
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
          <TableTool session={session} inWords />
          <a {...linkTo('/')}>{say('table.menu')}</a>
        </div>
      </header>
      <nav aria-label={say('text.parts')}>
        <ol className="text-nav">
          {parts.map((part) => (
            <li key={part}>
              <a href={`#text-${part}`}>{say(`text.part.${part}`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <main className="text-main">
        <Question />
        <Ship />
        <Jobs />
        <Around />
        <Captains />
        <Threats />
        <Piles />
        <Lately />
      </main>
      <CardDialog />
      <SeatDialog />
    </div>
  )
}
