import { Suspense } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { SpotDeeds } from '../table/SpotDeeds.tsx'
import { Icon } from '../ui/Icon.tsx'
import { call } from './names.ts'
import { PaperCard } from './PaperCard.tsx'

/** The card itself, its words explained, where it lies, and the rules it touches. */
export function ExplainedCard({ card, onClose }: { card: string; onClose(): void }) {
  const say = useSay()
  const { game, write } = useTable()
  return (
    <div className="card-dialog-body">
      <PaperCard id={card} />
      <aside className="card-notes canvas" aria-label={say('table.card.about', { name: call(write, 'card', card) })}>
        <button type="button" className="icon-button card-close" aria-label={say('table.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
        <SpotDeeds spot={{ card }} />
        <Suspense fallback={null}>{game.cards && <game.cards.Notes card={card} />}</Suspense>
      </aside>
    </div>
  )
}
