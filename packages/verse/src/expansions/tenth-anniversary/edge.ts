import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Counter } from '../../box.ts'
import { disgruntle } from '../../rules/disgruntled.ts'
import { resolveOptions } from '../../rules/events.ts'
import { wholeCrew } from '../../rules/gear.ts'
import { aboard, unload } from '../../rules/hold.ts'
import type { Answers, Belongings, Hooks } from '../../rules/moments.ts'
import { payWhatYouCan } from '../../rules/purse.ts'
import { showCrew } from '../../rules/show.ts'
import { isSolid } from '../../rules/solid.ts'
import { endGame } from '../../rules/story.ts'
import { activeCaptain, seatName, story, tell } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import type { Captain, Table } from '../../state.ts'
import { type ContactId, tokens } from '../../vocabulary/index.ts'
import { advanced } from './listing.ts'
import { keepTenth, kept, tenthOf } from './state.ts'

/** "The Raggedy Edge": Goal tokens are lives. */

function loseLife(t: Table, c: Captain): void {
  if (c.goals === 0) return
  c.goals--
  tell(t, 'life-lost', { who: seatName(c), left: c.goals })
}

/** With none left the game is over, once what is being resolved is done. */
function noticeEnd(t: Table, c: Captain): void {
  if (c.goals > 0) return
  for (const on of t.moments) if (!t.state.result) on.timeIsUp?.(t)
  if (!t.state.result) endGame(t, [], 'lost')
}

/** Was anything taken from the captain? */
function isRobbed(c: Captain, { credits, crew, tokens: had }: Belongings): boolean {
  return c.credits < credits || c.crew.length < crew || tokens.reduce((n, token) => n + aboard(c, token), 0) < had
}

/** The bill that is due at the end of a turn, if any: each is dearer than the one before. */
function billAt(t: Table, turn: number): number {
  const { lives } = story(t)
  return lives && turn > 0 && turn % lives.every === 0 ? (lives.credits * turn) / lives.every : 0
}

/** Whoever cannot pay in full pays nothing, and with a token. */
function settleBill(t: Table, c: Captain, credits: number): void {
  const who = seatName(c)
  if (c.credits >= credits) {
    c.credits -= credits
    return tell(t, 'bill-paid', { who, credits })
  }
  tell(t, 'bill-unpaid', { who, credits })
  loseLife(t, c)
}

export function billCounters(t: Table): readonly Counter[] {
  const { lives } = story(t)
  if (!lives) return []
  const next = (Math.floor((tenthOf(t).turns ?? 0) / lives.every) + 1) * lives.every
  const credits = billAt(t, next)
  return [{ is: 'bill', n: credits, text: text('counter.bill', { credits, turn: next }) }]
}

const fee = 100

function isAdvanced(t: Table): boolean {
  return story(t).advanced === 'everybody-wants-something' && hasVariant(t, advanced)
}

/** What a contact asks for before a Deal must be there. */
function canMeetDemands(t: Table, c: Captain, contact: ContactId): boolean {
  const isPaid = isSolid(t, c, contact) || c.credits >= fee
  return isPaid && (contact !== 'mr-universe' || aboard(c, 'part') > 0)
}

/** In the advanced game everybody wants something before a Deal. True if there is none after all. */
function* demands(t: Table, c: Captain, contact: ContactId): Rules<boolean> {
  if (contact === 'harken' && !(yield* papersAreInOrder(t, c))) return true
  if (!isSolid(t, c, contact)) payWhatYouCan(t, c, fee)
  if (contact === 'niska') {
    const asked = { seat: c.seat, kind: 'temper', prompt: text('prompt.niska-wants') }
    disgruntle(t, c, yield* chooseOne(asked, c.crew, showCrew))
  }
  if (contact === 'mr-universe') unload(c, 'part', 1)
  return false
}

function* papersAreInOrder(t: Table, c: Captain): Rules<boolean> {
  const checked = yield* resolveOptions(t, { team: wholeCrew(c) }, story(t).trials ?? [], 'trial')
  return checked?.outcome === 'complete'
}

export const edgeAnswers: Answers = {
  mayDealWith: (t, c, contact) => !isAdvanced(t) || canMeetDemands(t, c, contact),
}

export const edgeHooks: Hooks = {
  laidOut(state) {
    keepTenth(state, { friends: [] })
  },
  shipsPlaced(t) {
    for (const captain of t.state.captains) captain.goals = story(t).startingGoals ?? 0
  },
  allianceContactOver(t, c, before) {
    if (isRobbed(c, before)) loseLife(t, c)
  },
  corvetteContactOver(t, c, before) {
    if (isRobbed(c, before)) loseLife(t, c)
  },
  reaversGone(t, c, crewBefore) {
    if (c.crew.length < crewBefore) loseLife(t, c)
  },
  solidGained(t, c, contact) {
    const friends = kept(tenthOf(t).friends)
    if (friends.includes(contact)) return
    friends.push(contact)
    c.goals++
    tell(t, 'life-gained', { who: seatName(c), left: c.goals })
  },
  turnEnds(t, c) {
    const bill = billAt(t, (tenthOf(t).turns ?? 0) + 1)
    if (bill > 0) {
      settleBill(t, c, bill)
      for (const on of t.moments) on.alertReplaced?.(t)
    }
    noticeEnd(t, c)
  },
  settled(t) {
    noticeEnd(t, activeCaptain(t))
  },
  dealBegins(t, c, contact) {
    return isAdvanced(t) ? demands(t, c, contact) : undefined
  },
}
