import { boxCard, type CardId } from '@keep-flying/encounters'
import { deedsOf } from './kinds.ts'
import type { Subject } from './Vignette.tsx'

/** What the small picture on a card shows. */
export function pictureOf(card: CardId): Subject {
  const boxed = boxCard(card)
  switch (boxed.kind) {
    case 'enemy': {
      if (boxed.card.type === 'ship')
        return { of: 'sign', icon: boxed.card.descriptors.includes('reaver') ? 'cutter' : 'cruiser' }
      if (boxed.card.descriptors.includes('reaver')) return { of: 'boarders' }
      return { of: boxed.card.copies > 1 ? 'gunmen' : 'lone-gun' }
    }
    case 'upgrade': {
      const deeds = deedsOf(card)
      return { of: 'sign', icon: upgradeSigns.find(([deed]) => deeds.has(deed))?.[1] ?? 'upgrade' }
    }
    case 'side-job':
      return { of: 'sign', icon: 'safe' }
    case 'character':
      return boxed.card.class ? { of: 'sign', icon: `class-${boxed.card.class}` } : startingPicture(boxed.card.recruit)
    case 'goal':
      return { of: 'sign', icon: 'operations' }
    case 'event':
    case 'special':
      return { of: 'sign', icon: 'event' }
    case 'talent':
    case 'flaw':
    case 'inevitable':
    case 'crew-strike':
    case 'ship-strike':
      return { of: 'sign', icon: boxed.kind }
  }
}

/** What an Upgrade is good for, by what it does. */
const upgradeSigns = [
  ['heal', 'heal'],
  ['repair', 'repair'],
  ['repair-cost', 'repair'],
  ['slots', 'firefly'],
  ['credits', 'credits'],
  ['attack', 'attack'],
  ['avoid', 'avoid'],
  ['scan-cost', 'scan'],
  ['start-hand', 'draw-card'],
] as const

/** Starting cards give either Recruit or Attack. */
function startingPicture(recruit: number | undefined): Subject {
  return { of: 'sign', icon: recruit === undefined ? 'misbehave' : 'credits' }
}
