import type { SetUpCard, StoryCard } from '../../vocabulary/index.ts'
import { setUpTitles, titles } from './listing.ts'

export const stories: readonly StoryCard[] = [
  {
    ...titles.smugglersBlues,
    startingJobs: [],
    alertInForce: true,
    startAt: 'londinium',
    smuggling: {
      goods: { within: 'alliance', each: 3 },
      goodsOtherwise: { within: 'rim', each: 2 },
      contacts: ['amnon-duul', 'patience', 'badger', 'niska'],
      prize: 2000,
      least: 3,
    },
    goals: [],
    end: { kind: 'last-prize' },
    check:
      'How many cards are faced in one Work action is not stated: here as many as the captain likes, at least one. Nor is it stated whether the Contraband must be sold at once: here in one Deal.',
  },
  {
    ...titles.wantedMen,
    startingWarrants: 1,
    startingJobs: ['patience', 'badger', 'niska', 'mr-universe', 'fanty-and-mingo'],
    alertInForce: true,
    noStartIn: 'alliance',
    illegalJobBonusPerWarrant: 1000,
    legalJobsUpsetWanted: true,
    allianceTakesDearest: true,
    goals: [],
    end: { kind: 'rich-at-turn-end', credits: 20000, long: 30000 },
  },
]

export const setUps: readonly SetUpCard[] = [
  { ...setUpTitles.highAlert, alertInForce: true, absent: ['harken'], jobsOfChoice: 3 },
  { ...setUpTitles.clearerSkies, reshuffleCardsIn: true, clearSkies: true, noAlertTokens: true },
]
