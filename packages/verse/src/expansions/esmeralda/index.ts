import type { ShownModule } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { setUps, ship, stories, supply } from './cards.ts'
import { listing, whereTheWind } from './listing.ts'
import { cardTexts } from './text/card-texts.ts'
import { abilities as abilityTexts } from './text/describe.ts'
import { marks, windAnswers } from './wind.ts'

/** Esmeralda: a ship, upgrades, a story and a Set Up card. */
export const esmeralda: ShownModule = {
  ...{ id: listing.id, name: listing.name, ships: [ship], supply, stories, setUps },
  ...{ sectors: [], places: [], borders: [], starts: {}, leaders: [], contacts: [], jobs: [], others: [] },
  ...{ nav: {}, navRemoved: {}, misbehave: [] },
  shares: [abilities],
  kindTexts: { abilities: abilityTexts },
  texts: cardTexts,
  marks,
  chosenAnswers: {
    [whereTheWind.id]: windAnswers,
  },
}
