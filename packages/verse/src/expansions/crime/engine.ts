import type { BoxEngine } from '../../boxes/engine.ts'
import type { Hooks } from '../../rules/moments.ts'
import { startsPlayed } from '../shared/starts/engine.ts'
import { alertHooks } from './alerts.ts'
import { advice } from './bot/index.ts'
import { effects } from './effects.ts'
import { checkLaws } from './laws.ts'
import { clearerSkiesHooks, highAlertHooks } from './set-ups.ts'
import { crimeSituation } from './situation.ts'
import { smugglersBluesHooks } from './smuggling.ts'
import { crimeOf } from './state.ts'
import { wantedMenHooks } from './wanted-men.ts'

const turnHooks: Hooks = {
  turnBegins(t) {
    crimeOf(t).moreActions = 0
  },
}

/** What plays this box. */
export const engine: BoxEngine = {
  effects,
  advice: [advice],
  plays: {
    hooks: [alertHooks, turnHooks],
    situation: crimeSituation,
    checkLaws,
    chosenHooks: {
      'alliance-high-alert': highAlertHooks,
      'clearer-skies': clearerSkiesHooks,
      'smugglers-blues': smugglersBluesHooks,
      'wanted-men': wantedMenHooks,
    },
  },
  shares: [startsPlayed],
}
