import type { Writer } from '@keep-flying/kernel'
import { type Box, type CardId, writerOf } from '@keep-flying/verse'
import type { ReactNode } from 'react'
import { CardLines } from '../games/verse/cards/CardLines.tsx'
import { type Face, faceOf, plateIcon, sortOf } from '../games/verse/cards/face.ts'
import { Figures, priceOf } from '../games/verse/cards/PaperFigures.tsx'
import { useTable } from '../games/verse/table.tsx'
import { useLanguage, useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Engraving, type Subject } from './Engraving.tsx'
import { call } from './names.ts'
import './paper.css'

export interface PaperCardProps {
  readonly id: CardId
  /** What is said under the card's own words. */
  readonly children?: ReactNode
  /** What stands at the foot beside the price. */
  readonly footer?: ReactNode
  readonly selected?: boolean
  onPick?(): void
  readonly size?: 'full' | 'small'
}

/** A card of the game at hand, on paper. */
export function PaperCard(props: PaperCardProps) {
  const { box } = useTable()
  return <PaperCardOf box={box} {...props} />
}

/** A card of any box, on paper. */
export function PaperCardOf(props: PaperCardProps & { readonly box: Box }) {
  const { game } = useLanguage()
  const face = faceOf(props.id, props.box)
  return face && <Paper {...props} face={face} write={writerOf(props.box, game)} />
}

function Paper(props: PaperCardProps & { readonly box: Box; readonly face: Face; readonly write: Writer }) {
  const { box, id, face, write, children, footer, selected = false, onPick, size = 'full' } = props
  const title = call(write, 'card', id)
  const price = priceOf(face, write)
  const foot = price !== null || footer !== undefined
  return (
    <article
      className={`pcard pcard-${size}`}
      data-card={id}
      data-sort={sortOf(face)}
      data-selected={selected || undefined}
    >
      {onPick && (
        <button type="button" className="pcard-pick" aria-pressed={selected} aria-label={title} onClick={onPick} />
      )}
      <Plate face={face} box={box} write={write} />
      <h3 className="pcard-title">{title}</h3>
      <Picture face={face} title={title} />
      <Figures face={face} write={write} />
      <CardLines id={id} box={box} face={face} />
      {children}
      {foot && (
        <footer className="pcard-foot">
          {price !== null && <span className="pcard-price">{price}</span>}
          {footer}
        </footer>
      )}
    </article>
  )
}

/** What sort of card it is, and whose or where from. */
function Plate({ face, box, write }: { face: Face; box: Box; write: Writer }) {
  const say = useSay()
  return (
    <p className="pcard-plate">
      <Icon name={plateIcon(face)} />
      <span className="stencil">{say(`ship.sort.${sortOf(face)}`)}</span>
      <span className="pcard-from">{originOf(face, box, write)}</span>
    </p>
  )
}

function originOf(face: Face, box: Box, write: Writer): string {
  switch (face.of) {
    case 'supply':
      return box.places.get(face.card.deck ?? '')?.name ?? ''
    case 'job':
    case 'challenge':
      return call(write, 'contact', face.card.contact)
    case 'nav':
      return write({ key: `region.${face.region}` })
    default:
      return ''
  }
}

/** Who and what comes aboard is shown by cameo; everything that happens has a picture. */
function Picture({ face, title }: { face: Face; title: string }) {
  if (face.of === 'supply' || face.of === 'leader' || face.of === 'ship') return null
  return (
    <div className="pcard-picture">
      <Engraving name={title} subject={subjectOf(face)} />
    </div>
  )
}

function subjectOf(face: Face): Subject {
  if (face.of === 'tile') return { place: 'space', icon: face.threat }
  if (face.of !== 'nav') return { place: 'ground' }
  const met = face.card.kind === 'cruiser' || face.card.kind === 'law' ? 'cruiser' : 'firefly'
  return { place: 'space', icon: face.card.kind === 'reaver' ? 'cutter' : met }
}
