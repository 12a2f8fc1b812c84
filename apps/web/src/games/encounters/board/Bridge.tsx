import { browncoatsCost, type CardId } from '@keep-flying/encounters'
import { recruitCost } from '@keep-flying/encounters/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Band } from '../cards/Band.tsx'
import { CardFigures, Figure } from '../cards/Figures.tsx'
import { useLines } from '../cards/lines.ts'
import { pictureOf } from '../cards/pictures.ts'
import { Vignette } from '../cards/Vignette.tsx'
import { piles } from '../motion/piles.ts'
import { useTable } from '../table.tsx'
import { countIn } from '../zones.ts'
import { Touch } from './Touch.tsx'
import './bridge.css'

/** Who can be recruited. */
export function Bridge() {
  const say = useSay()
  const { moment } = useTable()
  const { bridge, crewDeck } = moment.view
  const spaces = bridge.map((card, index) => ({ card, index }))
  return (
    <section className="bridge" aria-label={say('enc.bridge')} data-guide="bridge">
      <header>
        <h3 className="stencil">{say('enc.bridge')}</h3>
        <small data-pile={piles.crew}>
          <Icon name="crew" /> {say('enc.bridge.deck', { n: countIn(crewDeck) })}
        </small>
      </header>
      <ol>
        {spaces.map(({ card, index }) => (
          <li key={card ?? index}>
            {card === null ? (
              <span className="bcard bcard-empty">{say('enc.bridge.empty')}</span>
            ) : (
              <Recruit card={card} />
            )}
          </li>
        ))}
        <li>
          <Browncoats />
        </li>
      </ol>
    </section>
  )
}

/** Too wide for the card in the usual size. */
const longWord = /\S{10}/
/** Takes too many lines in the usual size. */
const longName = 24
/** With more words than this there is no room for a picture. */
const mostBesidePicture = 90
const mostInUsualSize = 105

function Recruit({ card }: { card: CardId }) {
  const { t, write } = useTable()
  const name = call(write, 'card', card)
  const lines = useLines(card)
  const words = lines.join(' ')
  return (
    <Touch spot={{ card }} className={words.length > mostInUsualSize ? 'bcard bcard-wordy' : 'bcard'}>
      <Band card={card} />
      <h4 data-long={longWord.test(name) || name.length > longName || undefined}>{name}</h4>
      {words.length <= mostBesidePicture && <Vignette subject={pictureOf(card)} tone="dark" name={name} />}
      <span className="bcard-figures">
        <CardFigures card={card} />
      </span>
      <span className="bcard-words">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <Price cost={recruitCost(t, card)} />
    </Touch>
  )
}

/** What somebody costs, and how much of it is missing. */
function Price({ cost }: { cost: number }) {
  const say = useSay()
  const { moment } = useTable()
  const { view, viewer } = moment
  const missing = viewer === view.active ? cost - view.turn.recruit : 0
  return (
    <span className="bcard-price">
      <Figure of="recruit" n={cost} />
      {missing > 0 && <small>{say('enc.short', { n: missing })}</small>}
    </span>
  )
}

/** A stack whose cards are known only once they are had. */
function Browncoats() {
  const say = useSay()
  const { moment } = useTable()
  const left = countIn(moment.view.browncoats)
  return (
    <Touch spot={{ place: 'browncoats' }} className="bcard bcard-stack">
      <Icon name="browncoat" />
      <b>{say('enc.browncoats')}</b>
      <small>{say('enc.browncoats.left', { n: left })}</small>
      {left > 0 && <Price cost={browncoatsCost} />}
    </Touch>
  )
}
