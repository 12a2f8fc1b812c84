import { boxCard, type CardId, type Played as PlayedCard } from '@keep-flying/encounters'
import type { Decision } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { isAt } from '../../../table/lit.ts'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { markOf } from '../../../ui/marks.ts'
import { Touch } from '../board/Touch.tsx'
import { Band } from '../cards/Band.tsx'
import { CardFigures } from '../cards/Figures.tsx'
import { classOf } from '../cards/kinds.ts'
import { pictureOf } from '../cards/pictures.ts'
import { Vignette } from '../cards/Vignette.tsx'
import { useTable } from '../table.tsx'

/** What others have offered, then what was played this turn, in order, and which classes are there for combos. */
export function Played() {
  const say = useSay()
  const { moment, decision, offers } = useTable()
  const { played, coordinated } = moment.view.turn
  const mine = decision?.kind === 'action'
  const noteOn = (card: CardId) => (mine ? 'enc.take-copy' : isRecallable(offers, card) ? 'enc.recall' : 'enc.offered')
  const kept = played.filter(({ gone }) => !gone)
  const classes = [...new Set(played.flatMap(({ card }) => classOf(card) ?? []))]
  const offered = coordinated.filter((one) => !one.played)
  return (
    <>
      <h3 className="stencil enc-heading">
        {say('enc.played')} <em>{say('enc.played.count', { n: kept.length })}</em>
        <span className="enc-classes">
          {classes.map((one) => (
            <span key={one} className={`band band-${one}`} title={say(`enc.class.${one}`)}>
              <Icon name={`class-${one}`} label={say(`enc.class.${one}`)} />
            </span>
          ))}
        </span>
      </h3>
      <ul className="played">
        {offered.map(({ card, owner }) => (
          <li key={card}>
            <Small card={card} by={owner} note={say(noteOn(card))} isOffer />
          </li>
        ))}
        {alike(kept).map(({ one: { card, copyOf, activated }, times }) => (
          <li key={card}>
            <Small
              card={card}
              by={copyOf ?? null}
              times={times}
              note={activated ? say('enc.activated') : isLitIn(decision, card) ? say('enc.activate') : null}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Basic cards of one name are shown once: no combo and no text makes a difference between them. */
function alike(played: readonly PlayedCard[]): { readonly one: PlayedCard; readonly times: number }[] {
  const shown: { readonly one: PlayedCard; times: number }[] = []
  for (const one of played) {
    const face = one.copyOf === undefined ? basicFace(one.card) : null
    const before = face === null ? undefined : shown.find((other) => basicFace(other.one.card) === face)
    if (before) before.times++
    else shown.push({ one, times: 1 })
  }
  return shown
}

/** What is printed on a card without a class. */
function basicFace(card: CardId): object | null {
  const boxed = boxCard(card)
  return boxed.kind === 'character' && boxed.card.class === null ? boxed.card : null
}

/** Whether its Activate text is still open. */
function isLitIn(decision: Decision | null, card: CardId): boolean {
  return optionsOf(decision).some((option) => option.group === 'activate' && isAt(option, { card }))
}

/** Whether one tap takes back a card that the viewer has offered. */
function isRecallable(offers: readonly Decision[], card: CardId): boolean {
  return offers.some((offer) => optionsOf(offer).some((option) => option.group === 'recall' && isAt(option, { card })))
}

interface SmallProps {
  readonly card: CardId
  /** Whose card it is a copy of. */
  readonly by: number | null
  readonly note: string | null
  readonly isOffer?: boolean
  /** How many of its name were played. */
  readonly times?: number
}

function Small({ card, by, note, isOffer = false, times = 1 }: SmallProps) {
  const { write } = useTable()
  const name = call(write, 'card', card)
  return (
    <Touch
      spot={{ card }}
      className={isOffer ? 'scard scard-offer' : 'scard'}
      {...(isOffer && by !== null ? { color: markOf(by).color } : {})}
    >
      <Band card={card} brief />
      <h4>{name}</h4>
      <Vignette subject={pictureOf(card)} tone="dark" name={name} />
      <span className="scard-figures">
        <CardFigures card={card} />
        {times > 1 && <b className="scard-times">×{times}</b>}
      </span>
      {by !== null && (
        <small>
          <MarkSign seat={by} size={10} /> {call(write, 'seat', by)}
        </small>
      )}
      {note !== null && <small className="scard-note">{note}</small>}
    </Touch>
  )
}
