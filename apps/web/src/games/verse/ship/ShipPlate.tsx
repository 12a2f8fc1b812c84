import { text } from '@keep-flying/kernel'
import type { Captain } from '@keep-flying/verse'
import { goalsToReach, isOutlaw, solidContacts } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { Thing } from '../../../cards/Thing.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { useCounting } from '../../../ui/count.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { markOf } from '../../../ui/marks.ts'
import { useTable } from '../table.tsx'
import { Hull } from './Hull.tsx'
import './brass-plate.css'

/** Whose ship it is, and how its captain stands: money, law, goals, friends. */
export function ShipPlate({ captain }: { captain: Captain }) {
  const say = useSay()
  const { write } = useTable()
  const credits = useCounting(captain.credits)
  return (
    <section className="ship-plate" aria-label={say('ship.standing', { name: call(write, 'seat', captain.seat) })}>
      <div className="brass-plate">
        <Thing card={captain.ship} className="ship-name fell" />
        <span className="ship-class">{say('ship.class', { captain: call(write, 'seat', captain.seat) })}</span>
      </div>
      <div className="ship-hull">
        <Hull ship={captain.ship} color={markOf(captain.seat).color} />
        <MarkSign seat={captain.seat} size={15} />
      </div>
      <p className="ship-purse" data-guide="purse">
        {write(text('credits', { n: credits }))}
      </p>
      <Flags captain={captain} />
      <Solids captain={captain} />
    </section>
  )
}

function Flags({ captain }: { captain: Captain }) {
  const say = useSay()
  const { t, box, moment } = useTable()
  const story = box.stories.get(moment.view.options.story)
  const goals = story ? goalsToReach(story) : 0
  return (
    <ul className="ship-flags" data-guide="flags">
      {isOutlaw(t, captain) && (
        <li className="flag flag-bad">
          <Icon name="warning" /> {say('ship.outlaw')}
        </li>
      )}
      <li
        className={captain.warrants > 0 ? 'flag flag-bad' : 'flag'}
        title={say('ship.warrants', { n: captain.warrants })}
      >
        <Icon name="warrant" label={say('ship.warrants-sign')} /> {captain.warrants}
      </li>
      {goals > 0 && (
        <li className="flag" title={say('ship.goals', { n: captain.goals, of: goals })}>
          <Icon name="goal" label={say('ship.goals-sign')} /> {captain.goals}/{goals}
        </li>
      )}
    </ul>
  )
}

function Solids({ captain }: { captain: Captain }) {
  const say = useSay()
  const { t } = useTable()
  const contacts = solidContacts(t, captain)
  return (
    <div className="ship-solids" data-guide="solid">
      <h3 className="stencil">{say('ship.solid')}</h3>
      {contacts.length === 0 ? (
        <p className="ship-nobody">{say('ship.solid-nobody')}</p>
      ) : (
        <ul>
          {contacts.map((contact) => (
            <li key={contact}>
              <Icon name="solid" /> <CardLink id={contact} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
