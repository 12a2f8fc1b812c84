import { chooseOne, type Rules, shuffle, text } from '@keep-flying/kernel'
import { chooseBasket } from '../../rules/basket.ts'
import { take } from '../../rules/decks.ts'
import type { Deed } from '../../rules/deed.ts'
import { aboard, unload } from '../../rules/hold.ts'
import type { Hooks } from '../../rules/moments.ts'
import { onToken, showCard } from '../../rules/show.ts'
import { endGame, giveGoalToken } from '../../rules/story.ts'
import { cardName, contactPile, jobCard, seatName, sectorName, story, supplyPile, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { type CardId, type Token, tokens } from '../../vocabulary/index.ts'
import { isAtOwnHaven } from '../shared/havens/havens.ts'
import { bountyCard, homeOf, isOn, tendList } from './most-wanted.ts'
import { piratesOf } from './state.ts'

/** What the stories of this box do. */

/** Jobs of a type lie open at their contacts from the start. */
function layJobsOpen(t: Table): void {
  const { jobsLaidOpen } = story(t)
  if (!jobsLaidOpen) return
  t.seal('shuffled')
  for (const contact of t.box.contacts.keys()) {
    const { deck, discard } = contactPile(t, contact)
    const isOpen = (card: CardId) => t.box.jobs.has(card) && jobCard(t, card).types.includes(jobsLaidOpen)
    discard.cards.push(...deck.cards.filter(isOpen))
    deck.cards = deck.cards.filter((card) => !isOpen(card))
    shuffle(t.state.random, deck.cards)
  }
}

function tokensToWin(t: Table, when: 'at-once' | 'turn-begins'): number {
  const { end } = story(t)
  return end.kind === 'goal-tokens' && end.when === when ? end.tokens : Number.POSITIVE_INFINITY
}

/** A set of goods that brings a Goal token. */
interface GoodsSet {
  readonly token: Token
  readonly n: number
  /** How many of these the captain could hand over. */
  readonly most: number
}

/** The sets a captain has together. */
export function setsAboard(t: Table, c: Captain): GoodsSet[] {
  return (story(t).havenSets ?? []).flatMap((set) =>
    tokens.flatMap((token) => {
      const n = set[token] ?? 0
      const most = n > 0 ? Math.floor(aboard(c, token) / n) : 0
      return most > 0 ? [{ token, n, most }] : []
    }),
  )
}

function setDeliveries(t: Table, c: Captain): Deed[] {
  if (!story(t).havenSets || !isAtOwnHaven(t, c)) return []
  if (setsAboard(t, c).length === 0) return []
  const option = { id: 'deliver-sets', text: text('option.deliver-sets'), sign: 'haven' }
  return [{ option, action: 'work', carryOut: () => deliverSets(t, c) }]
}

function* deliverSets(t: Table, c: Captain): Rules<void> {
  const named = yield* chooseBasket<GoodsSet>(
    {
      seat: c.seat,
      kind: 'haven.sets',
      prompt: text('prompt.deliver-sets'),
      about: sectorName(c.sector),
      rule: 'PBH-STORY-02',
    },
    setsAboard(t, c),
    ({ token, n, most }) =>
      onToken(token, 'option.deliver-set', { what: { name: 'token', id: token, n } }, { most, group: 'supplies' }),
    [],
  )
  for (const { token, n } of named) unload(c, token, n)
  if (named.length > 0) tell(t, 'set-delivered', { who: seatName(c), n: named.length })
  for (const _set of named) giveGoalToken(t, c, text('option.card', { card: cardName(story(t).id) }))
}

/** Each captain names somebody wanted, whom the Alliance then holds. */
function* takePrisoner(t: Table, c: Captain): Rules<void> {
  if (!story(t).prisoners) return
  const pirates = piratesOf(t)
  const named = [...pirates.deck.cards, ...pirates.open.cards].filter((id) => prisonerFor(t, id) !== undefined).sort()
  const bounty = yield* chooseOne(
    { seat: c.seat, kind: 'set-up.prisoner', prompt: text('prompt.choose-prisoner'), rule: 'PBH-STORY-02' },
    named,
    showCard,
  )
  const crew = prisonerFor(t, bounty)
  if (crew === undefined) return
  take(pirates.open.cards.includes(bounty) ? pirates.open : pirates.deck, bounty)
  const home = homeOf(t, crew)
  if (home !== null) take(supplyPile(t, home).deck, crew)
  pirates.prisoners.push({ seat: c.seat, bounty, crew: [crew] })
  tell(t, 'prisoner-taken', { who: seatName(c), card: cardName(crew), bounty: cardName(bounty) })
  tendList(t)
}

/** The one a Bounty is on, where it is on one person who may still be taken. */
function prisonerFor(t: Table, id: CardId): CardId | undefined {
  const bounty = bountyCard(t, id)
  if (bounty.alert) return undefined
  const decks = t.box.supplyDecks.flatMap((deck) => supplyPile(t, deck).deck.cards)
  return decks.find((card) => t.box.supply.get(card)?.kind === 'crew' && isOn(t, bounty, card))
}

/** The captain's own prisoner comes along, bound, and is never delivered. */
export function freePrisoner(t: Table, c: Captain): void {
  const pirates = piratesOf(t)
  const own = pirates.prisoners.filter(({ seat }) => seat === c.seat)
  pirates.prisoners = pirates.prisoners.filter(({ seat }) => seat !== c.seat)
  for (const prisoner of own) {
    pirates.bound.push({ ...prisoner, freed: true })
    for (const card of prisoner.crew)
      tell(t, 'bound', { who: seatName(c), card: cardName(card), bounty: cardName(prisoner.bounty) })
  }
}

export const storyHooks: Hooks = {
  jobsDealt: layJobsOpen,
  leaderChosen: takePrisoner,
  turnBegins(t, c) {
    if (c.goals >= tokensToWin(t, 'turn-begins')) endGame(t, [c.seat])
  },
  settled(t) {
    const enough = tokensToWin(t, 'at-once')
    const winner = t.state.captains.find(({ goals }) => goals >= enough)
    if (winner) endGame(t, [winner.seat])
  },
  turnChoices: setDeliveries,
}
