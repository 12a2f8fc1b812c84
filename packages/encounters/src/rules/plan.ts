import {
  askAny,
  askFirst,
  type Decision,
  type Option,
  question,
  type Rules,
  type Value,
  type Word,
} from '@keep-flying/kernel'
import type { InterMission, Plan, Table } from '../state.ts'
import { highestRanked } from './control-effects.ts'
import { limitsOn, type Offer } from './purchases.ts'
import { says, seatName, tell } from './table.ts'

/** How the team agrees on what to spend: one plan on the table, which everybody accepts or changes. */

/** What there is to spend, and on what. */
interface Market {
  readonly offers: readonly Offer[]
  readonly credits: number
}

/** The plan that all accept; where they do not, the one of the highest-ranked player. Returns what it buys. */
export function* agreeOnPlan(t: Table, offers: readonly Offer[], credits: number): Rules<readonly string[]> {
  const market = { offers, credits }
  const talk: InterMission = { credits, plan: null, agreed: [], amended: [] }
  t.state.interMission = talk
  const buys = (yield* untilAllAgree(t, market, talk)) ?? (yield* captainsCall(t, market))
  t.state.interMission = null
  return buys
}

/** Anybody makes a plan. Whoever changes it puts another on the table. Null if they leave it to the captain. */
function* untilAllAgree(t: Table, market: Market, talk: InterMission): Rules<readonly string[] | null> {
  const seats = t.state.players.map(({ seat }) => seat)
  const first = yield* askAny(seats, (seat) => planQuestion(t, market, seat, 'intermission.plan'))
  let plan = propose(t, market, talk, first.seat, first.value)
  const changing = new Set<number>()
  while (talk.agreed.length < seats.length) {
    const undecided = seats.filter((seat) => !talk.agreed.includes(seat))
    const asked = undecided.map((seat) =>
      changing.has(seat)
        ? planQuestion(t, market, seat, 'intermission.amend')
        : voteQuestion(t, market, seat, plan, talk),
    )
    const { index, value } = yield* askFirst(asked)
    const seat = undecided[index] ?? 0
    if (changing.delete(seat)) {
      talk.amended.push(seat)
      plan = propose(t, market, talk, seat, value)
    } else if (value === 'accept') agree(t, talk, seat)
    else if (value === 'amend') changing.add(seat)
    else return null
  }
  return plan.buys
}

function propose(t: Table, { offers }: Market, talk: InterMission, by: number, value: Value): Plan {
  const buys = chosen(value)
  const plan = { by, buys, authors: authorsOf(buys, talk.plan, by) }
  talk.plan = plan
  talk.agreed = [by]
  tell(t, 'planned', { who: seatName(by), plan: planText(offers, plan.buys) })
  return plan
}

/** What the plan before it bought as well is still its author's. */
function authorsOf(buys: readonly string[], before: Plan | null, by: number): number[] {
  const left = (before?.buys ?? []).map((id, at) => ({ id, author: before?.authors[at] ?? by }))
  return buys.map((id) => {
    const at = left.findIndex((one) => one.id === id)
    const [kept] = at < 0 ? [] : left.splice(at, 1)
    return kept?.author ?? by
  })
}

function agree(t: Table, talk: InterMission, seat: number): void {
  talk.agreed.push(seat)
  tell(t, 'agreed', { who: seatName(seat) })
}

function* captainsCall(t: Table, market: Market): Rules<readonly string[]> {
  const captain = highestRanked(t)
  const { value } = yield* askFirst([planQuestion(t, market, captain, 'intermission.decide')])
  tell(t, 'decided', { who: seatName(captain), plan: planText(market.offers, chosen(value)) })
  return chosen(value)
}

/** The ids that a plan names. */
function chosen(value: Value): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function planQuestion(t: Table, { offers, credits }: Market, seat: number, kind: string): Decision {
  const options = offers.map(({ option }) => option)
  const max = options.reduce((sum, { most = 1 }) => sum + most, 0)
  const prompt = says('ask.plan', { n: credits })
  return question.some({
    seat,
    kind,
    prompt,
    options,
    min: 0,
    max,
    limits: limitsOn(t, offers, credits),
    harmless: true,
    steady: true,
  })
}

function voteQuestion(t: Table, { offers }: Market, seat: number, plan: Plan, talk: InterMission): Decision {
  const decides = seat === highestRanked(t)
  const options: Option[] = [
    { id: 'accept', text: says('plan.accept'), usual: true },
    ...(talk.amended.includes(seat) || decides ? [] : [{ id: 'amend', text: says('plan.amend') }]),
    { id: 'captain', text: decides ? says('plan.decide') : says('plan.captain', { who: seatName(highestRanked(t)) }) },
  ]
  const prompt = says('ask.agree', { who: seatName(plan.by), plan: planText(offers, plan.buys) })
  return question.one({ seat, kind: 'intermission.vote', prompt, options, harmless: true, steady: true })
}

/** What a plan buys, each thing once with how often. */
function planText(offers: readonly Offer[], buys: readonly string[]): Word {
  const list = offers.flatMap(({ option }) => {
    const n = buys.filter((id) => id === option.id).length
    if (n === 0) return []
    return n === 1 ? option.text : says('plan.times', { what: option.text, n })
  })
  return list.length === 0 ? says('plan.nothing') : { list, join: 'and' }
}
