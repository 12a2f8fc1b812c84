import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** How many sectors off something is; infinitely many where no way leads there. */
export function Away({ n }: { n: number }) {
  const say = useSay()
  const words = say('ship.away', { n: Number.isFinite(n) ? n : -1 })
  if (n === 0) return <span className="away away-here">{words}</span>
  return (
    <span className="away" title={words}>
      <Icon name="range" />
      <span aria-hidden="true">{Number.isFinite(n) ? n : '–'}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
