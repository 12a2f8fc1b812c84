import type { OneOf } from '@keep-flying/kernel'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { placeIn } from '../../../../dock/looks.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { useTable } from '../../table.tsx'
import { useIntent } from '../intent.tsx'
import { RouteCard } from '../RouteCard.tsx'
import { Sectors } from './Sectors.tsx'

/** The next sector of a flight under way, or the rest of a course that was laid on the chart. */
export function Course({ decision }: { decision: OneOf }) {
  const say = useSay()
  const { flight } = useTable().moment.view.turn
  const { course } = useIntent()
  const { picked } = useAnswering()
  const option = decision.options.find(({ id }) => id === picked[0])
  const place = option ? placeIn(option) : null
  const path = place !== null ? [place] : option ? [] : course
  return (
    <>
      {path.length > 0 ? (
        <RouteCard path={path} way={flight?.way ?? 'burn'} />
      ) : (
        <p className="dock-routecard dock-note">
          {flight && say('dock.flight-so-far', { n: flight.flown, left: flight.range - flight.flown })}
        </p>
      )}
      <Sectors decision={decision} />
    </>
  )
}
