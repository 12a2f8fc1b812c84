import { anyAnswer, type Bot, type Option } from '@keep-flying/kernel'
import { distancesFrom, outlookOf, sectorsAt, tableFor } from '../ask/index.ts'
import type { Captain, State, Table } from '../state.ts'

/** Flies to the nearest job it can do and works on it; everything else is left to chance. */
export const courier: Bot<State> = {
  id: 'courier',
  choose({ seat, decision, view, random }) {
    if (decision.standing) return null
    if (decision.form !== 'one') return anyAnswer(decision, random)
    const t = tableFor(view())
    const me = t.state.captains[seat]
    const major = decision.options.filter(({ role }) => role !== 'minor')
    const options = major.length > 0 ? major : decision.options
    const wish = me && wishes[decision.kind]?.(t, me, options)
    return wish ?? anyAnswer({ ...decision, options }, random)
  },
}

/** The id of the option to take, if one of them is worth taking. */
type Wish = (t: Table, me: Captain, options: readonly Option[]) => string | undefined

const wishes: Readonly<Record<string, Wish>> = { turn: towardsMoney, 'fly.to': towardsWork }

/** The jobs it holds whose needs its crew meets. */
function jobsOf(t: Table, me: Captain): readonly string[] {
  const held = [...me.jobs.map(({ card }) => card), ...me.hand.cards].filter((card) => t.box.jobs.has(card))
  return held.filter((card) => outlookOf(t, me, card).needs.every(({ met }) => met))
}

/** An option says where on the table it lives: one that lives on a job is work. */
function towardsMoney(t: Table, me: Captain, options: readonly Option[]): string | undefined {
  const jobs = jobsOf(t, me)
  const work = options.find(({ at }) => at !== undefined && 'card' in at && jobs.includes(at.card))
  return (work ?? (jobs.length > 0 ? options.find(({ id }) => id === 'burn') : undefined))?.id
}

/** The sector closest to a job, or the end of the flight where the ship is at one already. */
function towardsWork(t: Table, me: Captain, options: readonly Option[]): string | undefined {
  const goals = jobsOf(t, me).flatMap((card) => sectorsAt(t, outlookOf(t, me, card).step.at))
  if (goals.length === 0) return undefined
  if (goals.includes(me.sector)) return options.find(({ at }) => at === undefined)?.id
  const away = (sector: string) => Math.min(...goals.map((goal) => distancesFrom(t, goal).get(sector) ?? Infinity))
  const ways = options.flatMap(({ id, at }) => (at && 'place' in at ? [{ id, away: away(at.place) }] : []))
  return ways.sort((one, other) => one.away - other.away)[0]?.id
}
