import { type CardId, episodeOf, type Task } from '@keep-flying/encounters'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { operationText } from '../cards/own-text.ts'
import { Prices } from '../cards/Prices.tsx'
import { useTable } from '../table.tsx'
import { rewardText } from './reward.ts'
import { Touch } from './Touch.tsx'
import { useWays } from './ways.ts'
import './objective.css'

/** What the team has set out to do, where it stands, and what it has earned. */
export function Objective() {
  const say = useSay()
  const { moment } = useTable()
  const { openRule } = useLooking()
  const { view } = moment
  const episode = episodeOf(view.episodes[view.letter])
  const done = Object.values(view.tasks).filter((state) => state === 'done').length
  return (
    <section className="objective" aria-label={say('enc.objective')} data-guide="objective">
      <header>
        <h3 className="stencil">{say('enc.objective.letter', { letter: view.letter })}</h3>
        <small>{say('enc.objective.done', { n: done, of: episode.tasks.length })}</small>
      </header>
      <h4>
        <button type="button" className="objective-name" onClick={() => openRule('OBJECTIVE-01')}>
          {episode.name}
        </button>
      </h4>
      <ul>
        {episode.tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
      <Touch spot={{ place: 'objective' }} className="objective-deeds">
        <span>{say('enc.objective.text')}</span>
      </Touch>
      {view.operations.cards.map((card) => (
        <Operation key={card} card={card} />
      ))}
      <p className="objective-credits">
        <Icon name="credits" /> {say('enc.credits')} <b>{creditsIn(view)}</b>
      </p>
    </section>
  )
}

function TaskLine({ task }: { task: Task }) {
  const say = useSay()
  const { moment, write } = useTable()
  // What lies in Operations stands below with all it says.
  const ways = useWays(task).filter(({ at }) => at !== 'operations')
  const state = moment.view.tasks[task.id] ?? 'open'
  return (
    <li data-state={state}>
      <span className="objective-box">
        {state === 'done' && <Icon name="check" label={say('enc.task.done')} />}
        {state === 'failed' && <Icon name="cross" label={say('enc.task.failed')} />}
      </span>
      <span>
        <b>
          {task.mandatory && <i className="objective-nail" title={say('enc.task.mandatory')} />} {task.name}
        </b>
        {state === 'open' && (
          <>
            {ways.map(({ words }) => (
              <small key={words} className="objective-way">
                {words}
              </small>
            ))}
            <small>{rewardText(task, write)}</small>
          </>
        )}
      </span>
    </li>
  )
}

/** A goal in Operations. */
function Operation({ card }: { card: CardId }) {
  const { moment, write } = useTable()
  const [first] = moment.view.mains
  return (
    <Touch spot={{ card }} className="objective-operation">
      <b>
        <Icon name="operations" /> {call(write, 'card', card)} <Prices spot={{ card }} />
      </b>
      {first && <small>{operationText(card, first.crew, write)}</small>}
    </Touch>
  )
}

function creditsIn({
  credits,
  besideSerenity,
}: {
  credits: number
  besideSerenity: readonly { credits: number }[]
}): number {
  return besideSerenity.reduce((sum, earning) => sum + earning.credits, credits)
}
