import { useSettings } from '../app/settings.ts'
import { dropHabit } from '../dock/habits.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'

/** What is answered without being asked, each to be asked again. */
export function Habits() {
  const say = useSay()
  const { habits } = useSettings()
  if (habits.length === 0) return null
  return (
    <fieldset className="habits">
      <legend>{say('online.habits')}</legend>
      <ul>
        {habits.map((habit) => (
          <li key={`${habit.game} ${habit.kind}`}>
            <span>
              {habit.name}
              <small>{say('online.habits.always', { says: habit.says })}</small>
            </span>
            <button
              type="button"
              className="button"
              aria-label={say('online.habits.ask-about', { name: habit.name })}
              onClick={() => dropHabit(habit)}
            >
              <Icon name="undo" /> {say('online.habits.ask')}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
