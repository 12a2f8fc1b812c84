import { Suspense, useRef } from 'react'
import { promptOf } from '../games/verse/dock/prompts.ts'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { later } from '../ui/later.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { CardStrip } from './CardStrip.tsx'
import { Footer } from './Footer.tsx'
import { useDockKeys } from './keys.ts'
import { NewsPanel } from './NewsPanel.tsx'
import { Plate } from './Plate.tsx'
import { Question } from './Question.tsx'
import { useSheet } from './sheet.ts'
import { Trouble } from './Trouble.tsx'
import { type Undoing, useUndo } from './undo.ts'
import { Waiting } from './Waiting.tsx'
import './dock.css'
import './controls.css'

const Over = later(async () => (await withAllWords(import('../end/Over.tsx'))).Over)
const ReplayBar = later(async () => (await import('./ReplayBar.tsx')).ReplayBar)

/** The one place that asks. */
export function Dock() {
  const say = useSay()
  const { session, moment, decision } = useTable()
  const { busy, plan } = useAnswering()
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
      aria-busy={busy || plan.length > 0}
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
      <Plate />
      <Trouble />
      <Suspense fallback={null}>
        <Content undoing={undoing} />
      </Suspense>
      <Suspense fallback={null}>{session.playback && <ReplayBar playback={session.playback} />}</Suspense>
    </section>
  )
}

function Content({ undoing }: { undoing: Undoing }) {
  const { moment, decision, session } = useTable()
  const { news, plan } = useAnswering()
  if (session.playback) return <Waiting />
  if (moment.over) return <Over />
  if (news) return <NewsPanel news={news} undoing={undoing} />
  if (plan.length > 1 && plan[0]?.kind === 'fly.to') return <UnderWay />
  return decision ? <Asking undoing={undoing} /> : <Waiting />
}

function Asking({ undoing }: { undoing: Undoing }) {
  const say = useSay()
  const { decision, write } = useTable()
  const { act } = useAnswering()
  if (!decision) return null
  const isActing = decision.kind === 'turn' && act !== null
  return (
    <>
      <div className="dock-body" key={decision.number}>
        <div className="dock-ask">
          <CardStrip />
          <h2 className="dock-prompt fell">{isActing ? say(`dock.ask.act-${act}`) : promptOf(decision, say, write)}</h2>
        </div>
        <Question decision={decision} />
      </div>
      <Footer decision={decision} undoing={undoing} />
    </>
  )
}

/** A course is being flown by itself. */
function UnderWay() {
  const say = useSay()
  const { plan, stopPlan } = useAnswering()
  return (
    <>
      <div className="dock-body">
        <h2 className="dock-prompt fell" aria-live="polite">
          {say('dock.under-way', { n: plan.length })}
        </h2>
        <p className="dock-note">{say('dock.under-way-note')}</p>
      </div>
      <footer className="dock-foot">
        <button type="button" className="button" onClick={stopPlan}>
          <Icon name="full-stop" /> {say('dock.stop-flight')}
        </button>
      </footer>
    </>
  )
}
