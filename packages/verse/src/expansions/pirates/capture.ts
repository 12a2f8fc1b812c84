import { chooseOne, confirm, type Option, type Rules, text } from '@keep-flying/kernel'
import { crewRoom, dismissFor, dismissible, joinCrew, leaveCrew } from '../../rules/crew.ts'
import { discardSupply, take } from '../../rules/decks.ts'
import { type Deed, yesOrNo } from '../../rules/deed.ts'
import { disgruntleAll } from '../../rules/disgruntled.ts'
import { wholeCrew } from '../../rules/gear.ts'
import { killCrew } from '../../rules/kill.ts'
import { onCard } from '../../rules/show.ts'
import { cardName, isLeader, rivalsOf, seatName, sectorOf, shipAbilities, supplyPile, tell } from '../../rules/table.ts'
import { isSpared } from '../../rules/wanted.ts'
import { endAttempt, fail, sendTeam } from '../../rules/work.ts'
import type { Captain, Table } from '../../state.ts'
import type { CardId, SupplyDeckId } from '../../vocabulary/index.ts'
import { board, mayBoard } from './boarding.ts'
import { bountyCard, isOn, putUnder, tendList } from './most-wanted.ts'
import { type Foe, showdown } from './showdown.ts'
import { type Bound, type Encounter, piratesOf } from './state.ts'
import type { BountyCard } from './vocabulary.ts'

/** Apprehending Fugitives, and taking them from whoever has bound them. */

/** Somebody a Bounty is on, and where: aboard a rival's ship, in a shop, or among the captain's own. */
export type Quarry = { readonly bounty: BountyCard; readonly crew: CardId } & (
  | { readonly at: 'rival'; readonly rival: Captain }
  | { readonly at: 'shop'; readonly deck: SupplyDeckId }
  | { readonly at: 'own' }
)

/** The Bounties a captain may work: those on the list, and the Cortex Alerts already claimed. */
function workable(t: Table, c: Captain): BountyCard[] {
  const { open, bound } = piratesOf(t)
  const claimed = bound.filter(({ seat }) => seat === c.seat).map(({ bounty }) => bountyCard(t, bounty))
  return [...open.cards.map((card) => bountyCard(t, card)), ...claimed.filter(({ alert }) => alert)]
}

/** All who may be apprehended here and now. */
export function quarryHere(t: Table, c: Captain): Quarry[] {
  const shop = sectorOf(t, c.sector).supply
  const rivals = rivalsOf(t, c).filter((rival) => rival.sector === c.sector && mayBoard(t, rival))
  return workable(t, c).flatMap((bounty) => [
    ...rivals.flatMap((rival) =>
      membersOn(t, rival, bounty).map((crew): Quarry => ({ bounty, crew, at: 'rival', rival })),
    ),
    ...(shop
      ? supplyPile(t, shop)
          .discard.cards.filter((card) => t.box.supply.get(card)?.kind === 'crew' && isOn(t, bounty, card))
          .map((crew): Quarry => ({ bounty, crew, at: 'shop', deck: shop }))
      : []),
    ...membersOn(t, c, bounty).map((crew): Quarry => ({ bounty, crew, at: 'own' })),
  ])
}

/** A Leader is never a Fugitive. */
function membersOn(t: Table, c: Captain, bounty: BountyCard): CardId[] {
  return c.crew.filter((member) => !isLeader(t, member) && isOn(t, bounty, member.card)).map(({ card }) => card)
}

/** Claims of rivals here that may be jumped. */
export function claimsHere(t: Table, c: Captain): { readonly claim: Bound; readonly rival: Captain }[] {
  return rivalsOf(t, c)
    .filter((rival) => rival.sector === c.sector && mayBoard(t, rival))
    .filter((rival) => shipAbilities(t, rival, 'keeps-bounties').length === 0)
    .flatMap((rival) =>
      piratesOf(t)
        .bound.filter(({ seat, freed }) => seat === rival.seat && !freed)
        .map((claim) => ({ claim, rival })),
    )
}

export function huntingDeeds(t: Table, c: Captain): Deed[] {
  return [
    ...quarryHere(t, c).map(
      (quarry): Deed => ({ option: showQuarry(quarry), action: 'work', carryOut: () => apprehend(t, c, quarry) }),
    ),
    ...claimsHere(t, c).map(
      ({ claim, rival }): Deed => ({
        option: onCard(
          claim.bounty,
          'option.jump-bounty',
          { who: seatName(rival) },
          { id: `jump:${claim.bounty}`, sign: 'fugitive', role: 'risky' },
        ),
        action: 'work',
        carryOut: () => jump(t, c, claim, rival),
      }),
    ),
  ]
}

function showQuarry(quarry: Quarry): Option {
  const { bounty, crew, at } = quarry
  const words = { crew: cardName(crew), ...(at === 'rival' ? { who: seatName(quarry.rival) } : {}) }
  const details = { id: `apprehend:${crew}`, sign: 'fugitive', ...(at === 'own' ? {} : { role: 'risky' as const }) }
  return onCard(bounty.id, `option.apprehend-${at}`, words, details)
}

