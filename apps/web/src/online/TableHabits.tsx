import { suggested } from '@keep-flying/kernel'
import { useSay } from '../i18n/language.tsx'
import type { Company } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import { HabitList } from './Habits.tsx'

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
    return {
      id: kind,
      name: say(repeating.name),
      says: own ? say(own) : wordsFor(answer),
      drop: () => void company.setHabit(kind, null),
    }
  })
  return <HabitList legend={say('online.habits.table')} note={say('online.habits.table.note')} habits={habits} />
}
