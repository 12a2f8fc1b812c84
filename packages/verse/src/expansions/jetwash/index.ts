import type { ShownModule } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { jetwashAnswers } from './abilities.ts'
import { setUps, ship, stories, supply, zoe } from './cards.ts'
import { downAndOutAnswers } from './down-and-out.ts'
import { downAndOut, listing } from './listing.ts'
import { cardTexts } from './text/card-texts.ts'
import { abilities as abilityTexts } from './text/describe.ts'

/** Jetwash: a ship, upgrades, a Leader, a story and a Set Up card. */
export const jetwash: ShownModule = {
  ...{ id: listing.id, name: listing.name, ships: [ship], supply, leaders: [zoe], stories, setUps },
  ...{ sectors: [], places: [], borders: [], starts: {}, contacts: [], jobs: [], others: [] },
  ...{ nav: {}, navRemoved: {}, misbehave: [] },
  shares: [abilities],
  kindTexts: { abilities: abilityTexts },
  texts: cardTexts,
  piles: ({ boxes }) => (boxes.jetwash ? { 'open-jobs': boxes.jetwash } : {}),
  answers: [jetwashAnswers],
  chosenAnswers: {
    [downAndOut.id]: downAndOutAnswers,
  },
}
