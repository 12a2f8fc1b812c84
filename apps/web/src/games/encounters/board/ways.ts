import type { Task } from '@keep-flying/encounters'
import { type TaskCard, taskCards, taskCount } from '@keep-flying/encounters/ask'
import { call } from '../../../cards/names.ts'
import { type Say, useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

interface Way {
  readonly at: TaskCard['at']
  readonly words: string
}

/** How far a task has come, which cards complete it or bring it on, and where these lie. */
export function useWays({ id }: Task): readonly Way[] {
  const say = useSay()
  const { moment, write } = useTable()
  const count = taskCount(moment.view, id)
  const ways = taskCards(moment.view, id).map((way) => ({
    at: way.at,
    words: wayText(way, call(write, 'card', way.card), say),
  }))
  return count === null ? ways : [{ at: null, words: say('enc.way.count', { n: count.done, of: count.need }) }, ...ways]
}

/** Where a card lies that completes a task. */
function wayText({ at }: TaskCard, card: string, say: Say): string {
  if (at === null) return say('enc.way.hidden', { card })
  return typeof at === 'number' ? say('enc.way.space', { card, n: at }) : say(`enc.way.${at}`, { card })
}
