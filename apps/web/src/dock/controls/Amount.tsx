import type { AmountOf } from '@keep-flying/kernel'
import { useSay } from '../../i18n/language.tsx'
import { useTable } from '../../table/context.tsx'
import { useAnswering } from '../AnswerProvider.tsx'
import { answerOf } from '../answers.ts'
import { Foretold } from '../Foretold.tsx'
import { keepFocus } from '../keep-focus.ts'
import { Stepper } from '../Stepper.tsx'

/** A step right to one end. */
export function Quick({ words, onPick }: { words: string; onPick(): void }) {
  return (
    <button type="button" className="button" data-choice onMouseDown={keepFocus} onClick={onPick}>
      {words}
    </button>
  )
}

/** How many: a stepper, quick steps to the ends and, for large sums, a slider. */
export function Amount({ decision, isSum = false }: { decision: AmountOf; isSum?: boolean }) {
  const say = useSay()
  const { game, write } = useTable()
  const { picked, pick } = useAnswering()
  const { min, max } = decision
  const n = Number(picked[0] ?? min)
  return (
    <div className="dock-amount">
      <Stepper label={write(decision.prompt)} value={n} min={min} max={max} onChange={(to) => pick([String(to)])} />
      {isSum && (
        <input
          type="range"
          aria-label={write(decision.prompt)}
          min={min}
          max={max}
          step={Math.max(1, Math.min(100, max - min))}
          value={n}
          onChange={({ target }) => pick([target.value])}
        />
      )}
      <div className="dock-row">
        <Quick words={say('dock.least', { n: min })} onPick={() => pick([String(min)])} />
        <Quick words={say('dock.most', { n: max })} onPick={() => pick([String(max)])} />
      </div>
      {game.dock.foretells(decision, null) && <Foretold decision={decision} value={answerOf(decision, picked)} />}
    </div>
  )
}
