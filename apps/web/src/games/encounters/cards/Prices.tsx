import type { Option, Spot } from '@keep-flying/kernel'
import { useDeeds } from '../use-deeds.ts'
import { Figure } from './Figures.tsx'

/** What each of the things that can be done with a card now would cost. */
export function Prices({ spot }: { spot: Spot }) {
  const options = useDeeds()(spot)?.options ?? []
  return options.map((option) => <Price key={option.id} option={option} />)
}

/** What a deed costs, in its currency. */
export function Price({ option }: { option: Option }) {
  const { price } = option
  return price === undefined ? null : <Figure of={currencyOf(option)} n={price} />
}

function currencyOf({ group, sign }: Option): 'recruit' | 'attack' {
  if (sign === 'recruit' || sign === 'attack') return sign
  return group === 'scan' || group === 'fight' ? 'attack' : 'recruit'
}
