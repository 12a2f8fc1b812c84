import type { ShownModule } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { sharedEffects } from '../shared/effects/index.ts'
import { capers, reshuffleCard } from './caper-cards.ts'
import { listing, titles } from './listing.ts'
import { presentCounters } from './presents.ts'
import { rumrunnersAnswers } from './runners.ts'
import { setUps } from './set-ups.ts'
import { core, ship } from './ship.ts'
import { shuttleAnswers } from './sites.ts'
import { stillFlyingIn } from './state.ts'
import { stories } from './stories.ts'
import { supply } from './supply.ts'
import { cardTexts } from './text/card-texts.ts'
import { kindTexts } from './text/describe.ts'

/** Still Flying. */
export const stillFlying: ShownModule = {
  ...{ id: listing.id, name: listing.name, ships: [ship], supply: [...supply, core], jobs: capers },
  ...{ extras: [reshuffleCard], setUps, stories },
  ...{ sectors: [], places: [], borders: [], starts: {}, leaders: [], contacts: [], others: [] },
  ...{ nav: {}, navRemoved: {}, misbehave: [] },
  kindTexts,
  texts: cardTexts,
  answers: [shuttleAnswers],
  shares: [abilities, sharedEffects],
  piles: (state) => ({ caper: stillFlyingIn(state).capers }),
  counters: presentCounters,
  chosenAnswers: { [titles.rumrunners.id]: rumrunnersAnswers },
}
