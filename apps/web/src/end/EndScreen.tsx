import { useEffect, useRef, useState } from 'react'
import { byRound, turningsOf } from '../games/verse/end/history.ts'
import { Standings } from '../games/verse/end/Standings.tsx'
import { useTable } from '../games/verse/table.tsx'
import { useSay } from '../i18n/language.tsx'
import { useCompany } from '../session/hooks.ts'
import { Icon } from '../ui/Icon.tsx'
import { Deeds } from './Deeds.tsx'
import { Fairness } from './Fairness.tsx'
import { HistoryChart } from './HistoryChart.tsx'
import { Turnings } from './Turnings.tsx'
import { useHistory } from './use-history.ts'
import { useVerdict } from './verdict.ts'
import './end.css'

/** How many moments are told. */
const turnings = 6

/** The end of a game, over the board: put it away to look at the board, and take it up again. */
export default function EndScreen() {
  const say = useSay()
  const { session } = useTable()
  const [isOpen, setOpen] = useState(session.kind !== 'replay')
  if (!isOpen)
    return (
      <button type="button" className="button end-reopen" onClick={() => setOpen(true)}>
        <Icon name="goal" /> {say('end.reopen')}
      </button>
    )
  return <End onClose={() => setOpen(false)} />
}

function End({ onClose }: { onClose(): void }) {
  const say = useSay()
  const { session } = useTable()
  const { record, steps, lost } = useHistory(session)
  const rounds = byRound(steps)
  const givenUp = useGivenUp()
  return (
    <section className="end canvas" aria-labelledby="end-title">
      <Verdict onClose={onClose} />
      <div className="end-scroll">
        <div className="end-body">
          <div>
            <Standings />
            {steps.length > 0 && !givenUp && <Turnings turnings={turningsOf(steps, turnings)} />}
          </div>
          <div>
            {rounds.length > 1 && (
              <>
                <HistoryChart rounds={rounds} what="credits" />
                <HistoryChart rounds={rounds} what="goals" />
              </>
            )}
            {lost && <p className="end-note">{say('end.no-record')}</p>}
            <Fairness record={record} />
          </div>
        </div>
      </div>
      <Deeds record={record} />
    </section>
  )
}

/** Whether everybody agreed to end it before the rules did. */
function useGivenUp(): boolean {
  return useCompany(useTable().session)?.table.status === 'abandoned'
}

/** Who won, and how. */
function Verdict({ onClose }: { onClose(): void }) {
  const say = useSay()
  const { moment, box } = useTable()
  const verdict = useVerdict()
  const givenUp = useGivenUp()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { result, options, round } = moment.view
  const winners = result?.winners ?? []
  const story = box.stories.get(options.story)
  const credits = Math.max(0, ...winners.map((seat) => result?.credits[seat] ?? 0))
  return (
    <header className="end-head">
      <div>
        <p className="stencil">{say('end.plate', { story: story?.name ?? options.story, round })}</p>
        <h1 ref={title} id="end-title" className="fell" tabIndex={-1}>
          {verdict}
        </h1>
        {givenUp && <p>{say('end.given-up', { round })}</p>}
        {result && (
          <p>
            {story?.end.kind === 'last-goal-wins'
              ? say('end.by-goals', { n: story.goals.length, round })
              : say('end.by-credits', { credits, round })}
          </p>
        )}
      </div>
      <button type="button" className="button" onClick={onClose}>
        <Icon name="eye" /> {say('end.close')}
      </button>
    </header>
  )
}
