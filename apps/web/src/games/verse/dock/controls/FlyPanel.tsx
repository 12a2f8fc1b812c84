import type { Option } from '@keep-flying/kernel'
import { aboard, burnCost, burnRange, moseyRange } from '@keep-flying/verse/ask'
import { Suspense, useMemo } from 'react'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { later } from '../../../../ui/later.tsx'
import { useTable } from '../../table.tsx'
import { flightSuggestions } from '../flight.ts'
import { useIntent } from '../intent.tsx'
import { RouteCard } from '../RouteCard.tsx'
import { MoseyTargets } from './MoseyTargets.tsx'
import { SuggestedRoutes } from './SuggestedRoutes.tsx'

const OtherWays = later(async () => (await import('./OtherWays.tsx')).OtherWays)

/** Where to fly: how, the course chosen with its odds, and others worth a thought. */
export function FlyPanel({ options }: { options: readonly Option[] }) {
  const say = useSay()
  const { t, me } = useTable()
  const { course } = useIntent()
  const { picked } = useAnswering()
  const suggestions = useMemo(() => (me ? flightSuggestions(t, me) : []), [t, me])
  if (!me) return null
  const canBurn = options.some(({ id }) => id === 'burn')
  const isMosey = picked[0] === 'mosey' || !canBurn
  const end = course.at(-1)
  const suggestion = suggestions.find(({ path }) => path.at(-1) === end)
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
      <div className="dock-flight">
        {course.length > 0 ? (
          <RouteCard path={course} way={isMosey ? 'mosey' : 'burn'} suggestion={suggestion} />
        ) : (
          <p className="dock-routecard dock-note">{say('dock.pick-on-chart')}</p>
        )}
        {isMosey ? (
          <MoseyTargets />
        ) : (
          <div>
            <SuggestedRoutes suggestions={suggestions} />
            <Suspense fallback={null}>
              <OtherWays />
            </Suspense>
          </div>
        )}
      </div>
    </>
  )
}

function Way({ way, isOpen, isOn, note }: { way: 'burn' | 'mosey'; isOpen: boolean; isOn: boolean; note: string }) {
  const say = useSay()
  const { flyBy } = useIntent()
  return (
    <button
      type="button"
      className={isOn ? 'dock-way dock-on' : 'dock-way'}
      aria-pressed={isOn}
      aria-disabled={!isOpen}
      onClick={() => {
        if (isOpen && !isOn) flyBy(way)
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
