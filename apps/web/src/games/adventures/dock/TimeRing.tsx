import { useSay } from '../../../i18n/language.tsx'

/** Time in a ring: solid for what is paid by itself, dashed for what lengthens something else, square for what may be done at any time. */
export function TimeRing({ moments, look = 'action' }: { moments: number; look?: 'action' | 'boost' | 'any-time' }) {
  const say = useSay()
  return (
    <span className="time-ring" data-look={look} title={say('adv.moments', { n: moments })}>
      <span aria-hidden="true">{look === 'boost' ? `+${moments}` : moments}</span>
      <span className="visually-hidden">{say('adv.moments', { n: moments })}</span>
    </span>
  )
}
