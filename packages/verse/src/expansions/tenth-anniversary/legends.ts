import { type Rules, text } from '@keep-flying/kernel'
import type { Counter } from '../../box.ts'
import { plainOption } from '../../rules/deed.ts'
import { isAt } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { payWhatYouCan } from '../../rules/purse.ts'
import { solidContacts } from '../../rules/solid.ts'
import { giveGoalToken } from '../../rules/story.ts'
import { seatName, sectorName, story, tell } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import type { Captain, Table } from '../../state.ts'
import type { ContactId, PlaceId } from '../../vocabulary/index.ts'
import { advanced } from './listing.ts'
import { keepTenth, kept, tenthOf } from './state.ts'
import { cutterTowards, nearestCutter } from './towards.ts'
import type { FeatProgress, NamedFeat } from './vocabulary.ts'

/** "Once Upon a Time in the Black": feats after old legends. */

/** A feat with how far it is. */
interface Telling {
  readonly feat: NamedFeat
  readonly progress: FeatProgress
}

export function tellings(t: Table): readonly Telling[] {
  const progress = kept(tenthOf(t).feats)
  return (story(t).feats ?? []).flatMap((feat, n) => {
    const own = progress[n]
    return own ? [{ feat, progress: own }] : []
  })
}

function figureOf(feat: NamedFeat): number {
  switch (feat.is) {
    case 'gifts':
      return feat.places
    case 'tests':
      return feat.times
    case 'sales':
      return feat.n
    case 'content-crew':
    case 'standing':
      return 1
  }
}

/** A feat comes on by so much, and brings a Goal token once it is done. */
function advance(t: Table, c: Captain, { feat, progress }: Telling, by = 1): void {
  if (progress.done) return
  const of = figureOf(feat)
  progress.n = Math.min(of, progress.n + by)
  if (progress.n < of) return tell(t, 'feat-progress', { who: seatName(c), feat: feat.name, n: progress.n, most: of })
  progress.done = true
  giveGoalToken(t, c, text('token-for.feat', { feat: feat.name }))
}

/** The place here where a gift would still count. */
function placeForGift(t: Table, c: Captain, { feat, progress }: Telling): PlaceId | undefined {
  if (feat.is !== 'gifts' || progress.done) return undefined
  return feat.at.find((place) => isAt(t, c, place) && !progress.at?.includes(place))
}

function give(t: Table, c: Captain, telling: Telling, place: PlaceId, credits: number): void {
  payWhatYouCan(t, c, credits)
  telling.progress.at = [...(telling.progress.at ?? []), place]
  tell(t, 'gift', { who: seatName(c), sector: sectorName(c.sector), credits })
  advance(t, c, telling)
}

/** What must hold at the end of a turn. */
function holdsNow(t: Table, c: Captain, { feat }: Telling): boolean {
  if (feat.is === 'content-crew') return c.crew.length >= feat.crew && c.crew.every(({ disgruntled }) => !disgruntled)
  return feat.is === 'standing' && solidContacts(t, c).length >= feat.solid && c.warrants >= feat.warrants
}

export function featCounters(t: Table): readonly Counter[] {
  if (!story(t).feats) return []
  return tellings(t).map(({ feat, progress }) => {
    const of = figureOf(feat)
    return { is: 'feat', n: progress.n, of, text: text('counter.feat', { feat: feat.name, n: progress.n, most: of }) }
  })
}

/** Contacts beside whom dragons stir, in the advanced game. */
const dragons: readonly ContactId[] = ['patience', 'niska', 'amnon-duul']

function* stirDragon(t: Table, c: Captain): Rules<boolean> {
  const cutter = nearestCutter(t, c)
  if (cutter !== undefined) yield* cutterTowards(t, cutter, c)
  return false
}

export const legendHooks: Hooks = {
  laidOut(state, box) {
    const feats = box.stories.get(state.options.story)?.feats ?? []
    keepTenth(state, { feats: feats.map(() => ({ n: 0, done: false })) })
  },
  turnChoices(t, c) {
    return tellings(t).flatMap((telling) => {
      const place = placeForGift(t, c, telling)
      const { feat } = telling
      if (place === undefined || feat.is !== 'gifts' || c.credits < feat.pays) return []
      const option = plainOption('gift', { sign: 'credits', price: feat.pays, group: 'work' })
      return [{ option, action: 'work', carryOut: () => give(t, c, telling, place, feat.pays) }]
    })
  },
  testTaken(t, { captain }, { skill, target, total }) {
    for (const telling of tellings(t)) {
      const { feat } = telling
      if (feat.is === 'tests' && feat.skill === skill && target >= feat.target && total >= target)
        advance(t, captain, telling)
    }
  },
  sold(t, c, _contact, token, n) {
    for (const telling of tellings(t))
      if (telling.feat.is === 'sales' && telling.feat.token === token) advance(t, c, telling, n)
  },
  turnEnds(t, c) {
    for (const telling of tellings(t)) if (!telling.progress.done && holdsNow(t, c, telling)) advance(t, c, telling)
  },
  dealBegins(t, c, contact) {
    const stirs = story(t).advanced === 'dragons-there-be' && hasVariant(t, advanced) && dragons.includes(contact)
    return stirs ? stirDragon(t, c) : undefined
  },
}
