import type { ShownModule } from '../../box.ts'
import type { Answers } from '../../rules/moments.ts'
import { starts } from '../shared/starts/index.ts'
import { alertCards } from './alert-cards.ts'
import { alertAnswers, inForce } from './alerts.ts'
import { listing } from './listing.ts'
import { misbehave } from './misbehave.ts'
import { clearerSkiesAnswers, highAlertAnswers } from './set-ups.ts'
import { marks } from './smuggling.ts'
import { crimeIn, crimeOf } from './state.ts'
import { setUps, stories } from './stories.ts'
import { cardTexts } from './text/card-texts.ts'
import { kindTexts } from './text/describe.ts'

const turnAnswers: Answers = {
  actionsInTurn: (t) => crimeOf(t).moreActions,
}

/** Crime & Punishment. */
export const crime: ShownModule = {
  ...{ id: listing.id, name: listing.name, misbehave, setUps, stories, extras: alertCards },
  ...{ sectors: [], places: [], borders: [], starts: {}, supply: [], leaders: [], ships: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {} },
  kindTexts,
  texts: cardTexts,
  shares: [starts],
  piles: (state) => ({ alert: crimeIn(state).alerts }),
  cardsLaid: (state) => {
    const { inForce } = crimeIn(state)
    return inForce === null ? [] : [inForce]
  },
  inForce,
  marks,
  answers: [alertAnswers, turnAnswers],
  chosenAnswers: {
    'alliance-high-alert': highAlertAnswers,
    'clearer-skies': clearerSkiesAnswers,
  },
}
