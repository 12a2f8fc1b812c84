import { type Decision, suggested } from '@keep-flying/kernel'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { type Habit, keepHabit, repeatingIn } from './habits.ts'

/** Sets, where the question stands, that it is answered in the same way from now on. */
export function NotAgain({ decision }: { decision: Decision }) {
  const say = useSay()
  const { game, session, moment, write } = useTable()
  const { picked, take } = useAnswering()
  const { kind } = decision
  const { company } = session
  const repeating = repeatingIn(game.dock.repeats, decision)
  if (!repeating) return null
  const wordsOf = (answer: string, own: string | null): string | null => {
    if (own !== null) return say(own)
    if (answer === suggested) return say('dock.habit.suggested')
    if (decision.form === 'confirm') {
      const said = answer === 'yes' ? decision.yes : decision.no
      return said ? write(said) : say(answer === 'yes' ? 'dock.yes' : 'dock.no')
    }
    const option = 'options' in decision ? decision.options.find(({ id }) => id === answer) : undefined
    return option ? write(option.text) : null
  }
  const open = Object.entries(repeating.answers).flatMap(([answer, own]) => {
    const says = wordsOf(answer, own)
    return says === null ? [] : [{ answer, says }]
  })
  if (open.length === 0) return null
  const isHosted = (answer: string) => company !== null && repeating.hosted?.answers.includes(answer) === true
  /** The server answers whether this page is open or not; what it cannot answer, this device does. */
  const keep = async (habit: Habit) => {
    const refused = company && isHosted(habit.answer) ? await company.setHabit(kind, habit.answer) : true
    if (refused) keepHabit(habit)
  }
  return (
    <details className="dock-habit">
      <summary>{say('dock.habit')}</summary>
      <ul>
        {open.map(({ answer, says }) => (
          <li key={answer}>
            <button
              type="button"
              className="button"
              onClick={() => {
                void keep({ game: moment.game, kind, answer, name: say(repeating.name), says })
                take(answer === suggested ? picked : [answer])
              }}
            >
              {say('dock.habit.always', { says })}
            </button>
          </li>
        ))}
      </ul>
      <small>{say(open.some(({ answer }) => isHosted(answer)) ? 'dock.habit.note-hosted' : 'dock.habit.note')}</small>
    </details>
  )
}
