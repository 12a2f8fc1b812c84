import { avatarOf, type Main } from '@keep-flying/encounters'
import { damageOn, healthOf } from '@keep-flying/encounters/ask'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { SeatTime } from '../../../table/SeatTime.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { markOf } from '../../../ui/marks.ts'
import { avatarPile } from '../motion/piles.ts'
import { oneTo } from '../one-to.ts'
import { useTable } from '../table.tsx'
import { useDeeds } from '../use-deeds.ts'
import { countIn } from '../zones.ts'
import './players.css'

/** Everybody at a glance: players with their Health and cards, then the Main Characters whom nobody plays. */
export function PlayersStrip() {
  const say = useSay()
  const { moment } = useTable()
  const { mains } = moment.view
  return (
    <nav className="enc-players" aria-label={say('table.players')} data-guide="players">
      {mains.map((main) =>
        main.seat === null ? (
          <Aboard key={main.crew} main={main} />
        ) : (
          <Seated key={main.crew} main={main} seat={main.seat} />
        ),
      )}
    </nav>
  )
}

function Seated({ main, seat }: { main: Main; seat: number }) {
  const say = useSay()
  const { t, moment } = useTable()
  const { openSeat } = useLooking()
  const deeds = useDeeds()({ seat })
  const { active, players, turn } = moment.view
  const health = healthOf(t, main)
  const left = Math.max(0, health - damageOn(main))
  const hand = players[seat]?.hand
  const offers = turn.coordinated.filter(({ owner, played }) => owner === seat && !played).length
  const helped = turn.coordinated.some(({ owner, played }) => owner === seat && played)
  const flag = main.down ? 'down' : offers > 0 ? 'offers' : helped ? 'helped' : null
  const isActive = active === seat
  return (
    <button
      type="button"
      className="enc-player"
      data-pile={avatarPile(main.crew)}
      style={{ borderColor: isActive ? markOf(seat).color : undefined }}
      data-active={isActive || undefined}
      data-down={main.down || undefined}
      data-lit={deeds ? true : undefined}
      data-picked={deeds?.picked || undefined}
      aria-current={isActive || undefined}
      title={moment.seats[seat]?.name ?? ''}
      onClick={() => (deeds ? deeds.touch() : openSeat(seat))}
    >
      <MarkSign seat={seat} size={15} />
      <span className="enc-player-text">
        <span className="enc-player-name">
          <strong>{avatarOf(main.crew).name}</strong>
          {moment.seats[seat]?.kind === 'bot' && <Icon name="bot" label={say('table.seat.bot')} />}
          {moment.waiting.includes(seat) && !isActive && <Icon name="clock" label={say('table.seat.waited-for')} />}
          {isActive && <Icon name="dinosaur" label={say('enc.has-turn')} />}
          {flag && <Flag flag={flag} />}
        </span>
        <span className="enc-player-facts">
          <Icon name="health" label={say('enc.health')} />
          <b>{left}</b>/{health}
          <span className="enc-backs" role="img" aria-label={say('enc.cards-in-hand', { n: hand ? countIn(hand) : 0 })}>
            {oneTo(hand ? countIn(hand) : 0).map((back) => (
              <i key={back} />
            ))}
          </span>
          <SeatTime seat={seat} />
        </span>
      </span>
    </button>
  )
}

/** What a player is to the one who has the turn; on a phone an offer is a ring, and the rest must do without. */
function Flag({ flag }: { flag: 'down' | 'offers' | 'helped' }) {
  const say = useSay()
  return (
    <span className={`enc-flag enc-flag-${flag}`}>
      <Icon name="coordinate" />
      <span>{say(`enc.flag.${flag}`)}</span>
    </span>
  )
}

/** A Main Character whom nobody plays. */
function Aboard({ main }: { main: Main }) {
  const say = useSay()
  const deeds = useDeeds()({ place: `avatar-${main.crew}` })
  return (
    <button
      type="button"
      className="enc-aboard"
      data-pile={avatarPile(main.crew)}
      data-down={main.down || undefined}
      data-lit={deeds ? true : undefined}
      data-picked={deeds?.picked || undefined}
      title={say('enc.nobody-plays')}
      onClick={() => deeds?.touch()}
    >
      <Icon name={main.down ? 'downed' : 'rank'} />
      <span>
        <b>{avatarOf(main.crew).name}</b>
        <small>{say(main.down ? 'enc.flag.down' : 'enc.aboard')}</small>
      </span>
    </button>
  )
}
