import type { Space } from '@keep-flying/encounters'
import { attackFor, inevitableAt, placeOf, scanCost } from '@keep-flying/encounters/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Prices } from '../cards/Prices.tsx'
import { useTable } from '../table.tsx'
import { useDeeds } from '../use-deeds.ts'
import { countIn, knownIn } from '../zones.ts'
import { CardBack, TimerBack } from './CardBack.tsx'
import { EpisodeCard } from './EpisodeCard.tsx'
import { Short } from './Short.tsx'
import { Touch } from './Touch.tsx'
import './verse.css'

/** The 'Verse as it moves: cards enter at the right and are pushed to the fight at the left. */
export function Verse() {
  const say = useSay()
  const { moment } = useTable()
  const spaces = moment.view.verse.map((space, index) => ({ space, index })).toReversed()
  return (
    <section className="verse" aria-label={say('enc.verse')} data-guide="verse">
      <header>
        <h3 className="stencil">{say('enc.verse')}</h3>
        <small>{say('enc.verse.pushes')}</small>
      </header>
      <ol>
        {spaces.map(({ space, index }) => (
          <li key={index}>
            <SpaceFrame space={space} index={index} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function SpaceFrame({ space, index }: { space: Space; index: number }) {
  const say = useSay()
  const { t } = useTable()
  const deeds = useDeeds()
  const [shown] = space.shown.cards
  const isHidden = countIn(space.hidden) > 0
  const place = { place: placeOf(index) }
  // What is asked may be about the space, whatever lies in it.
  const spot = shown === undefined || deeds(place) ? place : { card: shown }
  const label =
    shown === undefined ? say(isHidden ? 'enc.space.hidden' : 'enc.space.empty', { n: index + 1 }) : undefined
  const lit = deeds(spot)
  return (
    <div className="verse-space" data-lit={lit ? true : undefined} data-picked={lit?.picked || undefined}>
      <Icon name="chev" className="space-push" />
      {shown !== undefined ? (
        <Touch spot={spot} className="space-card" thing={shown}>
          <EpisodeCard card={shown} />
        </Touch>
      ) : isHidden ? (
        <Touch spot={spot} className="space-card" label={label ?? ''} thing={placeOf(index)}>
          {inevitableAt(t.state) === index ? <TimerBack /> : <CardBack known={knownIn(space.hidden)} />}
        </Touch>
      ) : (
        <Touch spot={spot} className="space-card space-empty" label={label ?? ''}>
          <span />
        </Touch>
      )}
      <Attached cards={space.attached.cards} />
      <span className="space-plaque">
        <u>{index + 1}</u>
        {shown === undefined ? (
          isHidden && inevitableAt(t.state) !== index && <ScanPrice index={index} />
        ) : (
          <>
            <Prices spot={spot} />
            {!lit && <Short card={shown} />}
          </>
        )}
      </span>
    </div>
  )
}

function ScanPrice({ index }: { index: number }) {
  const say = useSay()
  const { t, moment } = useTable()
  const cost = scanCost(t, index)
  const missing = moment.viewer === moment.view.active ? cost - attackFor(t, { scan: true }) : 0
  return (
    <span className="space-price">
      {missing > 0 ? <span className="short">{say('enc.short', { n: missing })}</span> : say('enc.scan')}
      <Icon name="scan" label={say('enc.scan')} /> <b>{cost}</b>
    </span>
  )
}

/** Cards attached to a space. */
function Attached({ cards }: { cards: readonly string[] }) {
  const { write } = useTable()
  if (cards.length === 0) return null
  return (
    <ul className="space-attached">
      {cards.map((card) => (
        <li key={card}>
          <Touch spot={{ card }} className="space-attached-card">
            <Icon name="link" /> {call(write, 'card', card)}
          </Touch>
        </li>
      ))}
    </ul>
  )
}
