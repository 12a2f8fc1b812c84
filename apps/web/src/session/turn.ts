import type { Moment } from './types.ts'

/** Whether the game waits for whoever looks at it. */
export function isMyTurn(moment: Moment | null): boolean {
  return moment !== null && moment.viewer !== null && !moment.over && moment.waiting.includes(moment.viewer)
}