function* apprehend(t: Table, c: Captain, quarry: Quarry): Rules<void> {
  const { bounty, crew, at } = quarry
  if (at === 'own') return betray(t, c, bounty, crew)
  const words = { who: seatName(c), card: cardName(crew), bounty: cardName(bounty.id) }
  if (at === 'rival') tell(t, 'bounty-attempt', { ...words, rival: seatName(quarry.rival) })
  else tell(t, 'bounty-attempt-alone', words)
  const foe: Foe = at === 'rival' ? { rival: quarry.rival, mayHide: false } : { alone: crew }
  yield* fightFor(t, c, bounty, [crew], foe, function* () {
    if (at === 'rival') {
      const member = quarry.rival.crew.find((one) => one.card === crew)
      if (!member || (yield* isSpared(t, wholeCrew(quarry.rival), member))) return
      leaveCrew(t, quarry.rival, member)
    } else take(supplyPile(t, quarry.deck).discard, crew)
    bind(t, c, bounty, crew)
  })
}

/** Team, Boarding Test where there is a ship to board, Showdown; what a win brings is the caller's. */
function* fightFor(
  t: Table,
  c: Captain,
  bounty: BountyCard,
  fugitives: readonly CardId[],
  foe: Foe,
  win: () => Rules<void>,
): Rules<void> {
  const team = yield* sendTeam(t, c, { legal: true, immoral: bounty.immoral }, {}, null)
  const pirates = piratesOf(t)
  const defender = 'rival' in foe ? foe.rival.seat : null
  const stage: Encounter['stage'] = defender === null ? 'showdown' : 'boarding'
  pirates.encounter = { card: bounty.id, attacker: c.seat, defender, fugitives, stage }
  const isAboard = 'alone' in foe || (yield* board(t, team, foe.rival, bounty.id))
  if (!isAboard) yield* fail(t, team, 'botched')
  else if (yield* showdown(t, team, foe, bounty.id)) yield* win()
  else {
    yield* killCrew(t, team, bounty.kills)
    yield* fail(t, team, 'botched')
  }
  pirates.encounter = null
  endAttempt(t, team)
}

/** Crew and Bounty are laid beside the ship; another Bounty is posted at once. */
function bind(t: Table, c: Captain, { id }: BountyCard, crew: CardId): void {
  const pirates = piratesOf(t)
  const claim = pirates.bound.find(({ bounty }) => bounty === id)
  if (claim) claim.crew.push(crew)
  else {
    take(pirates.open, id)
    pirates.bound.push({ seat: c.seat, bounty: id, crew: [crew] })
  }
  tell(t, 'bound', { who: seatName(c), card: cardName(crew), bounty: cardName(id) })
  tendList(t)
}

/** One of the captain's own is handed over without a fight, and the others do not like it. */
function betray(t: Table, c: Captain, bounty: BountyCard, crew: CardId): void {
  const member = c.crew.find((one) => one.card === crew)
  if (!member) return
  leaveCrew(t, c, member)
  tell(t, 'betrayed', { who: seatName(c), card: cardName(crew), bounty: cardName(bounty.id) })
  bind(t, c, bounty, crew)
  disgruntleAll(
    t,
    c,
    c.crew.filter((mate) => !isLeader(t, mate)),
  )
}

function* jump(t: Table, c: Captain, claim: Bound, rival: Captain): Rules<void> {
  const bounty = bountyCard(t, claim.bounty)
  tell(t, 'bounty-jump', { who: seatName(c), rival: seatName(rival), card: cardName(bounty.id) })
  yield* fightFor(t, c, bounty, claim.crew, { rival, mayHide: false }, () => takeOver(t, c, claim, rival))
}

/** The claim changes hands whole, or those bound are rescued and the Bounty goes under the deck. */
function* takeOver(t: Table, c: Captain, claim: Bound, rival: Captain): Rules<void> {
  const pirates = piratesOf(t)
  const way = yield* chooseOne(
    { seat: c.seat, kind: 'bounty.jumped', prompt: text('prompt.jumped'), card: claim.bounty, rule: 'BOUNTY-09' },
    ['keep', 'rescue'] as const,
    (item) => ({ id: item, text: text(`option.jumped-${item}`), sign: item === 'keep' ? 'fugitive' : 'moral' }),
  )
  if (way === 'keep') {
    pirates.bound = [...pirates.bound.filter((other) => other !== claim), { ...claim, seat: c.seat }]
    return tell(t, 'bounty-jumped', { who: seatName(c), rival: seatName(rival), bounty: cardName(claim.bounty) })
  }
  for (const crew of [...claim.crew]) yield* rescue(t, c, claim, crew)
}

/** Once nobody is bound under it any longer, a Bounty goes under its deck. */
function unbind(t: Table, claim: Bound, crew: CardId): void {
  const pirates = piratesOf(t)
  claim.crew = claim.crew.filter((other) => other !== crew)
  if (claim.crew.length > 0) return
  pirates.bound = pirates.bound.filter((other) => other !== claim)
  putUnder(t, [claim.bounty])
  tendList(t)
}

/** Whoever is rescued may join the crew for nothing, if there is a berth or one can be cleared. */
function* rescue(t: Table, c: Captain, claim: Bound, crew: CardId): Rules<void> {
  tell(t, 'rescued', { who: seatName(c), card: cardName(crew), bounty: cardName(claim.bounty) })
  const isFull = crewRoom(t, c) < 1
  const mayJoin = !isFull || dismissible(t, c).length > 0
  const joins =
    mayJoin &&
    (yield* confirm({
      seat: c.seat,
      kind: 'bounty.join',
      prompt: text('prompt.rescued-joins', { card: cardName(crew) }),
      ...yesOrNo('rescued-joins'),
      card: crew,
      rule: 'BOUNTY-09',
    }))
  if (joins && isFull) yield* dismissFor(t, c, crew)
  unbind(t, claim, crew)
  if (joins) return joinCrew(t, c, crew)
  discardSupply(t, crew)
  tell(t, 'set-free', { who: seatName(c), card: cardName(crew) })
}
