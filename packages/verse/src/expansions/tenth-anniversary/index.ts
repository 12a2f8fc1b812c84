import type { ShownModule } from '../../box.ts'
import type { Table } from '../../state.ts'
import { havens } from '../shared/havens/index.ts'
import { starts } from '../shared/starts/index.ts'
import { timer } from '../shared/timer/index.ts'
import { taleCounters } from './aces.ts'
import { adventureAnswers, adventureCounters, adventureInSight } from './adventures.ts'
import { badGuysAnswers } from './bad-guys.ts'
import { billCounters, edgeAnswers } from './edge.ts'
import { friendAnswers } from './friends.ts'
import { goinReaverAnswers } from './goin-reaver.ts'
import { gradeAnswers } from './grades.ts'
import { hardMasterAnswers } from './heroes-answers.ts'
import { featCounters } from './legends.ts'
import { listing, upgradeDeck } from './listing.ts'
import { madVerseAnswers } from './mad-verse.ts'
import { onesAnswers } from './ones.ts'
import { huntCounters } from './pale-horse.ts'
import { redSkiesAnswers, standingMarks } from './red-skies.ts'
import { runningOnEmptyAnswers } from './running-on-empty.ts'
import { scoundrelAnswers } from './scoundrels.ts'
import { missionMarks, seedsAnswers } from './seeds.ts'
import { setUps } from './set-ups.ts'
import { contrabandMarks, smugglerAnswers, tokenMarks } from './smuggler.ts'
import { stories } from './stories.ts'
import { cardTexts } from './text/card-texts.ts'
import { kindTexts } from './text/describe.ts'
import { withUpgradeDeck } from './upgrade-deck.ts'

/** What a story lays about, once it has laid anything. */
function marks(t: Table) {
  if (!t.state.boxes['tenth-anniversary']) return standingMarks(t)
  return [...standingMarks(t), ...contrabandMarks(t), ...tokenMarks(t), ...missionMarks(t)]
}

/** The 10th anniversary: stories, and ways to play alone. */
export const tenthAnniversary: ShownModule = {
  ...{ id: listing.id, name: listing.name, stories, setUps, texts: cardTexts, kindTexts },
  ...{ sectors: [], places: [], borders: [], starts: {}, supply: [], leaders: [], ships: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {}, misbehave: [] },
  shares: [timer, havens, starts],
  answers: [onesAnswers],
  underVariants: { [upgradeDeck]: withUpgradeDeck },
  marks,
  counters: (t) => [
    ...taleCounters(t),
    ...featCounters(t),
    ...billCounters(t),
    ...huntCounters(t),
    ...adventureCounters(t),
  ],
  laidOpen: adventureInSight,
  chosenAnswers: {
    'lets-be-bad-guys': badGuysAnswers,
    'friend-in-every-port': friendAnswers,
    'red-skies': redSkiesAnswers,
    'mad-verse': madVerseAnswers,
    'running-on-empty': runningOnEmptyAnswers,
    'fistful-of-scoundrels': [scoundrelAnswers, gradeAnswers],
    'few-credits-more': [scoundrelAnswers, gradeAnswers],
    'heroes-and-misfits': [adventureAnswers, hardMasterAnswers, gradeAnswers],
    'goin-reaver': goinReaverAnswers,
    'lonely-smuggler': [smugglerAnswers, gradeAnswers],
    'once-upon-a-time': gradeAnswers,
    'raggedy-edge': [edgeAnswers, gradeAnswers],
    'seeds-of-rebellion': [seedsAnswers, gradeAnswers],
  },
}
