import type { Played } from '../../../box.ts'
import type { PartEngine } from '../../../boxes/engine.ts'
import type { Table } from '../../../state.ts'
import { timer } from './index.ts'
import { timerSituation } from './situation.ts'
import { timerIn } from './state.ts'
import { timerHooks } from './timer.ts'

/** A stack never holds more tokens than there were. */
function checkLaws({ state }: Table, law: Parameters<Played['checkLaws']>[1]): void {
  const timer = timerIn(state)
  if (timer) law(timer.left >= 0 && timer.left <= timer.of, `The timer has ${timer.left} of ${timer.of} tokens.`)
}

export const timerPlayed: PartEngine = {
  of: timer,
  plays: { hooks: [timerHooks], situation: timerSituation, checkLaws },
}
