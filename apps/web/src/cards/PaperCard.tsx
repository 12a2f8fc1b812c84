import { type ReactNode, Suspense } from 'react'
import { keepFocus } from '../dock/keep-focus.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { later } from '../ui/later.tsx'
import type { CardFace, CardLine } from './face.ts'
import { usePrinting } from './use-printing.ts'
import './paper.css'

/** Who leads and what flies is shown without a picture. */
const Engraving = later(async () => (await import('./Engraving.tsx')).Engraving)

interface PaperProps {
  /** What is said under the card's own words. */
  readonly children?: ReactNode
  /** What stands at the foot beside the price. */
  readonly footer?: ReactNode
  readonly selected?: boolean
  onPick?(): void
  readonly size?: 'full' | 'small'
}

/** A card of the game at hand, on paper. */
export function PaperCard({ id, ...paper }: PaperProps & { readonly id: string }) {
  const { game } = useTable()
  const printing = usePrinting()
  const face = game.cards?.face(id, printing)
  return face ? <Paper {...paper} id={id} face={face} /> : null
}

/** A card on paper, by what is printed on it. */
export function Paper(props: PaperProps & { readonly id: string; readonly face: CardFace }) {
  const { id, face, children, footer, selected = false, onPick, size = 'full' } = props
  const { name, sort, plate, picture, figures, lines, price } = face
  const foot = price !== null || footer !== undefined
  return (
    <article className={`pcard pcard-${size}`} data-card={id} data-sort={sort} data-selected={selected || undefined}>
      {onPick && (
        <button
          type="button"
          className="pcard-pick"
          aria-pressed={selected}
          aria-label={name}
          onMouseDown={keepFocus}
          onClick={onPick}
        />
      )}
      <p className="pcard-plate">
        <Icon name={plate.icon} />
        <span className="stencil">{plate.label}</span>
        <span className="pcard-from">{plate.from}</span>
      </p>
      <h3 className="pcard-title">{name}</h3>
      {picture && (
        <div className="pcard-picture">
          <Suspense fallback={null}>
            <Engraving name={name} subject={picture} />
          </Suspense>
        </div>
      )}
      {figures}
      <Lines lines={lines} />
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

function Lines({ lines }: { lines: readonly CardLine[] }) {
  const keyed = lines.map((line, n) => ({ ...line, key: String(n) }))
  if (keyed.length === 0) return null
  return (
    <div className="pcard-text">
      {keyed.map(({ words, isChoice, key }) => (
        <p key={key} className={isChoice ? 'pcard-choice' : undefined}>
          <Words words={words} />
        </p>
      ))}
    </div>
  )
}

function Words({ words }: { words: CardLine['words'] }) {
  const keyed = words.map((part, n) => ({ ...part, key: String(n) }))
  return keyed.map(({ said, key, isStrong }) => (isStrong ? <b key={key}>{said}</b> : <span key={key}>{said}</span>))
}
