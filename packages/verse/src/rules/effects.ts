import { chooseOne, confirm, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Member, Table } from '../state.ts'
import type {
  BaseEffectKinds,
  CardId,
  EffectKind,
  EffectOf,
  FacedOutcome,
  Offer,
  Profession,
} from '../vocabulary/index.ts'
import { cutOf, leaveCrew } from './crew.ts'
import { moveCruiserByCard } from './cruiser.ts'
import { moveCutterByCard } from './cutter.ts'
import { discardSupply } from './decks.ts'
import { yesOrNo } from './deed.ts'
import { calm, crewIn, disgruntleAll } from './disgruntled.ts'
import { evade } from './fly.ts'
import { takeFromDiscards } from './from-discards.ts'
import { keepOnlyOwnCrew, type Team } from './gear.ts'
import { aboard, amountOf, unload } from './hold.ts'
import { killCrew, killNamed } from './kill.ts'
import { freeLoad, loadByChoice, loadGain, loadGoods } from './loading.ts'
import { tokenPrice } from './prices.ts'
import { gain, payWhatYouCan } from './purse.ts'
import { pointsOf } from './skill.ts'
import { loseSolid } from './solid.ts'
import { cardName, crewCard, isLeader, seatName, tell } from './table.ts'
import { chooseUpgradeToLose } from './upgrade.ts'
import { wantedRolls } from './wanted.ts'
import { issueWarrant } from './warrant.ts'

/** What each kind of effect does. */

export interface EffectContext {
  readonly team: Team
  /** The crew who took the test alone. */
  readonly tester: Member | null
  readonly card?: CardId
  /** Set by an effect whose price was not paid: the attempt is botched. */
  failed: boolean
  /** Set by an effect that decides how the whole card comes out. */
  ended?: FacedOutcome
}

type EffectRule<K extends EffectKind> = (t: Table, context: EffectContext, effect: EffectOf<K>) => Rules<void> | void

/** One rule for every kind of effect there is. */
export type EffectTable = { readonly [K in EffectKind]: EffectRule<K> }

export const effectRules: Pick<EffectTable, keyof BaseEffectKinds> = {
  *load(t, { team }, { token, n, upTo, per }) {
    const amount = per ? n * emptyHands(team) : n
    if (upTo) yield* loadByChoice(t, team.captain, token, { ...freeLoad, min: 0, max: amount })
    else yield* loadGain(t, team.captain, token, amount)
  },

  *'load-goods'(t, { team }, { n }) {
    yield* loadGoods(t, team.captain, n)
  },

  lose(t, { team }, { token, n }) {
    const lost = unload(team.captain, token, n)
    if (lost > 0) tell(t, 'lost', { who: seatName(team.captain), what: amountOf(token, lost) })
  },

  *'lose-upgrade'(t, { team }) {
    yield* chooseUpgradeToLose(t, team.captain)
  },

  seize(t, { team, card }, { tokens, from, relentless }) {
    const { captain } = team
    for (const token of tokens) {
      if (!relentless && t.moments.some((on) => on.seizes?.(t, captain, token, card) === false)) continue
      const n = from === 'hold' ? captain.hold[token] : aboard(captain, token)
      captain.hold[token] = 0
      if (from === 'hold-and-stash') captain.stash[token] = 0
      if (n > 0) tell(t, 'seized', { who: seatName(captain), what: amountOf(token, n) })
    }
  },

  'kill-people'(t, { team }, { people }) {
    for (const person of people) {
      const n = unload(team.captain, person, aboard(team.captain, person))
      if (n > 0) tell(t, 'people-killed', { who: seatName(team.captain), what: amountOf(person, n) })
    }
    for (const on of t.moments) on.peopleKilled?.(t, team.captain, people)
  },

  gain(t, { team }, { credits }) {
    gain(t, team.captain, credits)
  },

  pay(t, { team }, { credits }) {
    payWhatYouCan(t, team.captain, credits)
  },

  *'fine-per-warrant'(t, { team }, { credits }) {
    let due = team.captain.warrants
    for (const on of t.moments) if (on.finesDue && due > 0) due -= yield* on.finesDue(t, team, credits)
    if (due > 0) payWhatYouCan(t, team.captain, credits * due)
  },

  'clear-warrants'(t, { team }) {
    if (team.captain.warrants > 0) tell(t, 'warrants-cleared', { who: seatName(team.captain) })
    team.captain.warrants = 0
  },

  *'issue-warrant'(t, { team }) {
    yield* issueWarrant(t, team.captain)
    keepOnlyOwnCrew(team)
  },

  *'offer-goods'(t, { team }, { offers }) {
    for (const offer of offers) yield* buyOffered(t, team.captain, offer)
  },

  *'take-from-discards'(t, { team }, wanted) {
    yield* takeFromDiscards(t, team.captain, wanted)
  },

  *'kill-crew'(t, { team, tester }, { n }) {
    if (n !== 'tester') return yield* killCrew(t, team, n === 'all' ? team.members.length : n)
    if (tester && team.members.includes(tester)) yield* killNamed(t, team, tester)
  },

  disgruntle(t, { team }, { who }) {
    const { captain, members } = team
    const within = who === 'leader' ? captain.crew : members
    disgruntleAll(t, captain, crewIn(t, who, within), members)
    keepOnlyOwnCrew(team)
  },

  calm(t, { team }, { who }) {
    for (const member of crewIn(t, who, team.members)) calm(t, member)
  },

  *'wanted-rolls'(t, { team }) {
    yield* wantedRolls(t, team)
  },

  'discard-crew'(t, { team }, { profession }) {
    discardByProfession(t, team, profession)
  },

  'mutiny-if-outgunned'(t, { team }, { profession }) {
    // A show of strength is not a test: what is barred from a job's tests counts here.
    const fight = (member: Member) => pointsOf(t, { ...team, attempt: null }, member, 'fight')
    const mutineers = team.members.filter((member) => crewCard(t, member.card).professions.includes(profession))
    const loyal = team.members.filter((member) => !mutineers.includes(member))
    const sum = (members: Member[]) => members.reduce((total, member) => total + fight(member), 0)
    if (sum(mutineers) > sum(loyal)) discardByProfession(t, team, profession)
  },

  *'pay-off-disgruntled'(t, { team }) {
    for (const member of team.members.filter((one) => one.disgruntled)) yield* payOff(t, team, member)
  },

  *'move-cruiser'(t, { team }, effect) {
    yield* moveCruiserByCard(t, team.captain, effect)
  },

  *'move-cutter'(t, { team, card }, effect) {
    yield* moveCutterByCard(t, team.captain, effect, card)
  },

  'halve-pay'(_t, { team }) {
    if (team.attempt) team.attempt.halvePay = true
  },

  'adjust-pay'(_t, { team }, { credits }) {
    if (team.attempt) team.attempt.payChange += credits
  },

  *'lose-solid'(t, { team }, { contact }) {
    yield* loseSolid(t, team.captain, contact)
    keepOnlyOwnCrew(team)
  },

  *'pay-to-complete'(t, context, { credits }) {
    const { captain } = context.team
    const pays =
      captain.credits >= credits &&
      (yield* confirm({
        seat: captain.seat,
        kind: 'goal.pay',
        prompt: text('prompt.pay-to-complete', { credits }),
        ...yesOrNo('pay-to-complete'),
      }))
    if (pays) payWhatYouCan(t, captain, credits)
    else context.failed = true
  },

  *evade(t, { team }) {
    yield* evade(t, team.captain)
  },
}

