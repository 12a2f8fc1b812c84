import type { Text } from '@keep-flying/kernel'
import { type Captain, describeGoal, describeStoryEnd, type Goal, writerOf } from '@keep-flying/verse'
import { goalNeeds, goalStanding } from '@keep-flying/verse/ask'
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
    <ol className="goals" data-guide="goals">
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
  const { t } = useTable()
  const state = goalStanding(t, captain, goal)
  return (
    <div className={`goal goal-${state}`}>
      <p className="goal-head">
        <Icon name={state === 'reached' ? 'check' : 'goal'} />
        <strong>{goal.name}</strong>
        <span>{say(`ship.goal.${state}`, { n: n + 1 })}</span>
      </p>
      {state === 'next' && <GoalWords index={n} />}
      {state === 'next' && <Needs captain={captain} needs={goalNeeds(t, captain, goal)} />}
    </div>
  )
}

/** The story card's own words on a goal. */
function GoalWords({ index }: { index: number }) {
  const { box, moment } = useTable()
  const story = box.stories.get(moment.view.options.story)
  return <div className="goal-words">{story && <Lines lines={describeGoal(story, index, box.parts)} />}</div>
}

/** A story without goals says how it ends. */
function EndOnly({ story }: { story: string }) {
  const { box } = useTable()
  const card = box.stories.get(story)
  return (
    <Thing card={story} className="goal goal-next" before={<Icon name="goal" />}>
      {card && <Lines lines={describeStoryEnd(card)} />}
    </Thing>
  )
}

function Lines({ lines }: { lines: readonly Text[] }) {
  const { game } = useLanguage()
  const { box } = useTable()
  return lines.map(writerOf(box, game)).map((line) => <p key={line}>{line}</p>)
}
