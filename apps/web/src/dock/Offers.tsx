import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { iconOf } from './looks.ts'

/** What may be done meanwhile, though nobody waits for it. */
export function Offers() {
  const say = useSay()
  const { offers, write } = useTable()
  const { takeOffer } = useAnswering()
  const open = offers.flatMap((offer) =>
    offer.form === 'one' ? offer.options.map((option) => ({ offer: offer.number, option })) : [],
  )
  if (open.length === 0) return null
  return (
    <details className="dock-more">
      <summary>{say('dock.meanwhile', { n: open.length })}</summary>
      <ul className="dock-offers">
        {open.map(({ offer, option }) => (
          <li key={option.id}>
            <button type="button" className="button" onClick={() => takeOffer(offer, option.id)}>
              <Icon name={iconOf(option) ?? 'deal'} /> {write(option.text)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
