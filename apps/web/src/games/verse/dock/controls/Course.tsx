import type { OneOf } from '@keep-flying/kernel'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { useIntent } from '../intent.tsx'
import { RouteCard } from '../RouteCard.tsx'
import { Sectors } from './Sectors.tsx'

/** The next sector of a flight under way, or the rest of a course that was laid on the chart. */
export function Course({ decision }: { decision: OneOf }) {
  const say = useSay()
  const { course } = useIntent()
  const { picked } = useAnswering()
  return (
    <>
      {picked.length === 0 && course.length > 1 && <RouteCard path={course} />}
      <Sectors decision={decision} />
      <p className="dock-note">{say('dock.course-note')}</p>
    </>
  )
}
