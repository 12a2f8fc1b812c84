import type { Decision } from '@keep-flying/kernel'
import type { CardId } from '@keep-flying/verse'
import { type ReactNode, Suspense } from 'react'
import { later } from '../../../ui/later.tsx'
import { type SceneKind, sceneFor } from '../scene/which.ts'

const OfferBrief = later(async () => (await import('./OfferBrief.tsx')).OfferBrief)

/** Questions about crew aboard, whose cards a phone shows elsewhere. */
const aboutCrew: readonly string[] = ['kill.victim', 'crew.too-many', 'crew.calm', 'wanted.hide']

/** Scenes of things to choose from, which a phone keeps behind a strip. */
const layCards: readonly (SceneKind | null)[] = ['cards', 'ships', 'first-jobs', 'market']

/** What is said of a card in the row it is chosen by, where the question lays out cards or names crew. */
export function offerNote(decision: Decision, card: CardId | null): ReactNode {
  if (card === null) return undefined
  if (!layCards.includes(sceneFor(decision)) && !aboutCrew.includes(decision.kind)) return undefined
  return (
    <Suspense fallback={null}>
      <OfferBrief decision={decision} card={card} />
    </Suspense>
  )
}
