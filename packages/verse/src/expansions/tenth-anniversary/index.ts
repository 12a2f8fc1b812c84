import type { Module } from '../../box.ts'
import type { Hooks } from '../../rules/moments.ts'
import { story } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { havens } from '../shared/havens/index.ts'
import { starts } from '../shared/starts/index.ts'
import { timer } from '../shared/timer/index.ts'
import { acesHooks, taleCounters } from './aces.ts'
import { badGuysHooks } from './bad-guys.ts'
import { billCounters, edgeHooks } from './edge.ts'
import { flyingSoloHooks } from './flying-solo.ts'
import { friendHooks } from './friends.ts'
import { goinReaverHooks } from './goin-reaver.ts'
import { gradeHooks } from './grades.ts'
import { homeSweetHavenHooks } from './home-sweet-haven.ts'
import { featCounters, legendHooks } from './legends.ts'
import { listing } from './listing.ts'
import { madVerseHooks } from './mad-verse.ts'
import { huntCounters, paleHorseHooks } from './pale-horse.ts'
import { redSkiesHooks, standingMarks } from './red-skies.ts'
import { runningOnEmptyHooks } from './running-on-empty.ts'
import { scoundrelHooks } from './scoundrels.ts'
import { missionMarks, seedsHooks } from './seeds.ts'
import { setUps } from './set-ups.ts'
import { contrabandMarks, smugglerHooks, tokenMarks } from './smuggler.ts'
import { soloOptionHooks } from './solo-options.ts'
import { stories } from './stories.ts'
import { cardTexts } from './text/card-texts.ts'
import { kindTexts } from './text/describe.ts'
import { wobblyDollHooks } from './wobbly-doll.ts'

/** More or fewer cards in the shops, where a story says so. */
const primeHooks: Hooks = { primes: (t, usual) => story(t).primes ?? usual }

/** What a story lays about, once it has laid anything. */
function marks(t: Table) {
  if (!t.state.boxes['tenth-anniversary']) return standingMarks(t)
  return [...standingMarks(t), ...contrabandMarks(t), ...tokenMarks(t), ...missionMarks(t)]
}

/** The 10th anniversary: stories, and ways to play alone. */
export const tenthAnniversary: Module = {
  ...{ id: listing.id, name: listing.name, stories, setUps, texts: cardTexts, kindTexts },
  ...{ sectors: [], places: [], borders: [], starts: {}, supply: [], leaders: [], ships: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {}, misbehave: [], hooks: [primeHooks] },
  shares: [timer, havens, starts],
  marks,
  counters: (t) => [...taleCounters(t), ...featCounters(t), ...billCounters(t), ...huntCounters(t)],
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
    'goin-reaver': goinReaverHooks,
    'lonely-smuggler': [smugglerHooks, gradeHooks],
    'once-upon-a-time': [legendHooks, gradeHooks],
    'raggedy-edge': [edgeHooks, gradeHooks],
    'seeds-of-rebellion': [seedsHooks, gradeHooks],
    'home-sweet-haven': homeSweetHavenHooks,
    'flying-solo': [flyingSoloHooks, soloOptionHooks],
  },
}
