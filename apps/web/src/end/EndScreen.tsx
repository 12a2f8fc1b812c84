import { use, useEffect, useRef, useState } from 'react'
import type { EndParts } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { useCompany } from '../session/hooks.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Deeds } from './Deeds.tsx'
import { Fairness } from './Fairness.tsx'
import { HistoryChart } from './HistoryChart.tsx'
import { alongTheGame, type HistoryParts, type Step } from './history.ts'
import { Standings } from './Standings.tsx'
import { Turnings } from './Turnings.tsx'
import { useHistory } from './use-history.ts'
import { useVerdict } from './verdict.ts'
import './end.css'

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
  const { game, session } = useTable()
  const { Result, score, useStandings, history, Picture } = use(game.atEnd())
  const { record, steps, lost } = useHistory(session, history)
  const givenUp = useGivenUp()
  return (
    <section className="end canvas" aria-labelledby="end-title">
      <Verdict onClose={onClose} Picture={Picture} score={score} />
      <div className="end-scroll">
        <div className="end-body">
          <div>
            {Result && <Result />}
            <Standings useStandings={useStandings} Picture={Picture} />
            {history && steps.length > 0 && !givenUp && <Turnings history={history} steps={steps} />}
          </div>
          <div>
            {history && <Charts history={history} steps={steps} />}
            {lost && <p className="end-note">{say('end.no-record')}</p>}
            <Fairness record={record} />
          </div>
        </div>
      </div>
      <Deeds record={record} />
    </section>
  )
}

function Charts({ history: { along, curves }, steps }: { history: HistoryParts; steps: readonly Step[] }) {
  const standings = alongTheGame(steps)
  if (standings.length < 2) return null
  return curves.map((curve) => <HistoryChart key={curve.id} curve={curve} along={along} standings={standings} />)
}

/** Whether everybody agreed to end it before the rules did. */
function useGivenUp(): boolean {
  return useCompany(useTable().session)?.table.status === 'abandoned'
}

/** Who won, and how. */
function Verdict({ onClose, Picture, score }: Pick<EndParts, 'Picture' | 'score'> & { onClose(): void }) {
  const say = useSay()
  const { game, moment, write } = useTable()
  const { title: played, progress } = game.table.useHeading()
  const verdict = useVerdict()
  const givenUp = useGivenUp()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { outcome } = moment
  const winner = outcome?.by === 'seats' ? (outcome.winners[0] ?? null) : null
  return (
    <header className="end-head">
      {Picture && winner !== null && (
        <div className="end-picture">
          <Picture seat={winner} />
        </div>
      )}
      <div>
        <p className="stencil">
          {played} · {progress}
        </p>
        <h1 ref={title} id="end-title" className="fell" tabIndex={-1}>
          {verdict}
        </h1>
        {givenUp && <p>{say('end.given-up')}</p>}
        {outcome && <p>{write(outcome.reason)}</p>}
        {score && outcome?.by === 'team' && outcome.score !== undefined && <p>{say(score, { n: outcome.score })}</p>}
      </div>
      <button type="button" className="button" onClick={onClose}>
        <Icon name="eye" /> {say('end.close')}
      </button>
    </header>
  )
}
