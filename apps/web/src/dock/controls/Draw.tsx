import type { OneOf } from '@keep-flying/kernel'
import { useSay } from '../../i18n/language.tsx'
import { countIn } from '../answers.ts'
import { Choice } from '../Choice.tsx'

/** Drawing unseen cards to consider: all at once, or one by one. */
export function Draw({ decision }: { decision: OneOf }) {
  const say = useSay()
  const n = countIn(decision)
  return (
    <ul className="dock-choices">
      <Choice id="draw-all" icon="eye" label={say('dock.draw-all', { n })} note={say('dock.draw-all-note')} />
      {n > 1 && <Choice id="draw" icon="eye" label={say('dock.draw-one')} note={say('dock.draw-one-note')} />}
    </ul>
  )
}
