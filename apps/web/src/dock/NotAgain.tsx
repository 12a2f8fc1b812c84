import type { Decision } from '@keep-flying/kernel'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { keepHabit, repeatingIn, suggested } from './habits.ts'

/** Sets, where the question stands, that it is answered in the same way from now on. */
export function NotAgain({ decision }: { decision: Decision }) {
  const say = useSay()
  const { game, moment, write } = useTable()
  const { picked, take } = useAnswering()
  const { kind } = decision
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
                keepHabit({ game: moment.game, kind, answer, name: say(repeating.name), says })
                take(answer === suggested ? picked : [answer])
              }}
            >
              {say('dock.habit.always', { says })}
            </button>
          </li>
        ))}
      </ul>
      <small>{say('dock.habit.note')}</small>
    </details>
  )
}
