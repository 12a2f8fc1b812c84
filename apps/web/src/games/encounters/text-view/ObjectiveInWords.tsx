import { episodeOf, type Task } from '@keep-flying/encounters'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { rewardText } from '../board/reward.ts'
import { useWays } from '../board/ways.ts'
import { useTable } from '../table.tsx'
import { turnsToEnd } from '../timer.ts'
import { Cards } from './HandInWords.tsx'

/** The tasks with their rewards, what is under way, and the time that is left. */
export function ObjectiveInWords(part: TextPartProps) {
  const say = useSay()
  const { t, moment } = useTable()
  const { view } = moment
  const episode = episodeOf(view.episodes[view.letter])
  return (
    <Part {...part} detail={episode.name}>
      <ul className="text-facts">
        {episode.tasks.map((task) => (
          <TaskInWords key={task.id} task={task} />
        ))}
      </ul>
      {view.operations.cards.length > 0 && (
        <>
          <h3>{say('enc.words.operations')}</h3>
          <Cards cards={view.operations.cards} />
        </>
      )}
      <p>{say('enc.inevitable.ends', { n: turnsToEnd(t) })}.</p>
    </Part>
  )
}

function TaskInWords({ task }: { task: Task }) {
  const say = useSay()
  const { moment, write } = useTable()
  const ways = useWays(task)
  const state = moment.view.tasks[task.id] ?? 'open'
  return (
    <li>
      <strong>{task.name}</strong>
      {task.mandatory && `, ${say('enc.words.mandatory')}`}: {say(`enc.task.${state}`)}.{' '}
      {state === 'open' && ways.map(({ words }) => `${words}. `)}
      {rewardText(task, write)}
    </li>
  )
}
