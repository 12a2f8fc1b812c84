import type { Decision, Option } from '@keep-flying/kernel'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { iconOf } from './looks.ts'

interface Offer {
  readonly decision: number
  readonly option: Option
}

/** What may be done meanwhile, though nobody waits for it: what somebody has begun with the viewer is said in full. */
export function OpenOffers() {
  const say = useSay()
  const { offers, write } = useTable()
  const begun = offers.filter(({ underWay }) => underWay)
  const open = offers.filter(({ underWay }) => !underWay).flatMap(offersIn)
  return (
    <>
      {begun.map((offer) => (
        <section key={offer.number}>
          <p className="dock-note">{write(offer.prompt)}</p>
          <Buttons offers={offersIn(offer)} />
        </section>
      ))}
      {open.length > 0 && (
        <details className="dock-more">
          <summary>{say('dock.meanwhile', { n: open.length })}</summary>
          <Buttons offers={open} />
        </details>
      )}
    </>
  )
}

function offersIn(decision: Decision): Offer[] {
  return decision.form === 'one' ? decision.options.map((option) => ({ decision: decision.number, option })) : []
}

function Buttons({ offers }: { offers: readonly Offer[] }) {
  const { write } = useTable()
  const { takeOffer } = useAnswering()
  return (
    <ul className="dock-offers">
      {offers.map(({ decision, option }) => (
        <li key={`${decision} ${option.id}`}>
          <button type="button" className="button" onClick={() => takeOffer(decision, option.id)}>
            <Icon name={iconOf(option) ?? 'deal'} /> {write(option.text)}
          </button>
        </li>
      ))}
    </ul>
  )
}
