import { useSettings } from '../app/settings.ts'
import { dropHabit } from '../dock/habits.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'

/** What is answered on this device without being asked, each to be asked again. */
export function Habits() {
  const say = useSay()
  const { habits } = useSettings()
  if (habits.length === 0) return null
  return (
    <fieldset className="habits">
      <legend>{say('online.habits')}</legend>
      <ul>
        {habits.map((habit) => (
          <HabitLine key={`${habit.game} ${habit.kind}`} {...habit} drop={() => dropHabit(habit)} />
        ))}
      </ul>
    </fieldset>
  )
}

interface HabitLineProps {
  /** What question and answer are called. */
  readonly name: string
  readonly says: string
  drop(): void
}

export function HabitLine({ name, says, drop }: HabitLineProps) {
  const say = useSay()
  return (
    <li>
      <span>
        {name}
        <small>{say('online.habits.always', { says })}</small>
      </span>
      <button type="button" className="button" aria-label={say('online.habits.ask-about', { name })} onClick={drop}>
        <Icon name="undo" /> {say('online.habits.ask')}
      </button>
    </li>
  )
}
