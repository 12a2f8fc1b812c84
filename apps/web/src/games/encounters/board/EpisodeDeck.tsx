import { timerOf } from '@keep-flying/encounters/ask'
import { useSay } from '../../../i18n/language.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { piles } from '../motion/piles.ts'
import { oneTo } from '../one-to.ts'
import { useTable } from '../table.tsx'
import { turnsToEnd } from '../timer.ts'
import { countIn } from '../zones.ts'
import { CardBack } from './CardBack.tsx'
import './episode-deck.css'

/** What is still to come, and how long the Inevitable card leaves the team. */
export function EpisodeDeck() {
  const say = useSay()
  const { t, moment } = useTable()
  const { episodeDeck, players, counted } = moment.view
  const left = countIn(episodeDeck)
  const { turnsToEnter, spacesToCross } = timerOf(t)
  const turnsLeft = turnsToEnd(t)
  return (
    <section className="episode-deck" aria-label={say('enc.deck')} data-guide="timer" data-pile={piles.episode}>
      <header>
        <h3 className="stencil">{say('enc.deck')}</h3>
        <small>{say('enc.deck.left', { n: left })}</small>
      </header>
      <div className="episode-deck-row">
        <div className="episode-deck-pile" data-left={Math.min(left, 3)}>
          {left > 0 && <CardBack />}
          <b>{left}</b>
        </div>
        <div className="episode-deck-timer">
          <p>
            <Icon name="inevitable" /> <b>{say('enc.inevitable')}</b>
          </p>
          {turnsToEnter > 0 && <p>{say('enc.inevitable.enters', { n: turnsToEnter })}</p>}
          <p>{say('enc.inevitable.ends', { n: turnsLeft })}</p>
        </div>
      </div>
      <div
        className="episode-deck-track"
        role="img"
        aria-label={say('enc.inevitable.track', {
          deck: turnsToEnter,
          spaces: spacesToCross,
          n: players.length - counted.length,
        })}
      >
        <Boxes n={Math.min(turnsToEnter, 12)} label={say('enc.track.deck')} />
        <Boxes n={spacesToCross} label={say('enc.track.verse')} />
        <span className="track-part track-fight">
          <span>
            {players.map(({ seat }) => (
              <i key={seat} data-counted={counted.includes(seat) || undefined}>
                <MarkSign seat={seat} size={9} />
              </i>
            ))}
          </span>
          <small>{say('enc.track.fight')}</small>
        </span>
      </div>
    </section>
  )
}

function Boxes({ n, label }: { n: number; label: string }) {
  if (n === 0) return null
  return (
    <span className="track-part">
      <span>
        {oneTo(n).map((box) => (
          <i key={box} />
        ))}
      </span>
      <small>{label}</small>
    </span>
  )
}
