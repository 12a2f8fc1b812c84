import type { OrderOf } from '@keep-flying/kernel'
import { useSay } from '../../i18n/language.tsx'
import { useTable } from '../../table/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useAnswering } from '../AnswerProvider.tsx'
import type { Picked } from '../answers.ts'
import { AboutCard } from '../Choice.tsx'
import { keepFocus } from '../keep-focus.ts'
import { cardIn } from '../looks.ts'

/** Moves an entry one place up. */
export function raised(picked: Picked, id: string): Picked {
  const at = picked.indexOf(id)
  const above = picked[at - 1]
  return above === undefined ? picked : picked.with(at - 1, id).with(at, above)
}

/** A list to be put in order: each entry can be moved up. */
export function Order({ decision }: { decision: OrderOf }) {
  const say = useSay()
  const { write } = useTable()
  const { picked, pick } = useAnswering()
  const ordered = picked.flatMap((id) => decision.options.find((option) => option.id === id) ?? [])
  return (
    <ol className={ordered.length > 3 ? 'dock-choices dock-dense' : 'dock-choices'}>
      {ordered.map((option, n) => (
        <li key={option.id} className="dock-choice" data-card={cardIn(option) ?? undefined}>
          <div className="dock-choice-line">
            <span className="dock-rank">{n + 1}</span>
            <span className="dock-choice-text">
              <strong>{write(option.text)}</strong>
            </span>
            {cardIn(option) !== null && <AboutCard card={cardIn(option) ?? ''} />}
            <button
              type="button"
              className="icon-button"
              data-choice
              disabled={n === 0}
              aria-label={say('dock.move-up', { what: write(option.text) })}
              onMouseDown={keepFocus}
              onClick={() => pick(raised(picked, option.id))}
            >
              <Icon name="down" className="dock-up" />
            </button>
          </div>
        </li>
      ))}
    </ol>
  )
}
