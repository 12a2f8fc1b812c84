import { Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import type { Notice, Session } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { decoration } from '../ui/later.tsx'
import { useAnswering } from './AnswerProvider.tsx'

const Saving = decoration(() => withAllWords(import('./Saving.tsx')))

function useNotice(session: Session): Notice | null {
  return useSyncExternalStore(
    useCallback((listener) => session.subscribe(listener), [session]),
    () => session.notice,
  )
}

/** What went wrong, above everything else: no connection, an answer not taken, the rules stumbling. */
export function Trouble() {
  const { session } = useTable()
  const { problem, busy } = useAnswering()
  const notice = useNotice(session)
  const isFault = problem?.code === 'rules-fault' || notice?.kind === 'rules-fault'
  return (
    <div className="dock-trouble" role="status">
      {session.company?.connected === false && <Offline />}
      <Suspense fallback={null}>{busy && session.company?.connected && <Saving />}</Suspense>
      {isFault ? <Fault /> : problem && <Refused />}
      {notice && notice.kind !== 'rules-fault' && <Said notice={notice} />}
    </div>
  )
}

function Offline() {
  const say = useSay()
  const [since] = useState(() => Date.now())
  return (
    <p className="dock-strip">
      <Icon name="link" /> {say('dock.offline', { since })}
    </p>
  )
}

function Refused() {
  const say = useSay()
  const { problem, forgetProblem } = useAnswering()
  return (
    <p className="dock-strip dock-shake">
      <Icon name="warning" />
      <span>{problem?.code === 'stale' ? say('dock.refused.stale') : say('dock.refused')}</span>
      <button type="button" className="icon-button" aria-label={say('dock.dismiss')} onClick={forgetProblem}>
        <Icon name="cross" />
      </button>
    </p>
  )
}

function Said({ notice }: { notice: Exclude<Notice, { kind: 'rules-fault' }> }) {
  const say = useSay()
  return (
    <p className="dock-strip">
      <Icon name="info" /> {say(`dock.notice.${notice.kind}`)}
    </p>
  )
}

/** The rules failed on an answer: nothing is lost, and there are two ways on. */
function Fault() {
  const say = useSay()
  const { session, moment } = useTable()
  const { problem, forgetProblem } = useAnswering()
  const [sent, setSent] = useState<string | null>(null)
  const goOn = () => {
    forgetProblem()
    const unit = moment.undo?.units.at(-1)
    if (unit !== undefined) void session.undo(unit)
  }
  return (
    <div className="dock-strip dock-fault">
      <p>
        <Icon name="warning" /> {say('dock.fault')}
      </p>
      <div className="dock-row">
        <button type="button" className="button" onClick={goOn}>
          {say('dock.fault-go-on')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void session.report(problem?.message ?? '').then((link) => setSent(link ?? ''))}
        >
          {say('dock.fault-report')}
        </button>
      </div>
      {sent !== null && (
        <p>{sent === '' ? say('dock.fault-no-server') : <a href={sent}>{say('dock.fault-sent')}</a>}</p>
      )}
    </div>
  )
}