function emptyHands(team: Team): number {
  return team.members.filter((member) => !team.carried.some((item) => item.by === member.card)).length
}

function* buyOffered(t: Table, c: Captain, offer: Offer): Rules<void> {
  const price = tokenPrice(t, c, offer.token, offer.price)
  const affordable = Math.floor(c.credits / price)
  const n = yield* loadByChoice(t, c, offer.token, {
    kind: 'buy.amount',
    prompt: 'prompt.buy-amount',
    price,
    min: 0,
    max: Math.min(affordable, offer.max ?? affordable),
  })
  c.credits -= n * price
}

function discardByProfession(t: Table, team: Team, profession: Profession): void {
  const { captain } = team
  for (const member of [...team.members]) {
    if (isLeader(t, member) || !crewCard(t, member.card).professions.includes(profession)) continue
    leaveCrew(t, captain, member)
    discardSupply(t, member.card)
    tell(t, 'walked-out', { who: seatName(captain), card: cardName(member.card) })
  }
  keepOnlyOwnCrew(team)
}

function* payOff(t: Table, team: Team, member: Member): Rules<void> {
  const { captain } = team
  const cut = cutOf(t, member)
  const way = yield* chooseOne(
    {
      seat: captain.seat,
      kind: 'crew.pay-off',
      prompt: text('prompt.pay-off', { card: cardName(member.card), credits: cut }),
      card: member.card,
    },
    (isLeader(t, member) ? ['pay'] : captain.credits >= cut ? ['pay', 'discard'] : ['discard']) as (
      | 'pay'
      | 'discard'
    )[],
    (item) => {
      const option = { id: item, text: text(`option.pay-off-${item}`, { credits: cut }) }
      return item === 'pay' ? { ...option, sign: 'credits', price: cut } : { ...option, sign: 'person' }
    },
  )
  if (way === 'pay') return payWhatYouCan(t, captain, cut)
  leaveCrew(t, captain, member)
  discardSupply(t, member.card)
  tell(t, 'walked-out', { who: seatName(captain), card: cardName(member.card) })
  keepOnlyOwnCrew(team)
}
