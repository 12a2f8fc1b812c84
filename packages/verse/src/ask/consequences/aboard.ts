import { type Text, text } from '@keep-flying/kernel'
import { contactName } from '../../rules/table.ts'
import type { Captain } from '../../state.ts'
import type { ContactId, HappeningKind } from '../../vocabulary/index.ts'
import { tableFor } from '../view-table.ts'
import { aboutCards, type Compared, goneFrom, heard, isEmpty, listOf, newIn, without } from './compare.ts'

/** What an answer takes from a ship and brings to it. */
export function changesAboard(c: Compared): Text[] {
  return [...work(c), ...belongings(c), ...moods(c), ...standing(c)]
}

function money(c: Compared): Text[] {
  const cuts = heard(c, 'cuts-paid').reduce((sum, { data }) => sum + data.credits, 0)
  const change = c.is.credits - c.was.credits + cuts
  const lines: Text[] = []
  if (change > 0) lines.push(text('ahead.get-credits', { credits: change }))
  if (change < 0) lines.push(text(c.is.credits === 0 ? 'ahead.pay-all' : 'ahead.pay', { credits: -change }))
  if (cuts > 0) lines.push(text('ahead.pay-cuts', { credits: cuts }))
  return lines
}

function belongings(c: Compared): Text[] {
  const [traded] = heard(c, 'traded')
  if (!traded) return [...money(c), ...goods(c), ...crew(c), ...equipment(c)]
  const { who, give, get } = traded.data
  const mine = who.id === c.was.seat
  return [text('ahead.trade', { give: mine ? give : get, get: mine ? get : give })]
}

/** How goods come to leave the ship; what nothing is told of was spent. */
const waysToLose: readonly (readonly [string, readonly HappeningKind[]])[] = [
  ['ahead.lose', ['lost', 'seized', 'people-killed']],
  ['ahead.sell', ['sold']],
  ['ahead.dump', ['dumped']],
  ['ahead.hand-over', ['job-completed']],
]

function goods(c: Compared): Text[] {
  const gone = goneFrom(c.was, c.is)
  const loaded = newIn(c.was, c.is)
  const [lose = 'ahead.spend'] = waysToLose.find(([, kinds]) => heard(c, ...kinds).length > 0) ?? []
  return [
    ...(isEmpty(gone) ? [] : [text(lose, { what: listOf(gone) })]),
    ...(isEmpty(loaded) ? [] : [text('ahead.load', { what: listOf(loaded) })]),
    ...heard(c, 'no-room-for-goods').map(({ data }) => text('ahead.no-room-for-goods', { n: data.n })),
    ...heard(c, 'no-room').map(({ data }) => text('ahead.no-room', { what: data.what, n: data.what.n })),
  ]
}

function crew(c: Compared): Text[] {
  const was = c.was.crew.map(({ card }) => card)
  const is = c.is.crew.map(({ card }) => card)
  const gone = without(was, is)
  if (heard(c, 'crew-fired').length > 0) return [text('ahead.crew-fired', { n: gone.length })]
  const of = (...kinds: ('killed' | 'jumped-ship')[]) => heard(c, ...kinds).map(({ data }) => data.card.id)
  const killed = gone.filter((card) => of('killed').includes(card))
  const jumped = gone.filter((card) => of('jumped-ship').includes(card))
  return [
    ...aboutCards('ahead.killed', killed),
    ...aboutCards('ahead.jumped-ship', jumped),
    ...aboutCards('ahead.crew-gone', without(gone, [...killed, ...jumped])),
    ...aboutCards('ahead.crew-joins', without(is, was)),
  ]
}

function equipment(c: Compared): Text[] {
  const all = ({ gear, upgrades }: Captain) => [...gear, ...upgrades]
  const discarded = heard(c, 'gear-discarded', 'upgrade-discarded', 'cruiser-dodged').length > 0
  return [
    ...aboutCards(discarded ? 'ahead.cards-discarded' : 'ahead.cards-lost', without(all(c.was), all(c.is))),
    ...aboutCards('ahead.cards-gained', without(all(c.is), all(c.was))),
    ...(c.is.core === c.was.core ? [] : aboutCards('ahead.core', [c.is.core])),
  ]
}

/** More crew than this are counted, not named. */
const mostNamed = 3

function moods({ was, is }: Compared): Text[] {
  const upset = (c: Captain) => c.crew.filter(({ disgruntled }) => disgruntled).map(({ card }) => card)
  const aboard = new Set(is.crew.map(({ card }) => card))
  const newly = without(upset(is), upset(was))
  return [
    ...aboutCards(newly.length > mostNamed ? 'ahead.disgruntled-many' : 'ahead.disgruntled', newly),
    ...aboutCards(
      'ahead.calmed',
      without(upset(was), upset(is)).filter((card) => aboard.has(card)),
    ),
  ]
}

function standing({ ahead, was, is }: Compared): Text[] {
  const contacts = [...tableFor(ahead.before).box.contacts.keys()]
  const solid = (c: Captain) => contacts.filter((contact) => c.solid[contact] !== undefined)
  const about = (key: string, ids: readonly ContactId[]) => ids.map((id) => text(key, { contact: contactName(id) }))
  const lines: Text[] = []
  if (is.warrants > was.warrants)
    lines.push(text('ahead.warrant', { n: is.warrants - was.warrants, total: is.warrants }))
  if (is.warrants < was.warrants) lines.push(text('ahead.warrants-cleared'))
  return [
    ...lines,
    ...about('ahead.solid-lost', without(solid(was), solid(is))),
    ...about('ahead.solid', without(solid(is), solid(was))),
  ]
}

function work(c: Compared): Text[] {
  const { was, is, ahead } = c
  const picked = is.jobs.filter(
    ({ card, pickedUp }) => pickedUp && !was.jobs.some((job) => job.card === card && job.pickedUp),
  )
  const attempt = ahead.after.attempt ?? ahead.before.attempt
  const before = ahead.before.attempt
  const lines = [
    ...aboutCards(
      'ahead.picked-up',
      picked.map(({ card }) => card),
    ),
    ...heard(c, 'job-completed').map(({ data }) => text('ahead.job-done', { card: data.card })),
    ...heard(c, 'job-lost').map(({ data }) => text('ahead.job-lost', { card: data.card })),
  ]
  if (attempt?.halvePay && !before?.halvePay) lines.push(text('ahead.half-pay'))
  const change = (attempt?.payChange ?? 0) - (before?.payChange ?? 0)
  if (change !== 0) lines.push(text(change > 0 ? 'ahead.more-pay' : 'ahead.less-pay', { credits: Math.abs(change) }))
  if (is.goals > was.goals) lines.push(text('ahead.goal', { n: is.goals }))
  return lines
}
