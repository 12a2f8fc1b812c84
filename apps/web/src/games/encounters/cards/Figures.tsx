import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { figuresOf } from './kinds.ts'
import './figures.css'

/** A price or a gain: always a sign and a figure. */
export function Figure({ of, n, label }: { of: 'recruit' | 'attack' | 'credits'; n: number | string; label?: string }) {
  const say = useSay()
  return (
    <span className={`fig fig-${of}`} title={label ?? say(`enc.fig.${of}`)}>
      <Icon name={of} label={say(`enc.fig.${of}`)} />
      <b>{n}</b>
    </span>
  )
}

/** What a card of a deck gives when it is played. */
export function CardFigures({ card }: { card: string }) {
  const { recruit, attack } = figuresOf(card)
  if (recruit === undefined && attack === undefined) return null
  return (
    <span className="figs">
      {recruit !== undefined && <Figure of="recruit" n={recruit} />}
      {attack !== undefined && <Figure of="attack" n={attack} />}
    </span>
  )
}
