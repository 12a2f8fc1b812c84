import { Suspense, useRef } from 'react'
import { AskAdvice } from '../advice/AskAdvice.tsx'
import type { UnderWayWords } from '../game/client.ts'
import { HelpLine } from '../help/HelpLine.tsx'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { later } from '../ui/later.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { Footer } from './Footer.tsx'
import { Happened } from './Happened.tsx'
import { useDockKeys } from './keys.ts'
import { Lapsing } from './Lapsing.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { Offers } from './Offers.tsx'
import { Question } from './Question.tsx'
import { SceneStrip } from './SceneStrip.tsx'
import { useSheet } from './sheet.ts'
import { Trouble } from './Trouble.tsx'
import { type Undoing, useUndo } from './undo.ts'
import { Waiting } from './Waiting.tsx'
import './dock.css'
import './controls.css'

const Over = later(async () => (await withAllWords(import('../end/Over.tsx'))).Over)
const NotAgain = later(async () => (await withAllWords(import('./NotAgain.tsx'))).NotAgain)
const ReplayBar = later(async () => (await import('../replay/ReplayBar.tsx')).ReplayBar)

/** The one place that asks. */
export function Dock() {
  const say = useSay()
  const { session, game, moment, decision } = useTable()
  const { busy, planHolds } = useAnswering()
  const dock = useRef<HTMLElement>(null)
  const undoing = useUndo()
  const sheet = useSheet()
  useDockKeys(dock, undoing)
  const grip = sheet.grip
  return (
    <section
      ref={dock}
      className="dock canvas"
      aria-label={say('dock.name')}
      aria-busy={busy || planHolds}
      data-height={sheet.height}
      data-decision={decision?.kind}
      data-version={moment.version}
    >
      <button
        type="button"
        className="dock-grip"
        aria-label={say(`dock.sheet.${sheet.height}`)}
        onClick={sheet.next}
        {...grip}
      >
        <i />
      </button>
      <div className="dock-plate">
        <game.dock.Plate />
      </div>
      <Trouble />
      <Suspense fallback={null}>
        <Content undoing={undoing} />
      </Suspense>
      <Suspense fallback={null}>{session.playback && <ReplayBar playback={session.playback} />}</Suspense>
    </section>
  )
}

function Content({ undoing }: { undoing: Undoing }) {
  const { game, moment, decision, session } = useTable()
  const { planHolds } = useAnswering()
  const underWay = game.dock.useUnderWay()
  if (session.playback) return <Waiting />
  if (moment.over) return <Over />
  if (underWay && planHolds) return <UnderWay words={underWay} />
  return decision ? <Asking undoing={undoing} /> : <Waiting />
}

function Asking({ undoing }: { undoing: Undoing }) {
  const { game, decision } = useTable()
  const { news, busy, send } = useAnswering()
  const prompt = game.dock.usePrompt()
  if (!decision) return null
  return (
    <>
      <div className="dock-body" key={decision.number}>
        <div className="dock-ask">
          <SceneStrip />
          <h2 className="dock-prompt fell" data-guide="prompt">
            {prompt}
          </h2>
          <Lapsing decision={decision} />
        </div>
        <Suspense fallback={null}>
          {news && <Happened news={news} />}
          {decision.because && <game.dock.Cause decision={decision} because={decision.because} />}
        </Suspense>
        <Question decision={decision} />
        <Offers />
        <AskAdvice busy={busy} onAnswer={send} />
        <HelpLine />
        <Suspense fallback={null}>{game.dock.repeats[decision.kind] && <NotAgain decision={decision} />}</Suspense>
        <Meanwhile />
      </div>
      <Footer decision={decision} undoing={undoing} />
    </>
  )
}

/** A plan goes on by itself. */
function UnderWay({ words: { title, note, stop, icon } }: { words: UnderWayWords }) {
  const { news, stopPlan } = useAnswering()
  return (
    <>
      <div className="dock-body">
        <h2 className="dock-prompt fell" aria-live="polite">
          {title}
        </h2>
        <p className="dock-note">{note}</p>
        <Suspense fallback={null}>{news && <Happened news={news} />}</Suspense>
      </div>
      <footer className="dock-foot">
        <button type="button" className="button" onClick={stopPlan}>
          <Icon name={icon} /> {stop}
        </button>
      </footer>
    </>
  )
}
