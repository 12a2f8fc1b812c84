import { confirm, type Rules, text } from '@keep-flying/kernel'
import type { Box, Mark } from '../../box.ts'
import { type Deed, plainOption, yesOrNo } from '../../rules/deed.ts'
import { loadGain } from '../../rules/loading.ts'
import { faceNextCard } from '../../rules/misbehave.ts'
import type { Hooks } from '../../rules/moments.ts'
import { callLast } from '../../rules/story.ts'
import { contactName, seatName, sectorName, sectorOf, story, tell } from '../../rules/table.ts'
import { endAttempt, fail, sendTeam } from '../../rules/work.ts'
import type { Captain, State, Table } from '../../state.ts'
import type { ContactId, SectorId, Token } from '../../vocabulary/index.ts'
import { rimSmuggling } from './listing.ts'
import { crimeIn, crimeOf, smugglingIn } from './state.ts'

/** "Smuggler's Blues". */

/** Contraband lies on every planet of the region, and money under the decks of those who want it. */
function layGoods(state: State, box: Box): void {
  const smuggling = box.stories.get(state.options.story)?.smuggling
  if (!smuggling) return
  const { within, each } = state.options.variants?.includes(rimSmuggling) ? smuggling.goodsOtherwise : smuggling.goods
  const sectors = [...box.sectors.values()].filter(
    ({ region, places }) => region === within && places.some((place) => box.places.get(place)?.planet),
  )
  const goods = Object.fromEntries(sectors.map(({ id }) => [id, each]))
  crimeIn(state).smuggling = { goods, prizes: [...smuggling.contacts], sold: {} }
}

/** Where what is lifted in a sector comes from: the sector itself while there is any, then others of the system. */
function sourcesAt(t: Table, sector: SectorId): SectorId[] {
  const { goods } = smugglingIn(t.state)
  const { system } = sectorOf(t, sector)
  const near = [...t.box.sectors.values()].filter((one) => system !== undefined && one.system === system)
  return [sector, ...near.map(({ id }) => id).filter((id) => id !== sector)].filter((id) => (goods[id] ?? 0) > 0)
}

/** Only where some is left may it be gone for. */
export function canLift(t: Table, sector: SectorId): boolean {
  return (smugglingIn(t.state).goods[sector] ?? 0) > 0
}

const toLift = plainOption('lift-contraband', { role: 'risky', sign: 'contraband', group: 'work' })

function lifting(t: Table, c: Captain): Deed[] {
  return canLift(t, c.sector) ? [{ option: toLift, action: 'work', carryOut: () => liftContraband(t, c) }] : []
}

/** What is lifted is nobody's job: it is against the law, and no more. */
const crooked = { legal: false, immoral: false }

/** Card after card, as long as the captain dares: each that is passed brings 1 Contraband. */
function* liftContraband(t: Table, c: Captain): Rules<void> {
  const team = yield* sendTeam(t, c, crooked, {}, null)
  const { attempt } = team
  if (!attempt) return
  attempt.misbehaving = true
  do {
    const { outcome, card, by } = yield* faceNextCard(t, team, attempt)
    if (outcome !== 'proceed') {
      yield* fail(t, team, outcome)
      break
    }
    attempt.passed++
    if (card !== undefined) for (const on of t.moments) on.misbehavePassed?.(t, team, card, by)
    yield* takeOne(t, c)
  } while (sourcesAt(t, c.sector).length > 0 && (yield* goesOn(t, c)))
  endAttempt(t, team)
}

function* takeOne(t: Table, c: Captain): Rules<void> {
  const [from] = sourcesAt(t, c.sector)
  if (from === undefined) return
  const { goods } = smugglingIn(t.state)
  const left = (goods[from] ?? 0) - 1
  if (left > 0) goods[from] = left
  else delete goods[from]
  tell(t, 'goods-lifted', { who: seatName(c), sector: sectorName(from), left })
  yield* loadGain(t, c, 'contraband', 1)
}

function* goesOn(t: Table, c: Captain): Rules<boolean> {
  const n = sourcesAt(t, c.sector).reduce((sum, sector) => sum + (smugglingIn(t.state).goods[sector] ?? 0), 0)
  return yield* confirm({
    seat: c.seat,
    kind: 'smuggling.go-on',
    prompt: text('prompt.lift-more', { n }),
    ...yesOrNo('lift-more'),
  })
}

/** The first who brings a contact enough of it in one Deal takes the money; the last of them calls for the last round. */
function noticeSale(t: Table, c: Captain, contact: ContactId, token: Token, n: number): void {
  const { smuggling } = story(t)
  const kept = smugglingIn(t.state)
  if (token !== 'contraband' || !smuggling || !kept.prizes.includes(contact)) return
  const sold = (kept.sold[contact] ?? 0) + n
  kept.sold[contact] = sold
  if (sold < smuggling.least) return
  kept.prizes = kept.prizes.filter((other) => other !== contact)
  c.credits += smuggling.prize
  tell(t, 'prize-taken', { who: seatName(c), contact: contactName(contact), credits: smuggling.prize })
  if (kept.prizes.length === 0 && !t.state.lastCall) callLast(t, c)
}

/** What lies about is there for all to see. */
export function marks(t: Table): readonly Mark[] {
  const goods = crimeOf(t).smuggling?.goods ?? {}
  return Object.entries(goods).map(([sector, n]) => ({
    is: 'contraband',
    sector,
    text: text('mark.contraband-lying', { n }),
    n,
    printed: 0,
  }))
}

export const smugglersBluesHooks: Hooks = {
  laidOut: layGoods,
  turnBegins(t) {
    smugglingIn(t.state).sold = {}
  },
  turnChoices: lifting,
  sold: noticeSale,
}
