import { useSettings } from '../app/settings.ts'
import { dropHabit } from '../dock/habits.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'

/** What is answered on this device without being asked, each to be asked again. */
export function Habits() {
  const say = useSay()
  const { habits } = useSettings()
  return (
    <HabitList
      legend={say('online.habits')}
      habits={habits.map((habit) => ({
        ...habit,
        id: `${habit.game} ${habit.kind}`,
        drop: () => dropHabit(habit),
      }))}
    />
  )
}

interface HabitListProps {
  readonly legend: string
  readonly note?: string
  readonly habits: readonly {
    readonly id: string
    /** What question and answer are called. */
    readonly name: string
    readonly says: string
    drop(): void
  }[]
}

export function HabitList({ legend, note, habits }: HabitListProps) {
  const say = useSay()
  if (habits.length === 0) return null
  return (
    <fieldset className="habits">
      <legend>{legend}</legend>
      {note !== undefined && <small>{note}</small>}
      <ul>
        {habits.map(({ id, name, says, drop }) => (
          <li key={id}>
            <span>
              {name}
              <small>{say('online.habits.always', { says })}</small>
            </span>
            <button
              type="button"
              className="button"
              aria-label={say('online.habits.ask-about', { name })}
              onClick={drop}
            >
              <Icon name="undo" /> {say('online.habits.ask')}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
