import type { ShownModule } from '../../box.ts'
import { abilities } from '../shared/abilities/index.ts'
import { havens } from '../shared/havens/index.ts'
import { heatAnswers, setUps } from './heat.ts'
import { hunterAnswers, hunterMarks } from './hunter.ts'
import { listing } from './listing.ts'
import { loudAnswers } from './loud.ts'
import { hideoutMarks, rumrunnersAnswers } from './rumrunners.ts'
import { cores, ships } from './ship-cards.ts'
import { stories } from './stories.ts'
import { cardsStowed, stowedAnswers, stowedInSight } from './stowed.ts'
import { taproomAnswers } from './taproom.ts'
import { cardTexts } from './text/card-texts.ts'
import { abilities as abilityTexts } from './text/describe.ts'
import { whirlwindAnswers } from './whirlwind.ts'

/** Stories, ships and a Set Up card that were published by themselves. */
export const independentStories: ShownModule = {
  ...{ id: listing.id, name: listing.name, stories, ships, supply: cores, texts: cardTexts },
  ...{ sectors: [], places: [], borders: [], starts: {}, leaders: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {}, misbehave: [], setUps },
  shares: [abilities, havens],
  marks: (t) => [...hideoutMarks(t), ...hunterMarks(t)],
  kindTexts: { abilities: abilityTexts },
  cardsLaid: cardsStowed,
  laidOpen: stowedInSight,
  answers: [taproomAnswers, stowedAnswers, loudAnswers],
  chosenAnswers: {
    'reap-the-whirlwind': whirlwindAnswers,
    'rumrunners-2': rumrunnersAnswers,
    'jubilant-victory': hunterAnswers,
    'heat-is-on': heatAnswers,
  },
}
