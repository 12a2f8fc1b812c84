import type { Module } from '../../box.ts'
import type { Hooks } from '../../rules/moments.ts'
import { starts } from '../shared/starts/index.ts'
import { alertCards } from './alert-cards.ts'
import { alertHooks, inForce } from './alerts.ts'
import { checkLaws } from './laws.ts'
import { listing } from './listing.ts'
import { misbehave } from './misbehave.ts'
import { clearerSkiesHooks, highAlertHooks } from './set-ups.ts'
import { crimeSituation } from './situation.ts'
import { marks, smugglersBluesHooks } from './smuggling.ts'
import { crimeIn, crimeOf } from './state.ts'
import { setUps, stories } from './stories.ts'
import { cardTexts } from './text/card-texts.ts'
import { kindTexts } from './text/describe.ts'
import { wantedMenHooks } from './wanted-men.ts'

const turnHooks: Hooks = {
  turnBegins(t) {
    crimeOf(t).moreActions = 0
  },
  actionsInTurn: (t) => crimeOf(t).moreActions,
}

/** Crime & Punishment. */
export const crime: Module = {
  ...{ id: listing.id, name: listing.name, misbehave, setUps, stories, extras: alertCards },
  ...{ sectors: [], places: [], borders: [], starts: {}, supply: [], leaders: [], ships: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {} },
  kindTexts,
  texts: cardTexts,
  hooks: [alertHooks, turnHooks],
  shares: [starts],
  situation: crimeSituation,
  piles: (state) => ({ alert: crimeIn(state).alerts }),
  cardsLaid: (state) => {
    const { inForce } = crimeIn(state)
    return inForce === null ? [] : [inForce]
  },
  inForce,
  marks,
  checkLaws,
  chosenHooks: {
    'alliance-high-alert': highAlertHooks,
    'clearer-skies': clearerSkiesHooks,
    'smugglers-blues': smugglersBluesHooks,
    'wanted-men': wantedMenHooks,
  },
}
