import type { SetUpCard } from '../../vocabulary/index.ts'
import { flyingSolo, homeSweetHaven } from './listing.ts'
import { soloTimer } from './solo-stories.ts'

export const setUps: readonly SetUpCard[] = [
  { ...flyingSolo, reshuffleCardsIn: true, headStart: { credits: 1000, cards: 4 }, timer: soloTimer },
  {
    ...{ ...homeSweetHaven, reshuffleCardsIn: true, havens: { beside: 'shop' } },
    ...{ havenComforts: { freeShoreLeaveAtOwn: true, clearsWantedAtOwn: true }, localHeroes: 100 },
  },
]
