import type { Option, Spot } from '@keep-flying/kernel'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useDeeds } from '../use-deeds.ts'
import { Figure } from './Figures.tsx'

/** What each of the things that can be done with a card now would cost. */
export function Prices({ spot }: { spot: Spot }) {
  const options = useDeeds()(spot)?.options ?? []
  return options.map((option) => <Price key={option.id} option={option} />)
}

/** What a deed costs, in its currency. */
export function Price({ option }: { option: Option }) {
  const { price, sign } = option
  if (price === undefined) return null
  return sign === 'either' ? <Either n={price} /> : <Figure of={currencyOf(option)} n={price} />
}

/** What may be paid in any mix of both. */
function Either({ n }: { n: number }) {
  const say = useSay()
  return (
    <span className="fig fig-either" title={say('enc.fig.either')}>
      <Icon name="recruit" label={say('enc.fig.either')} />
      <Icon name="attack" />
      <b>{n}</b>
    </span>
  )
}

function currencyOf({ group, sign }: Option): 'recruit' | 'attack' {
  if (sign === 'recruit' || sign === 'attack') return sign
  return group === 'scan' || group === 'fight' ? 'attack' : 'recruit'
}
