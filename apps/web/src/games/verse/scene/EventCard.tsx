import { type CardId, describeCard, type LinePart, writerOf } from '@keep-flying/verse'
import { Engraving, type Subject } from '../../../cards/Engraving.tsx'
import { call } from '../../../cards/names.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { type Face, faceOf, plateIcon, sortOf } from '../cards/face.ts'
import { useTable } from '../table.tsx'

const perOption: readonly (LinePart | undefined)[] = ['item', 'option']
const atFoot: readonly (LinePart | undefined)[] = ['ace', 'reshuffle']

/** A card that happens to a captain, on paper, with the option in question marked. */
export function EventCard({ id, option }: { id: CardId; option: string | null }) {
  const { box } = useTable()
  const face = faceOf(id, box)
  return face && <Turned key={id} id={id} face={face} option={option} />
}

function Turned({ id, face, option }: { id: CardId; face: Face; option: string | null }) {
  const say = useSay()
  const { game } = useLanguage()
  const { box } = useTable()
  const { openCard } = useLooking()
  const write = writerOf(box, game)
  const title = call(write, 'card', id)
  const lines = describeCard(id, box)
  const chosen = optionsOn(face).indexOf(option ?? '')
  const options = lines.filter(({ part }) => perOption.includes(part))
  const suit = lines.find(({ part }) => part === 'suit')
  return (
    <article className="scene-card" data-card={id}>
      <p className="scene-card-plate">
        <Icon name={plateIcon(face)} />
        <span className="stencil">{say(`ship.sort.${sortOf(face)}`)}</span>
        <button type="button" className="dock-about" aria-label={say('dock.about-card')} onClick={() => openCard(id)}>
          <Icon name="info" />
        </button>
      </p>
      <h2>{title}</h2>
      <div className="scene-picture">
        <Engraving name={title} subject={subjectOf(face)} />
      </div>
      {lines
        .filter(({ part }) => part === undefined)
        .map((line) => (
          <p key={write(line)}>{write(line)}</p>
        ))}
      <ol>
        {options.map((line, n) => (
          <li key={write(line)} className={n === chosen ? 'scene-chosen' : undefined}>
            {write(line)}
          </li>
        ))}
      </ol>
      <footer>
        <span>
          {lines
            .filter(({ part }) => atFoot.includes(part))
            .map(write)
            .join(' ')}
        </span>
        {suit && face.of === 'misbehave' && (
          <b className={`scene-suit scene-${face.card.suit}`} title={write(suit)} aria-hidden="true" />
        )}
      </footer>
    </article>
  )
}

function optionsOn(face: Face): readonly string[] {
  if (face.of === 'nav' || face.of === 'misbehave') return face.card.options.map(({ id }) => id)
  return face.of === 'tile' ? (face.threat === 'cutter' ? ['fight', 'dodge'] : ['submit']) : []
}

function subjectOf(face: Face): Subject {
  if (face.of === 'tile') return { place: 'space', icon: face.threat }
  if (face.of !== 'nav') return { place: 'ground' }
  if (face.card.kind === 'reaver') return { place: 'space', icon: 'cutter' }
  const isLaw = face.card.kind === 'cruiser' || face.card.kind === 'law'
  return { place: 'space', icon: isLaw ? 'cruiser' : 'firefly' }
}
