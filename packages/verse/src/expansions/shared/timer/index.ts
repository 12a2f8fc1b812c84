import { text } from '@keep-flying/kernel'
import type { Counter, ShownPart } from '../../../box.ts'
import type { Table } from '../../../state.ts'
import { timerIn } from './state.ts'
import { cardTexts } from './text/card-texts.ts'
import { timerAnswers } from './timer.ts'

function counters({ state }: Table): readonly Counter[] {
  const timer = timerIn(state)
  if (!timer) return []
  const { left, of } = timer
  return [
    { is: 'timer', n: left, of, text: text(timer.last ? 'counter.last-turns' : 'counter.timer', { left, most: of }) },
  ]
}

/** Timer tokens, for the boxes whose stories or Set Up cards have them. */
export const timer: ShownPart = {
  answers: [timerAnswers],
  texts: cardTexts,
  counters,
}
