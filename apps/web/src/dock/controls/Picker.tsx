import { brokenLimits, type Option, type SomeOf } from '@keep-flying/kernel'
import { useSay } from '../../i18n/language.tsx'
import { useTable } from '../../table/context.tsx'
import { useAnswering } from '../AnswerProvider.tsx'
import { answerOf, timesIn, toggled, withTimes } from '../answers.ts'
import { Choice } from '../Choice.tsx'
import { Foretold } from '../Foretold.tsx'
import { cardIn, iconOf } from '../looks.ts'
import { Stepper } from '../Stepper.tsx'

/** Several answers of many, some of them perhaps more than once, with what may still be picked or is too much. */
export function Picker({ decision }: { decision: SomeOf }) {
  const say = useSay()
  const { game, write } = useTable()
  const { picked } = useAnswering()
  const { options, min, max } = decision
  const broken = brokenLimits(decision, picked)
  return (
    <>
      <p className="dock-note" aria-live="polite">
        {broken.map(({ text }) => write(text)).join(' ')}
        {/* What has a price is counted by that. */}
        {!decision.limits && say(min === max ? 'dock.picked.just' : 'dock.picked', { n: picked.length, max, min })}
      </p>
      <ul className="dock-choices dock-dense">
        {options.map((option) => (
          <Pick key={option.id} decision={decision} option={option} />
        ))}
      </ul>
      {game.dock.foretells(decision, null) && <Foretold decision={decision} value={answerOf(decision, picked)} />}
    </>
  )
}

function Pick({ decision, option }: { decision: SomeOf; option: Option }) {
  const { game, write } = useTable()
  const { picked, pick } = useAnswering()
  const { id, most = 1 } = option
  const note = game.dock.noteOn(decision, cardIn(option), option)
  if (most > 1)
    return (
      <li className="dock-choice">
        <div className="dock-choice-line">
          <span className="dock-choice-text">
            <strong>{write(option.text)}</strong>
            {note && <small>{note}</small>}
          </span>
          <Stepper
            label={write(option.text)}
            value={timesIn(picked, id)}
            min={0}
            max={most}
            option={id}
            onChange={(times) => pick(withTimes(picked, id, times))}
          />
        </div>
      </li>
    )
  return (
    <Choice
      id={id}
      multiple
      label={write(option.text)}
      note={note}
      icon={iconOf(option) ?? undefined}
      card={cardIn(option) ?? undefined}
      onPick={() => pick(toggled(picked, id, decision.max))}
    />
  )
}
