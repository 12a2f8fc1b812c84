import type { BoxEngine } from '../../boxes/engine.ts'
import type { Hooks } from '../../rules/moments.ts'
import { story } from '../../rules/table.ts'
import { advice as havens } from '../shared/havens/bot.ts'
import { havensPlayed } from '../shared/havens/engine.ts'
import { startsPlayed } from '../shared/starts/engine.ts'
import { timerPlayed } from '../shared/timer/engine.ts'
import { acesHooks } from './aces.ts'
import { adventureHooks } from './adventures.ts'
import { badGuysHooks } from './bad-guys.ts'
import { advice as aces } from './bot/aces.ts'
import { advice as badGuys } from './bot/bad-guys.ts'
import { advice as friends } from './bot/friends.ts'
import { advice as heroes } from './bot/heroes.ts'
import { advice as home } from './bot/home.ts'
import { advice as ones } from './bot/ones.ts'
import { advice as solo } from './bot/solo.ts'
import { edgeHooks } from './edge.ts'
import { flyingSoloHooks } from './flying-solo.ts'
import { friendHooks } from './friends.ts'
import { goinReaverHooks } from './goin-reaver.ts'
import { gradeHooks } from './grades.ts'
import { hardMasterHooks, heroHooks } from './heroes.ts'
import { homeSweetHavenHooks } from './home-sweet-haven.ts'
import { legendHooks } from './legends.ts'
import { madVerseHooks } from './mad-verse.ts'
import { onesHooks } from './ones.ts'
import { paleHorseHooks } from './pale-horse.ts'
import { redSkiesHooks } from './red-skies.ts'
import { runningOnEmptyHooks } from './running-on-empty.ts'
import { scoundrelHooks } from './scoundrels.ts'
import { seedsHooks } from './seeds.ts'
import { smugglerHooks } from './smuggler.ts'
import { soloOptionHooks } from './solo-options.ts'
import { wobblyDollHooks } from './wobbly-doll.ts'

/** More or fewer cards in the shops, where a story says so. */
const primeHooks: Hooks = { primes: (t, usual) => story(t).primes ?? usual }

/** What plays this box. */
export const engine: BoxEngine = {
  effects: {},
  advice: [havens, badGuys, friends, aces, solo, home, heroes, ones],
  plays: {
    hooks: [primeHooks, onesHooks],
    chosenHooks: {
      'lets-be-bad-guys': badGuysHooks,
      'friend-in-every-port': friendHooks,
      'aces-up-your-sleeve': acesHooks,
      'red-skies': redSkiesHooks,
      'mad-verse': madVerseHooks,
      'running-on-empty': runningOnEmptyHooks,
      'wobbly-headed-doll': wobblyDollHooks,
      'pale-horse': paleHorseHooks,
      'fistful-of-scoundrels': [scoundrelHooks, gradeHooks],
      'few-credits-more': [scoundrelHooks, gradeHooks],
      'heroes-and-misfits': [heroHooks, adventureHooks, hardMasterHooks, gradeHooks],
      'goin-reaver': goinReaverHooks,
      'lonely-smuggler': [smugglerHooks, gradeHooks],
      'once-upon-a-time': [legendHooks, gradeHooks],
      'raggedy-edge': [edgeHooks, gradeHooks],
      'seeds-of-rebellion': [seedsHooks, gradeHooks],
      'home-sweet-haven': homeSweetHavenHooks,
      'flying-solo': [flyingSoloHooks, soloOptionHooks],
    },
  },
  shares: [timerPlayed, havensPlayed, startsPlayed],
}
