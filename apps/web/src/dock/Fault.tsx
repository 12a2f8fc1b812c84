import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'

/** The rules failed on an answer: nothing is lost, and there are two ways on. */
export default function Fault() {
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
