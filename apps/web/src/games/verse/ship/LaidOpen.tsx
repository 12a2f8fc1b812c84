import { laidOpen } from '@keep-flying/verse/ask'
import { Fragment } from 'react'
import { CardLink } from '../../../cards/CardLink.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

/** Cards that lie open beside the board (null) or beside a captain's ship, and what lies under them. */
export function LaidOpenCards({ seat }: { seat: number | null }) {
  const say = useSay()
  const { t, write } = useTable()
  const cards = laidOpen(t).filter((one) => one.seat === seat)
  if (cards.length === 0) return null
  return (
    <>
      <h3 className="stencil">{say(seat === null ? 'ship.laid-open' : 'ship.laid-beside')}</h3>
      <ul className="job-list laid-open">
        {cards.map(({ card, under, says }) => (
          <li key={card} className="job">
            <Icon name="fugitive" /> <CardLink id={card} /> <small>{write(says)}</small>
            {under.map((one) => (
              <Fragment key={one}>
                {' '}
                <CardLink id={one} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
