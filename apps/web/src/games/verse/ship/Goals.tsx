import { type Captain, cardText, describeCard, type Goal } from '@keep-flying/verse'
import { goalNeeds } from '@keep-flying/verse/ask'
import { Thing } from '../../../cards/Thing.tsx'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { Needs } from './Needs.tsx'

/** What the story asks for, goal by goal: reached, next, or still to come. */
export function Goals({ captain }: { captain: Captain }) {
  const { box, moment } = useTable()
  const { story } = moment.view.options
  const goals = box.stories.get(story)?.goals ?? []
  if (goals.length === 0) return <EndOnly story={story} />
  return (
    <ol className="goals">
      {goals.map((goal, n) => (
        <li key={goal.name}>
          <GoalCard captain={captain} goal={goal} n={n} />
        </li>
      ))}
    </ol>
  )
}

function GoalCard({ captain, goal, n }: { captain: Captain; goal: Goal; n: number }) {
  const say = useSay()
  const { t, moment } = useTable()
  const state = n < captain.goals ? 'reached' : n === captain.goals ? 'next' : 'later'
  return (
    <div className={`goal goal-${state}`}>
      <p className="goal-head">
        <Icon name={state === 'reached' ? 'check' : 'goal'} />
        <strong>{goal.name}</strong>
        <span>{say(`ship.goal.${state}`, { n: n + 1 })}</span>
      </p>
      {state === 'next' && <GoalWords story={moment.view.options.story} index={n} />}
      {state === 'next' && <Needs captain={captain} needs={goalNeeds(t, captain, goal)} />}
    </div>
  )
}

/** The story card's own words on a goal. */
function GoalWords({ story, index }: { story: string; index: number }) {
  const { game } = useLanguage()
  const { box } = useTable()
  const keys = describeCard(story, box).map(({ key }) => key)
  const goalLines = keys.flatMap((key, n) => (key === 'goal' ? [n] : []))
  const from = goalLines[index] ?? 0
  const after = keys.slice(from + 1).findIndex((key) => !/^(trial|option)\./.test(key))
  const lines = cardText(story, box, game).slice(from, after < 0 ? undefined : from + 1 + after)
  return (
    <div className="goal-words">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** A story without goals says how it ends. */
function EndOnly({ story }: { story: string }) {
  const { game } = useLanguage()
  const { box } = useTable()
  const keys = describeCard(story, box).map(({ key }) => key)
  const lines = cardText(story, box, game).filter((_, n) => keys[n] === 'story.contacts-exhausted')
  return (
    <Thing card={story} className="goal goal-next" before={<Icon name="goal" />}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Thing>
  )
}
