import type { Spot } from '@keep-flying/kernel'
import { useAnswering } from '../dock/AnswerProvider.tsx'
import { iconOf } from '../dock/looks.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { optionsOf, useLooking, useTable } from './context.tsx'
import { isAt } from './lit.ts'
import './spot-deeds.css'

/** What may be done now with a thing that is looked at, by name. What is pressed is picked: the dock confirms it. */
export function SpotDeeds({ spot }: { spot: Spot }) {
  const say = useSay()
  const { decision, write } = useTable()
  const { openCard, openSeat } = useLooking()
  const { pick } = useAnswering()
  const options = decision?.form === 'one' ? optionsOf(decision).filter((option) => isAt(option, spot)) : []
  if (options.length === 0) return null
  return (
    <section className="spot-deeds">
      <h4 className="stencil">{say('table.deeds')}</h4>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className="button"
          value={option.id}
          onClick={() => {
            openCard(null)
            openSeat(null)
            pick([option.id])
          }}
        >
          <Icon name={iconOf(option) ?? 'check'} /> {write(option.text)}
        </button>
      ))}
    </section>
  )
}
