import { boxCard, type CardId } from '@keep-flying/encounters'
import { attackChanges, attackOf, hasKeyword } from '@keep-flying/encounters/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { lookOf } from '../cards/kinds.ts'
import { useLines } from '../cards/lines.ts'
import { pictureOf } from '../cards/pictures.ts'
import { Vignette } from '../cards/Vignette.tsx'
import { useTable } from '../table.tsx'
import './episode-card.css'

const keywords = ['range', 'stationary', 'escape', 'double-strike'] as const

/** With more words than this there is no room for a picture. */
const mostBesidePicture = 60
/** With more than this they are set smaller; and with more than that they do not fit at all. */
const mostInUsualSize = 75
const mostInView = 130
/** Too wide for the card on a phone in the usual size. */
const longWord = /\S{8}/

/** A card of the Episode that lies face-up. */
export function EpisodeCard({ card }: { card: CardId }) {
  const { write } = useTable()
  const look = lookOf(card)
  const name = call(write, 'card', card)
  const lines = useLines(card)
  const length = lines.join(' ').length
  const wordy = length > mostInView ? 'cut' : length > mostInUsualSize || undefined
  const tone = look === 'enemy' ? 'enemy' : look === 'job' ? 'job' : 'dark'
  return (
    <article className={`ecard ecard-${look}`} data-card={card} data-wordy={wordy}>
      <h4 data-long={longWord.test(name) || undefined}>{name}</h4>
      <Sort card={card} />
      {length <= mostBesidePicture && <Vignette subject={pictureOf(card)} tone={tone} name={name} />}
      <Words card={card} lines={lines} />
      {look === 'enemy' && (
        <span className="ecard-foot">
          <span>
            <Changes card={card} />
            <StrikeSign card={card} />
          </span>
          <Burst card={card} />
        </span>
      )}
    </article>
  )
}

/** What sort of card it is, and of whom. */
export function Sort({ card }: { card: CardId }) {
  const say = useSay()
  const boxed = boxCard(card)
  const sort =
    boxed.kind === 'enemy'
      ? boxed.card.descriptors.map((one) => say(`enc.descriptor.${one}`)).join(' · ')
      : say(`enc.kind.${boxed.kind}`)
  return <span className="ecard-sort">{sort}</span>
}

/** Keywords that hold now, then what the card says. */
function Words({ card, lines }: { card: CardId; lines: readonly string[] }) {
  return (
    <div className="ecard-words">
      <Keywords card={card} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

export function Keywords({ card }: { card: CardId }) {
  const say = useSay()
  const { t } = useTable()
  const held = keywords.filter((keyword) => hasKeyword(t, card, keyword))
  if (held.length === 0) return null
  return (
    <p className="ecard-keywords">
      {held.map((keyword) => (
        <span key={keyword} title={say(`enc.keyword.${keyword}.about`)}>
          <Icon name={keyword} /> {say(`enc.keyword.${keyword}`)}
        </span>
      ))}
    </p>
  )
}

/** What it strikes with, and how often. */
export function StrikeSign({ card }: { card: CardId }) {
  const say = useSay()
  const { t } = useTable()
  const boxed = boxCard(card)
  if (boxed.kind !== 'enemy' && boxed.kind !== 'inevitable') return null
  const { type } = boxed.card
  const times = hasKeyword(t, card, 'double-strike') ? 2 : 1
  return (
    <span className="ecard-strikes" title={say(`enc.strikes.${type}`, { n: times })}>
      <Icon name={`${type}-strike`} label={say(`enc.strikes.${type}`, { n: times })} /> ×{times}
    </span>
  )
}

/** Why its Attack is not what is printed on it. */
export function Changes({ card }: { card: CardId }) {
  const say = useSay()
  const { t, write } = useTable()
  const sums = new Map<string, number>()
  for (const { card: by, n } of attackChanges(t, card)) {
    const reason = by === card ? say('enc.changed.itself') : by === null ? '' : call(write, 'card', by)
    sums.set(reason, (sums.get(reason) ?? 0) + n)
  }
  if (sums.size === 0) return null
  const words = [...sums].map(([reason, n]) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${reason}`).join(', ')
  return (
    <small className="ecard-changes" title={words}>
      {words}
    </small>
  )
}

/** What fighting it takes now. */
export function Burst({ card }: { card: CardId }) {
  const say = useSay()
  const { t } = useTable()
  const attack = attackOf(t, card)
  return (
    <span className="burst" role="img" aria-label={say('enc.attack-now', { n: attack })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 0l2 5.200 3.900-4-.4 5.500 5.100-2.300-2.800 4.800 4.200.8-4.200 2.600 3.500 3.900-5.300-.9.800 5.300-4.200-3.500L12 24l-2.600-6.600-4.200 3.500.8-5.300-5.300.9 3.500-3.900L0 10l4.200-.8L1.400 4.400l5.100 2.300-.4-5.500 3.900 4z" />
      </svg>
      <b>{attack}</b>
    </span>
  )
}
