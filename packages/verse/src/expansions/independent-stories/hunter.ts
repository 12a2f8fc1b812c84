import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Mark } from '../../box.ts'
import { isWanted } from '../../rules/crew.ts'
import { wholeCrew } from '../../rules/gear.ts'
import { distance, sectorsAt } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { payWhatYouCan } from '../../rules/purse.ts'
import { showCrew } from '../../rules/show.ts'
import {
  cardName,
  clockwiseFrom,
  isLeader,
  neighbours,
  roll,
  seatName,
  sectorName,
  story,
  tell,
} from '../../rules/table.ts'
import { takeAway } from '../../rules/wanted.ts'
import type { Captain, Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { isAtOwnHaven } from '../shared/havens/havens.ts'
import { independentOf, keepIndependent } from './state.ts'
import type { Hunter } from './vocabulary.ts'

/** "A Jubilant Victory": a bounty hunter after whoever has the most money. */

/** Where the hunter is, in the story that has one. */
export function hunterAt(t: Table): SectorId | undefined {
  return independentOf(t).hunterAt
}

/** The richest; among equals who has more Warrants, then who plays next. */
export function huntedBy(t: Table): Captain | undefined {
  const [first, ...others] = clockwiseFrom(t, t.state.first)
  const beats = (one: Captain, other: Captain) =>
    one.credits > other.credits || (one.credits === other.credits && one.warrants > other.warrants)
  return first && others.reduce((most, captain) => (beats(captain, most) ? captain : most), first)
}

/** The sector beside this one by which the way is shortest. */
function nearer(t: Table, from: SectorId, to: SectorId): SectorId {
  const far = distance(t, from, to)
  return neighbours(t, from).find((sector) => distance(t, sector, to) < far) ?? from
}

/** So many sectors by a shortest way, as far as the captain who is hunted. */
function fly(t: Table, hunter: Hunter, hunted: Captain): void {
  const die = roll(t)
  let at = hunterAt(t) ?? hunted.sector
  for (let moves = 0; moves < die && at !== hunted.sector; moves++) at = nearer(t, at, hunted.sector)
  keepIndependent(t.state, { hunterAt: at })
  const words = { card: cardName(hunter.leader), die, who: seatName(hunted), sector: sectorName(at) }
  tell(t, 'hunter-moves', words)
}

function* hunt(t: Table, hunter: Hunter): Rules<void> {
  const hunted = huntedBy(t)
  if (!hunted) return
  fly(t, hunter, hunted)
  if (hunterAt(t) !== hunted.sector || isAtOwnHaven(t, hunted)) return
  const attacker = { card: hunter.leader, skill: 'fight', points: hunter.fight } as const
  for (const on of t.moments)
    if (on.loneAttack && (yield* on.loneAttack(t, hunted, attacker))) yield* lose(t, hunted, hunter)
  goBack(t, hunter)
}

/** Money, and one of the Wanted crew for good. */
function* lose(t: Table, c: Captain, { takes }: Hunter): Rules<void> {
  payWhatYouCan(t, c, takes)
  const wanted = c.crew.filter((member) => isWanted(t, member) && !isLeader(t, member))
  if (wanted.length === 0) return
  const asked = { seat: c.seat, kind: 'crew.taken', prompt: text('prompt.hunter-takes') }
  takeAway(t, wholeCrew(c), yield* chooseOne(asked, wanted, showCrew))
}

function goBack(t: Table, { from, leader }: Hunter): void {
  const [sector] = sectorsAt(t, from)
  if (sector === undefined) return
  keepIndependent(t.state, { hunterAt: sector })
  tell(t, 'hunter-leaves', { card: cardName(leader), sector: sectorName(sector) })
}

export function hunterMarks(t: Table): readonly Mark[] {
  const sector = hunterAt(t)
  const { hunter } = story(t)
  if (sector === undefined || !hunter) return []
  return [{ is: 'hunter', sector, text: text('mark.hunter', { card: cardName(hunter.leader) }), n: 1, printed: 0 }]
}

export const hunterAnswers: Answers = {
  otherShips(t) {
    const sector = hunterAt(t)
    return sector === undefined ? [] : [sector]
  },
}

export const hunterHooks: Hooks = {
  laidOut(state, box) {
    const { hunter } = box.stories.get(state.options.story) ?? {}
    const [sector] = hunter ? (box.places.get(hunter.from)?.sectors ?? []) : []
    if (sector !== undefined) keepIndependent(state, { hunterAt: sector })
  },
  mayChoose(t, card) {
    const { hunter, onlyShips } = story(t)
    if (onlyShips && t.box.ships.has(card)) return onlyShips.includes(card)
    return card !== hunter?.leader
  },
  *turnEnds(t, { seat }) {
    const { hunter } = story(t)
    const closesRound = (seat + 1) % t.state.captains.length === t.state.first
    if (hunter && closesRound) yield* hunt(t, hunter)
  },
}
