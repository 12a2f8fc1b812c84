import type { ShownModule } from '../../box.ts'
import type { State } from '../../state.ts'
import type { CardId } from '../../vocabulary/index.ts'
import { abilities } from '../shared/abilities/index.ts'
import { havens } from '../shared/havens/index.ts'
import { abilityAnswers } from './abilities.ts'
import { bounties } from './bounty-cards.ts'
import { duel, laidOpen } from './in-sight.ts'
import { jobs } from './jobs.ts'
import { listing } from './listing.ts'
import { chancesOf } from './odds.ts'
import { piracyAnswers } from './piracy.ts'
import { places } from './places.ts'
import { leaders, ships } from './ships.ts'
import { piratesIn } from './state.ts'
import { stories } from './stories.ts'
import { supply } from './supply.ts'
import { abilities as abilityTexts, cardTexts, effects, ends } from './text/describe.ts'

/** Bounties that lie beside ships or with the Alliance, and those bound under them. */
function* cardsLaid(state: State): Generator<CardId> {
  const { bound, prisoners } = piratesIn(state)
  for (const { bounty, crew } of [...bound, ...prisoners]) yield* [bounty, ...crew]
}

/** Pirates & Bounty Hunters. */
export const pirates: ShownModule = {
  id: listing.id,
  name: listing.name,
  sectors: [],
  places,
  borders: [],
  starts: {},
  supply,
  leaders,
  ships,
  contacts: [],
  jobs,
  others: [],
  extras: bounties,
  nav: {},
  navRemoved: {},
  misbehave: [],
  setUps: [],
  stories,
  kindTexts: { abilities: abilityTexts, effects, ends },
  texts: cardTexts,
  piles(state) {
    const { deck, open } = piratesIn(state)
    return { bounty: { deck, discard: open } }
  },
  cardsLaid,
  laidOpen,
  duel,
  chances: chancesOf,
  shares: [abilities, havens],
  answers: [piracyAnswers, abilityAnswers],
}
