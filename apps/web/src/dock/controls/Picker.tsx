import type { SomeOf } from '@keep-flying/kernel'
import { useSay } from '../../i18n/language.tsx'
import { useTable } from '../../table/context.tsx'
import { useAnswering } from '../AnswerProvider.tsx'
import { answerOf, type Picked } from '../answers.ts'
import { Choice } from '../Choice.tsx'
import { Foretold } from '../Foretold.tsx'
import { cardIn, iconOf } from '../looks.ts'

/** Ticks one more or one less; where only one may be picked, the newer pick counts. */
export function toggled(picked: Picked, id: string, max: number): Picked {
  if (picked.includes(id)) return picked.filter((other) => other !== id)
  if (max === 1) return [id]
  return picked.length < max ? [...picked, id] : picked
}

/** Several answers of many, with how many may still be picked. */
export function Picker({ decision }: { decision: SomeOf }) {
  const say = useSay()
  const { game, write } = useTable()
  const { picked, pick } = useAnswering()
  const { options, min, max } = decision
  return (
    <>
      <p className="dock-note" aria-live="polite">
        {say('dock.picked', { n: picked.length, max, min })}
      </p>
      <ul className="dock-choices dock-dense">
        {options.map((option) => (
          <Choice
            key={option.id}
            id={option.id}
            multiple
            label={write(option.text)}
            note={game.dock.noteOn(decision, cardIn(option))}
            icon={iconOf(option) ?? undefined}
            card={cardIn(option) ?? undefined}
            onPick={() => pick(toggled(picked, option.id, max))}
          />
        ))}
      </ul>
      {game.dock.foretells(decision, null) && <Foretold decision={decision} value={answerOf(decision, picked)} />}
    </>
  )
}
