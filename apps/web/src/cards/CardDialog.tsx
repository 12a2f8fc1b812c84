import { Suspense, useCallback } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useLooking, useTable } from '../table/context.tsx'
import { useDialog } from '../ui/dialog.ts'
import { Icon } from '../ui/Icon.tsx'
import { call } from './names.ts'
import { PaperCard } from './PaperCard.tsx'
import './dialog.css'

/** The card somebody asked about: the card itself, its words explained, where it lies, and the rules it touches. */
export function CardDialog() {
  const say = useSay()
  const { card, openCard } = useLooking()
  const close = useCallback(() => openCard(null), [openCard])
  const dialog = useDialog(card !== null, close)
  return (
    <dialog ref={dialog} className="card-dialog" aria-label={say('table.card.dialog')}>
      {card !== null && <Explained key={card} card={card} onClose={close} />}
    </dialog>
  )
}

function Explained({ card, onClose }: { card: string; onClose(): void }) {
  const say = useSay()
  const { game, write } = useTable()
  return (
    <div className="card-dialog-body">
      <PaperCard id={card} />
      <aside className="card-notes canvas" aria-label={say('table.card.about', { name: call(write, 'card', card) })}>
        <button type="button" className="icon-button card-close" aria-label={say('table.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
        <Suspense fallback={null}>{game.cards && <game.cards.Notes card={card} />}</Suspense>
      </aside>
    </div>
  )
}
