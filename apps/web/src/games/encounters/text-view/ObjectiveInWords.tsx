import { episodeOf } from '@keep-flying/encounters'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { rewardText } from '../board/reward.ts'
import { useTable } from '../table.tsx'
import { turnsToEnd } from '../timer.ts'
import { Cards } from './HandInWords.tsx'

/** The tasks with their rewards, what is under way, and the time that is left. */
export function ObjectiveInWords(part: TextPartProps) {
  const say = useSay()
  const { t, moment, write } = useTable()
  const { view } = moment
  const episode = episodeOf(view.episodes[view.letter])
  return (
    <Part {...part} detail={episode.name}>
      <ul className="text-facts">
        {episode.tasks.map((task) => (
          <li key={task.id}>
            <strong>{task.name}</strong>
            {task.mandatory && `, ${say('enc.words.mandatory')}`}: {say(`enc.task.${view.tasks[task.id] ?? 'open'}`)}.{' '}
            {rewardText(task, write)}
          </li>
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
