import { Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import type { Notice, Session } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { decoration, onDemand } from '../ui/later.tsx'
import { useAnswering } from './AnswerProvider.tsx'

const Fault = onDemand(() => withAllWords(import('./Fault.tsx')))
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
      <Suspense fallback={null}>{isFault ? <Fault /> : problem && <Refused />}</Suspense>
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
