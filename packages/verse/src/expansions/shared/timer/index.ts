import { text } from '@keep-flying/kernel'
import type { Counter, Part } from '../../../box.ts'
import type { Table } from '../../../state.ts'
import { timerSituation } from './situation.ts'
import { timerIn } from './state.ts'
import { cardTexts } from './text/card-texts.ts'
import { timerHooks } from './timer.ts'

function counters({ state }: Table): readonly Counter[] {
  const timer = timerIn(state)
  if (!timer) return []
  const { left, of } = timer
  return [
    { is: 'timer', n: left, of, text: text(timer.last ? 'counter.last-turns' : 'counter.timer', { left, most: of }) },
  ]
}

/** A stack never holds more tokens than there were. */
function checkLaws({ state }: Table, law: Parameters<NonNullable<Part['checkLaws']>>[1]): void {
  const timer = timerIn(state)
  if (timer) law(timer.left >= 0 && timer.left <= timer.of, `The timer has ${timer.left} of ${timer.of} tokens.`)
}

/** Timer tokens, for the boxes whose stories or Set Up cards have them. */
export const timer: Part = {
  hooks: [timerHooks],
  situation: timerSituation,
  texts: cardTexts,
  counters,
  checkLaws,
}
