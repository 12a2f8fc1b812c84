import type { Rules } from '@keep-flying/kernel'
import type { Table } from '../state.ts'
import type { Episode, Task, TaskId } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { doEffects, followText } from './effects.ts'
import { endEpisode, loseGame } from './end.ts'
import { currentEpisode, tell } from './table.ts'

/** Objectives: their tasks, rewards and what failing them brings. */

function taskOf(t: Table, id: TaskId): Task | undefined {
  return currentEpisode(t).tasks.find((task) => task.id === id)
}

const taskName = (id: TaskId) => ({ name: 'task', id })

/** A task is done: its reward at once, and the Episode ends if it was the last. */
export function* completeTask(t: Table, id: TaskId): Rules<boolean> {
  const task = taskOf(t, id)
  if (!task || t.state.tasks[id] !== 'open') return false
  t.state.tasks[id] = 'done'
  tell(t, 'task-done', { task: taskName(id) })
  const context: Context = { you: t.state.active, card: null }
  yield* doEffects(t, context, task.reward)
  for (const ability of currentEpisode(t).abilities)
    if ('at' in ability && ability.at === 'task-done' && ability.task === id) yield* followText(t, context, ability)
  checkEpisode(t)
  return true
}

/** A task has failed; failing a Mandatory one loses the game. */
export function* failTask(t: Table, id: TaskId): Rules<boolean> {
  const task = taskOf(t, id)
  if (!task || t.state.tasks[id] !== 'open') return false
  t.state.tasks[id] = 'failed'
  tell(t, 'task-failed', { task: taskName(id) })
  if (task.mandatory) loseGame(t, 'mandatory-failed')
  yield* doEffects(t, { you: t.state.active, card: null }, task.failure ?? [])
  checkEpisode(t)
  return true
}

/** The Episode ends the moment every task of it is done or has failed. */
function checkEpisode(t: Table): void {
  if (!hasOpenTasks(t)) endEpisode(t)
}

export function hasOpenTasks({ state }: Table): boolean {
  for (const id in state.tasks) if (state.tasks[id] === 'open') return true
  return false
}

/** Follows the texts of an Objective for a time: as its Episode begins, or when that is over. */
export function* objectiveTexts(t: Table, { abilities }: Episode, at: 'setup' | 'end-of-episode'): Rules<void> {
  for (const ability of abilities)
    if ('at' in ability && ability.at === at) yield* followText(t, { you: t.state.active, card: null }, ability)
}

/** Whether every task of the Episode was completed. */
export function isFullyCompleted({ state }: Table): boolean {
  return Object.values(state.tasks).every((task) => task === 'done')
}
