import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { keepFocus } from './keep-focus.ts'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** What the figure is shown as. */
  readonly shown?: string
  /** The option that is counted: a figure on the keyboard then takes one more of it. */
  readonly option?: string
  onChange(value: number): void
}

/** A figure with less and more beside it; the figure itself can be typed. */
export function Stepper({ label, value, min, max, shown, option, onChange }: StepperProps) {
  const say = useSay()
  const set = (n: number) => {
    if (Number.isFinite(n)) onChange(Math.max(min, Math.min(max, Math.round(n))))
  }
  return (
    <fieldset className="dock-stepper" aria-label={label} data-option={option}>
      <button
        type="button"
        aria-label={say('dock.less')}
        disabled={value <= min}
        onMouseDown={keepFocus}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      {shown === undefined ? (
        <input
          type="number"
          aria-label={label}
          value={value}
          min={min}
          max={max}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
      ) : (
        <output aria-live="polite">{shown}</output>
      )}
      <button
        type="button"
        aria-label={say('dock.more')}
        data-choice={option}
        disabled={value >= max}
        onMouseDown={keepFocus}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
