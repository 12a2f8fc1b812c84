import { chooseOne, chooseSome, confirm, type Rules, text } from '@keep-flying/kernel'
import { isWanted } from '../../rules/crew.ts'
import { remove, take } from '../../rules/decks.ts'
import { yesOrNo } from '../../rules/deed.ts'
import { disgruntle, disgruntleAll } from '../../rules/disgruntled.ts'
import type { EffectContext, EffectTable } from '../../rules/effects.ts'
import { keepOnlyOwnCrew, showAtWork, type Team } from '../../rules/gear.ts'
import { discardFromHand } from '../../rules/job.ts'
import { faceNextCard } from '../../rules/misbehave.ts'
import { gain } from '../../rules/purse.ts'
import { onCard, showCrew } from '../../rules/show.ts'
import { pointsOf, returnToShip } from '../../rules/skill.ts'
import { isSolid, loseSolid } from '../../rules/solid.ts'
import { apart } from '../../rules/split.ts'
import { cardName, contactName, gearCard, roll, seatName, supplyPile, tell } from '../../rules/table.ts'
import type { Captain, Carried, Member, Table } from '../../state.ts'
import type { CardId, ContactId, EffectOf, FacedOutcome, Keyword } from '../../vocabulary/index.ts'
import { makeWanted } from '../shared/wanted/wanted.ts'
import { raiseAlert } from './alerts.ts'
import { chooseToClear } from './record.ts'
import { crimeOf } from './state.ts'
import type { CrimeEffects } from './vocabulary.ts'

/** What the effects of this box do. */
export const effects: Pick<EffectTable, keyof CrimeEffects> = {
  *'return-to-ship'(t, { team }, { who, upsets }) {
    for (const member of yield* whoReturns(t, team, who)) {
      returnToShip(t, team, member)
      if (upsets && !member.disgruntled) disgruntle(t, team.captain, member, [member])
    }
    keepOnlyOwnCrew(team)
  },

  'make-wanted'(t, context, { who }) {
    for (const member of crewMeant(t, context, who)) makeWanted(t, member)
  },

  'seize-gear'(t, { team }, { keywords, upsets }) {
    const seized = team.carried.filter(({ gear }) => hasAny(t, gear, keywords))
    for (const { gear } of seized) seizeGear(t, team, gear)
    if (seized.length > 0 && upsets) upset(t, team, upsets === 'wanted' ? wantedIn(t, team) : carriersOf(team, seized))
  },

  *'lose-any-solid'(t, { team: { captain } }) {
    const contact = yield* chooseTrust(t, captain)
    if (contact) yield* loseSolid(t, captain, contact)
  },

  *'give-up-solid'(t, context) {
    const { captain } = context.team
    const gives =
      trusting(t, captain).length > 0 &&
      (yield* confirm({
        seat: captain.seat,
        kind: 'solid.give-up',
        prompt: text('prompt.give-up-solid'),
        ...yesOrNo('give-up-solid'),
      }))
    const contact = gives ? yield* chooseTrust(t, captain) : undefined
    if (contact) yield* loseSolid(t, captain, contact)
    else context.failed = true
  },

  'discard-hand'(t, { team: { captain } }) {
    for (const card of [...captain.hand.cards]) discardFromHand(t, captain, card)
  },

  'new-alert'(t) {
    raiseAlert(t)
  },

  'extra-action'(t, { team }) {
    crimeOf(t).moreActions++
    tell(t, 'one-more-action', { who: seatName(team.captain) })
  },

  *'split-crew'(t, context) {
    context.ended = yield* splitUp(t, context.team)
  },

  *'draw-misbehaves'(t, context, { n }) {
    context.ended = yield* faceFurther(t, context.team, n)
  },

  'roll-doubles'(t, { team: { captain } }, { credits }) {
    const [one, other] = [roll(t), roll(t)]
    tell(t, 'two-dice', { who: seatName(captain), one, other })
    if (one !== other) return
    gain(t, captain, credits)
  },

  *'buy-from-discards'(t, { team: { captain } }, effect) {
    yield* buyFromDiscards(t, captain, effect)
  },

  *'clear-record'(t, { team: { captain } }, effect) {
    yield* chooseToClear(t, captain, effect)
  },
}

function* whoReturns(t: Table, team: Team, who: EffectOf<'return-to-ship'>['who']): Rules<readonly Member[]> {
  const { members, captain } = team
  switch (who) {
    case 'all':
      return [...members]
    case 'wanted':
      return wantedIn(t, team)
    case 'any-number':
      return yield* chooseSome(
        {
          seat: captain.seat,
          kind: 'crew.send-back',
          prompt: text('prompt.send-back', { n: members.length }),
          min: 0,
          max: members.length,
        },
        members,
        showCrew,
      )
    case 'highest-fight': {
      const fight = (member: Member) => pointsOf(t, team, member, 'fight')
      const most = Math.max(...members.map(fight))
      return [
        yield* chooseOne(
          { seat: captain.seat, kind: 'crew.strongest', prompt: text('prompt.strongest') },
          members.filter((member) => fight(member) === most),
          showCrew,
        ),
      ]
    }
  }
}

