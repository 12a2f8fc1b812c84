import type { Option } from '@keep-flying/kernel'
import { aboard, burnCost, burnRange, burnRoutes, moseyRange } from '@keep-flying/verse'
import { useMemo } from 'react'
import { useSay } from '../../i18n/language.tsx'
import { useLooking, usePointed, useTable } from '../../table/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useAnswering } from '../AnswerProvider.tsx'
import { burnSuggestions } from '../flight.ts'
import { RouteCard } from '../RouteCard.tsx'
import { MoseyTargets } from './MoseyTargets.tsx'
import { SuggestedRoutes } from './SuggestedRoutes.tsx'

/** Where to fly: how, the route chosen with its odds, and others worth a thought. */
export function FlyPanel({ options }: { options: readonly Option[] }) {
  const say = useSay()
  const { t, me } = useTable()
  const { course } = useLooking()
  const sector = usePointed()
  const { picked } = useAnswering()
  const routes = useMemo(() => (me ? burnRoutes(t, me) : new Map()), [t, me])
  const suggestions = useMemo(() => (me ? burnSuggestions(t, me) : []), [t, me])
  if (!me) return null
  const canBurn = options.some(({ id }) => id === 'burn')
  const isMosey = picked[0] === 'mosey' || !canBurn
  const pointed = sector === null ? undefined : routes.get(sector)
  const shown = pointed?.path ?? course
  return (
    <>
      <div className="dock-ways">
        <Way
          way="burn"
          isOpen={canBurn}
          isOn={!isMosey}
          note={
            canBurn
              ? say('dock.burn-note', { fuel: burnCost(t, me), n: burnRange(t, me) })
              : say('dock.burn-closed', { fuel: burnCost(t, me), n: aboard(me, 'fuel') })
          }
        />
        <Way
          way="mosey"
          isOpen={options.some(({ id }) => id === 'mosey')}
          isOn={isMosey}
          note={say('dock.mosey-note', { n: moseyRange(t, me) })}
        />
      </div>
      {isMosey ? (
        <MoseyTargets />
      ) : (
        <>
          {shown.length > 0 ? <RouteCard path={shown} /> : <p className="dock-note">{say('dock.pick-on-chart')}</p>}
          <SuggestedRoutes suggestions={suggestions} />
        </>
      )}
    </>
  )
}

function Way({ way, isOpen, isOn, note }: { way: 'burn' | 'mosey'; isOpen: boolean; isOn: boolean; note: string }) {
  const say = useSay()
  const { pick } = useAnswering()
  const { plan } = useLooking()
  return (
    <button
      type="button"
      className={isOn ? 'dock-way dock-on' : 'dock-way'}
      aria-pressed={isOn}
      aria-disabled={!isOpen}
      onClick={() => {
        if (!isOpen || isOn) return
        plan([])
        pick([way])
      }}
    >
      <Icon name={way} />
      <span>
        <strong>{say(`dock.way.${way}`)}</strong>
        <small>{note}</small>
      </span>
    </button>
  )
}
