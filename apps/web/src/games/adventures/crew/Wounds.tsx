import type { CrewMember } from '@keep-flying/adventures'
import { woundsOf } from '@keep-flying/adventures/ask'
import { useSay } from '../../../i18n/language.tsx'

/** Wounds as drops: so many taken of so many. */
export function Wounds({ who }: { who: CrewMember }) {
  const say = useSay()
  const most = woundsOf(who)
  const drops = Array.from({ length: most }, (_, n) => ({ key: `${n}`, isTaken: n < who.wounds }))
  return (
    <span className="wounds" role="img" aria-label={say('adv.wounds', { n: who.wounds, of: most })}>
      {drops.map(({ key, isTaken }) => (
        <i key={key} data-taken={isTaken || undefined} />
      ))}
    </span>
  )
}
