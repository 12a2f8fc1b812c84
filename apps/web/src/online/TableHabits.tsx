import { suggested } from '@keep-flying/kernel'
import { useSay } from '../i18n/language.tsx'
import type { Company } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import { HabitLine } from './Habits.tsx'

/** What the server answers for the viewer at this table, each to be asked again. */
export function TableHabits({ company }: { company: Company }) {
  const say = useSay()
  const { game } = useTable()
  const wordsFor = (answer: string) => {
    if (answer === suggested) return say('dock.habit.suggested')
    return say(answer === 'yes' ? 'dock.yes' : 'dock.no')
  }
  const habits = Object.entries(company.table.habits).flatMap(([kind, answer]) => {
    const repeating = game.dock.repeats[kind]
    if (!repeating || !(answer in repeating.answers)) return []
    const own = repeating.answers[answer]
    return { kind, name: say(repeating.name), says: own ? say(own) : wordsFor(answer) }
  })
  if (habits.length === 0) return null
  return (
    <section>
      <h3 className="stencil">{say('online.habits.table')}</h3>
      <p>{say('online.habits.table.note')}</p>
      <div className="habits">
        <ul>
          {habits.map(({ kind, name, says }) => (
            <HabitLine key={kind} name={name} says={says} drop={() => void company.setHabit(kind, null)} />
          ))}
        </ul>
      </div>
    </section>
  )
}
