import { episodeOf, type State } from '@keep-flying/encounters'
import { campaignScore, resultsOf, scoreParts } from '@keep-flying/encounters/ask'
import { useSay } from '../../../i18n/language.tsx'
import { rewardText } from '../board/reward.ts'
import { useTable } from '../table.tsx'
import './ahead.css'

/** Between two Episodes: what comes next, and what the team has scored so far. */
export function Ahead() {
  return (
    <div className="enc-ahead">
      <NextEpisode />
      <ScoreSoFar />
    </div>
  )
}

/** The Episode that the Credits are spent for; null after a campaign's last one. */
function nextOf({ end, letter, episodes, toCome }: State): number | null {
  if (end !== null) return toCome[0] ?? null
  return letter === 'A' ? episodes.B : episodes.C
}

function NextEpisode() {
  const say = useSay()
  const { moment, write } = useTable()
  const next = nextOf(moment.view)
  if (next === null) return null
  const { letter, name, tasks } = episodeOf(next)
  return (
    <section className="ahead-next" aria-label={say('enc.ahead.next', { letter })}>
      <h3 className="stencil">{say('enc.ahead.next', { letter })}</h3>
      <h4>{name}</h4>
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <b>{task.name}</b> {task.mandatory && <em>{say('enc.ahead.mandatory')}</em>}
            <small>{rewardText(task, write)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ScoreSoFar() {
  const say = useSay()
  const { view } = useTable().moment
  const { letter: last, options } = view
  return (
    <section className="ahead-score" aria-label={say('enc.ahead.score')}>
      <h3 className="stencil">{say('enc.ahead.score')}</h3>
      <ol>
        {scoreParts(view).map(({ letter, points, most }) => {
          const state = points > 0 ? 'earned' : letter > last ? 'open' : 'missed'
          return (
            <li key={letter} data-state={state}>
              <b>{points > 0 ? points : '–'}</b>
              <small>{say(`enc.ahead.${state}`, { letter, n: most })}</small>
            </li>
          )
        })}
      </ol>
      {options.campaign !== 'none' && (
        <p>
          {say('enc.ahead.campaign', { n: (options.handed?.played ?? 0) + 1, points: campaignScore(resultsOf(view)) })}
        </p>
      )}
    </section>
  )
}
