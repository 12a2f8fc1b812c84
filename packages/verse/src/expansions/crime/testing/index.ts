import type { Value } from '@keep-flying/kernel'
import type { CaptainSet, Play, Situation } from '../../../scenario.ts'
import type { Captain } from '../../../state.ts'
import { goToWork, heistFor } from '../../../testing/heist.ts'
import { nameOf } from '../../../text/names.ts'
import { type BoxId, goods, type Token } from '../../../vocabulary/index.ts'

/** What tests of this box share. */

/** Words of the game that come with this box: nothing outside its folder may need them. */
export const terms: readonly string[] = ['alliance audit', 'high alert']

export const crimeAlone: { readonly expansions: readonly BoxId[] } = { expansions: ['crime'] }

/** Malcolm with Lund, Billy and Emma: 4 Fight, 2 Tech, 3 Negotiate. Malcolm and Emma are moral, Billy is Wanted. */
export const company: CaptainSet = { crew: ['Lund', 'Billy', 'Emma'] }

export interface Facing {
  /** What the captain has beyond the company, or instead of it. */
  readonly having?: CaptainSet
  readonly set?: Omit<Situation, 'captains'>
  readonly dice?: readonly number[]
  /** Cards drawn after the first. */
  readonly further?: readonly string[]
  /** Everything answered from the card's first question on. */
  readonly answers?: readonly Value[]
}

function readied(card: string, { having = {}, set = {}, dice = [], further = [] }: Facing): Play {
  const start = heistFor({ ...company, ...having }, { ...crimeAlone, ...set }).next('misbehave', card, ...further)
  return start.dice(...dice).begin()
}

/** At work on the heist, at its one Misbehave card, with everything answered that was given. */
export function facing(card: string, how: Facing = {}): Play {
  return goToWork(readied(card, how)).path(...(how.answers ?? []))
}

/** What a card has changed; what stayed as it was is left out. */
export interface Seen {
  readonly ends: 'proceed' | 'botched' | 'warrant'
  readonly credits?: number
  readonly goods?: Partial<Record<Token, number>>
  readonly gone?: readonly string[]
  readonly upset?: readonly string[]
  readonly calmed?: readonly string[]
  readonly wanted?: readonly string[]
  readonly gearGone?: readonly string[]
  readonly solid?: readonly string[]
}

function endOf({ jobs }: Captain): Seen['ends'] {
  const [job] = jobs
  if (!job) return 'warrant'
  return job.pickedUp ? 'proceed' : 'botched'
}

/** Faces a card to the end, and tells what became of it. */
export function seen(card: string, how: Facing = {}): Seen {
  const game = readied(card, how)
  const before = structuredClone(game.captain())
  goToWork(game).path(...(how.answers ?? []))
  if (game.kind !== 'turn') throw new Error(`${card} still asks "${game.kind}": ${game.options().join(', ')}.`)
  const after = game.captain()
  const ends = endOf(after)
  const named = (cards: readonly string[]) => cards.map((id) => nameOf(id, game.box))
  const had = new Map(before.crew.map((member) => [member.card, member]))
  const load = ends === 'proceed' ? 2 : 0
  const changed = Object.fromEntries(
    goods.flatMap((good) => {
      const [was, is] = [before, after].map((one) => one.hold[good] + one.stash[good])
      const more = (is ?? 0) - (was ?? 0) - (good === 'contraband' ? load : 0)
      return more === 0 ? [] : [[good, more]]
    }),
  )
  const all = {
    credits: after.credits - before.credits,
    goods: changed,
    gone: named(
      before.crew.filter(({ card: id }) => !after.crew.some((one) => one.card === id)).map((one) => one.card),
    ),
    upset: named(after.crew.filter((one) => one.disgruntled && !had.get(one.card)?.disgruntled).map((one) => one.card)),
    calmed: named(
      after.crew.filter((one) => !one.disgruntled && had.get(one.card)?.disgruntled).map((one) => one.card),
    ),
    wanted: named(after.crew.filter((one) => one.wanted).map((one) => one.card)),
    gearGone: named(before.gear.filter((gear) => !after.gear.includes(gear))),
    solid: Object.keys(before.solid).filter((contact) => !(contact in after.solid)),
  }
  const kept = Object.entries(all).filter(([, value]) =>
    typeof value === 'number' ? value !== 0 : Object.keys(value).length > 0,
  )
  return { ends, ...Object.fromEntries(kept) }
}
