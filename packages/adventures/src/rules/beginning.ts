import { chooseOne, chooseOrder, type Rules } from '@keep-flying/kernel'
import { storyline } from '../catalog/storyline.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import { seatOfBoss } from './boss.ts'
import { bust } from './job.ts'
import { buyEquipment, divideMoney, leaveAboard } from './market.ts'
import { squareOption } from './move.ts'
import { freeSquares } from './squares.ts'
import { crewName, firstSeat, nameOf, says, squareName, squaresIn, tell } from './table.ts'
import { putMarker } from './timeline.ts'

/** What the players decide before a Job: the fee of a Storyline, the order of turns, Equipment, and where to begin. */

export function* begin(t: Table): Rules<void> {
  const { state } = t
  if (state.options.handed && !(yield* payForWork(t))) return bust(t, 'fee')
  handOutGear(t)
  yield* stackMarkers(t)
  yield* buyEquipment(t)
  yield* leaveAboard(t)
  yield* divideMoney(t)
  state.stage = 'deployment'
  yield* giveItems(t)
  yield* deploy(t)
  if (state.options.boss) yield* alertAll(t)
  state.stage = 'job'
  tell(t, 'job-begins', () => ({ what: { name: 'job', id: state.job } }))
}

/** Every Job after the first costs money or Intel before it starts. */
function* payForWork(t: Table): Rules<boolean> {
  const { state } = t
  const { credits, intel } = storyline.fee
  const ways = (['intel', 'credits'] as const).filter((way) =>
    way === 'intel' ? state.intel >= intel : state.purse >= credits,
  )
  if (ways.length === 0) return false
  const asked = { seat: firstSeat(t), kind: 'story.fee', prompt: says('ask.story.fee') }
  const way = yield* chooseOne(asked, ways, (id) => ({
    id,
    text: says(`offer.story.fee.${id}`, { n: storyline.fee[id] }),
  }))
  if (way === 'intel') state.intel -= intel
  else state.purse -= credits
  tell(t, 'fee-paid', () => ({ way }))
  return true
}

/** Equipment of a Storyline is there again, Refreshed, dealt out in turn; it may be exchanged freely before the Job. */
function handOutGear({ state }: Table): void {
  const { crew, options } = state
  for (const [n, { card, paid }] of (options.handed?.gear ?? []).entries())
    crew[n % crew.length]?.gear.push({ card, exhausted: false, paid })
}

/** All Crew markers begin on the first Moment, in an order that the players choose: the first one lies on top. */
function* stackMarkers(t: Table): Rules<void> {
  const { crew, timeline } = t.state
  const asked = { seat: firstSeat(t), kind: 'setup.order', prompt: says('ask.setup.order') }
  const order = yield* chooseOrder(asked, crew, crewOption)
  for (const who of order.reverse()) putMarker(timeline, { of: 'crew', id: who.id }, 1)
}

function crewOption({ id }: CrewMember) {
  return { id, text: says('offer.thing', { what: crewName(id) }), at: { token: id } }
}

function* giveItems(t: Table): Rules<void> {
  for (const rule of t.job.special) {
    if (rule.rule !== 'item' || rule.starts !== 'any') continue
    const asked = {
      seat: firstSeat(t),
      kind: 'setup.item',
      prompt: says('ask.setup.item', { what: { name: 'item', id: rule.item } }),
    }
    const who = yield* chooseOne(asked, t.state.crew, crewOption)
    who.items.push(rule.item)
  }
}

function* deploy(t: Table): Rules<void> {
  for (const who of t.state.crew) {
    const free = freeSquares(t, squaresIn(t, t.job.map.deployment))
    const asked = {
      seat: who.seat,
      kind: 'setup.deploy',
      prompt: says('ask.setup.deploy', { who: nameOf(who) }),
      about: nameOf(who),
    }
    const at = yield* chooseOne(asked, free, squareOption)
    who.at = at
    tell(t, 'deployed', () => ({ who: nameOf(who), where: squareName(at) }))
  }
}

const bossMoment = 5

/** A Boss's Goons are all Alerted from the start, stacked as the Boss likes. */
function* alertAll(t: Table): Rules<void> {
  const { goons, timeline } = t.state
  const asked = { seat: seatOfBoss(t), kind: 'boss.order', prompt: says('ask.boss.order') }
  const order = yield* chooseOrder(asked, goons, (goon: Goon) => ({
    id: goon.id,
    text: says('offer.thing', { what: nameOf(goon) }),
    at: { token: goon.id },
  }))
  for (const goon of order.reverse()) {
    goon.alerted = true
    putMarker(timeline, { of: 'goon', id: goon.id }, bossMoment)
  }
}