function wantedIn(t: Table, team: Team): Member[] {
  return team.members.filter((member) => isWanted(t, member))
}

function crewMeant(t: Table, { team, tester }: EffectContext, who: EffectOf<'make-wanted'>['who']): readonly Member[] {
  if (who === 'all') return team.captain.crew
  if (who === 'tester') return tester ? [tester] : []
  return carriersOf(
    team,
    team.carried.filter(({ gear }) => hasAny(t, gear, [who.carrying])),
  )
}

function hasAny(t: Table, gear: CardId, keywords: readonly Keyword[]): boolean {
  return gearCard(t, gear).keywords.some((keyword) => keywords.includes(keyword))
}

function carriersOf(team: Team, carried: readonly Carried[]): Member[] {
  return team.members.filter((member) => carried.some(({ by }) => by === member.card))
}

/** Gear that is seized cannot be bought again. */
function seizeGear(t: Table, team: Team, gear: CardId): void {
  const { captain } = team
  captain.gear = captain.gear.filter((card) => card !== gear)
  team.carried = team.carried.filter((item) => item.gear !== gear)
  showAtWork(team)
  remove(t, gear)
  tell(t, 'gear-seized', { who: seatName(captain), card: cardName(gear) })
}

function upset(t: Table, team: Team, members: readonly Member[]): void {
  disgruntleAll(t, team.captain, members, team.members)
  keepOnlyOwnCrew(team)
}

/** Contacts whose trust a captain has, and not only something that stands in for it. */
function trusting(t: Table, c: Captain): ContactId[] {
  return [...t.box.contacts.keys()].filter((contact) => c.solid[contact] !== undefined && isSolid(t, c, contact))
}

function* chooseTrust(t: Table, c: Captain): Rules<ContactId | undefined> {
  const contacts = trusting(t, c)
  if (contacts.length === 0) return undefined
  return yield* chooseOne(
    { seat: c.seat, kind: 'solid.lose', prompt: text('prompt.lose-solid') },
    contacts,
    (contact) => ({
      id: contact,
      text: text('option.contact-solid', { contact: contactName(contact) }),
      about: contactName(contact),
      sign: 'solid',
    }),
  )
}

/** So many cards one after the other; the first that is not passed decides. */
function* faceFurther(t: Table, team: Team, n: number): Rules<FacedOutcome> {
  if (!team.attempt) return 'proceed'
  for (let faced = 0; faced < n; faced++) {
    const { outcome } = yield* faceNextCard(t, team, team.attempt)
    if (outcome !== 'proceed') return outcome
  }
  return 'proceed'
}

/**
 * Two teams, each with a card of its own. Whoever botches it is back on the ship; a Warrant for one is a Warrant for the
 * job; those who are left go on together.
 */
function* splitUp(t: Table, team: Team): Rules<FacedOutcome> {
  const { captain, attempt } = team
  const max = team.members.length - 1
  if (!attempt || max < 1) return 'botched'
  const asked = { seat: captain.seat, kind: 'split.team', prompt: text('prompt.split-team'), rule: 'SPLIT-01' }
  const one = yield* chooseSome({ ...asked, min: 1, max }, team.members, showCrew)
  const other = team.members.filter((member) => !one.includes(member))
  tell(t, 'crew-split', { who: seatName(captain) })
  const outcomes: FacedOutcome[] = []
  for (const members of [one, other])
    outcomes.push(
      yield* apart(team, members, function* (part) {
        const { outcome } = yield* faceNextCard(t, part, attempt)
        if (outcome === 'botched') sendBack(t, part)
        return outcome
      }),
    )
  if (outcomes.includes('warrant')) return 'warrant'
  return team.members.length === 0 ? 'botched' : 'proceed'
}

function sendBack(t: Table, team: Team): void {
  for (const member of [...team.members]) returnToShip(t, team, member)
  tell(t, 'team-back', { who: seatName(team.captain) })
}

/** As many pieces as the captain likes and can pay for. */
function* buyFromDiscards(t: Table, c: Captain, { deck, keywords }: EffectOf<'buy-from-discards'>): Rules<void> {
  const pile = supplyPile(t, deck).discard
  for (;;) {
    const wares = pile.cards.filter((card) => {
      const ware = t.box.supply.get(card)
      return ware?.kind === 'gear' && hasAny(t, card, keywords) && halfPrice(t, card) <= c.credits
    })
    if (wares.length === 0) return
    const card = yield* chooseOne<CardId | null>(
      { seat: c.seat, kind: 'discards.buy', prompt: text('prompt.black-market') },
      [...wares, null],
      (ware) =>
        ware === null
          ? { id: 'enough', text: text('option.buy-no-more'), role: 'end' }
          : onCard(
              ware,
              'option.buy-card',
              { price: halfPrice(t, ware) },
              { price: halfPrice(t, ware), group: 'cards' },
            ),
    )
    if (card === null) return
    c.credits -= halfPrice(t, card)
    c.gear.push(take(pile, card))
    tell(t, 'bought-card', { who: seatName(c), card: cardName(card), credits: halfPrice(t, card) })
  }
}

function halfPrice(t: Table, gear: CardId): number {
  return Math.floor(gearCard(t, gear).cost / 2)
}
