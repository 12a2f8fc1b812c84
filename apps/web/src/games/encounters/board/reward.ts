import { describeTask, type Task } from '@keep-flying/encounters'
import type { Writer } from '@keep-flying/kernel'

/** What completing a task brings and what failing it costs, in words. */
export function rewardText(task: Task, write: Writer): string {
  return describeTask(task)
    .filter(({ part }) => part !== 'title')
    .map(write)
    .join(' ')
}
