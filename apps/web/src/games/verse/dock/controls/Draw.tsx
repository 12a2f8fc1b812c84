import type { OneOf } from '@keep-flying/kernel'
import { countIn } from '../../../../dock/answers.ts'
import { Choice } from '../../../../dock/Choice.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { drawAll } from '../deeds.ts'

/** Drawing unseen cards to consider: all at once, or one by one. */
export function Draw({ decision }: { decision: OneOf }) {
  const say = useSay()
  const n = countIn(decision)
  return (
    <ul className="dock-choices">
      <Choice id={drawAll} icon="eye" label={say('dock.draw-all', { n })} note={say('dock.draw-all-note')} />
      {n > 1 && <Choice id="draw" icon="eye" label={say('dock.draw-one')} note={say('dock.draw-one-note')} />}
    </ul>
  )
}
