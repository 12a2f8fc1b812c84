import { avatarOf, type Main, type Player } from '@keep-flying/encounters'
import { damageOn, healthOf } from '@keep-flying/encounters/ask'
import { Cameo } from '../../../cards/Cameo.tsx'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Touch } from '../board/Touch.tsx'
import { ownText } from '../cards/own-text.ts'
import { piles } from '../motion/piles.ts'
import { oneTo } from '../one-to.ts'
import { useTable } from '../table.tsx'
import { countIn } from '../zones.ts'
import './avatar.css'

/** A player's Avatar with Health, strikes, Talent and Flaw, and how much is in deck and discard pile. */
export function AvatarPlate({ main, player }: { main: Main; player: Player }) {
  const say = useSay()
  const { t, write } = useTable()
  const avatar = avatarOf(main.crew)
  const health = healthOf(t, main)
  const left = Math.max(0, health - damageOn(main))
  return (
    <>
      <h3 className="avatar-plate">
        <span className="fell">{avatar.name}</span>
        <small>{say('enc.rank', { n: avatar.rank })}</small>
      </h3>
      <div className="avatar-middle">
        <Cameo icons={['rank']} />
        <p>
          <b className="avatar-health">{left}</b>
          <small>{say('enc.health.of', { n: health })}</small>
          <small>
            <Icon name="defense" /> {say('enc.defense', { n: avatar.defense })}
          </small>
        </p>
      </div>
      <Pips health={health} left={left} />
      <ul className="avatar-strikes">
        {main.strikes.map(({ card, damage }) => (
          <li key={card}>
            <Touch spot={{ card }} className="avatar-strike">
              <Icon name="crew-strike" /> {call(write, 'card', card)} <b>{damage}</b>
            </Touch>
          </li>
        ))}
      </ul>
      <div className="avatar-texts">
        {(['talent', 'flaw'] as const).map((kind) => (
          <details key={kind} name="avatar-text">
            <summary>
              <Icon name={kind} /> {avatar[kind].name}
            </summary>
            <p>{ownText(main.crew, kind, write)}</p>
          </details>
        ))}
      </div>
      <p className="avatar-piles">
        <span data-pile={piles.deck}>
          <Icon name="draw-card" /> {say('enc.pile.deck')} <b>{countIn(player.deck)}</b>
        </span>
        <span data-pile={piles.discard}>
          <Icon name="discard" /> {say('enc.pile.discard')} <b>{countIn(player.discard)}</b>
        </span>
      </p>
    </>
  )
}

/** One pip for each point of Health. */
function Pips({ health, left }: { health: number; left: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {oneTo(health).map((pip) => (
        <i key={pip} data-lost={pip > left || undefined} />
      ))}
    </span>
  )
}
