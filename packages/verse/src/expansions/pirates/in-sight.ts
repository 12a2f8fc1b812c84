import { text } from '@keep-flying/kernel'
import type { Duel, DuelSide, LaidOpen } from '../../box.ts'
import { wholeCrew } from '../../rules/gear.ts'
import { captainAt } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { sideOf } from './odds.ts'
import { outlook, type Part, printedBest } from './standing.ts'
import { type Bound, piratesOf, type Stand } from './state.ts'

/** What everybody at the table sees of Bounties and Showdowns. */

export function laidOpen(t: Table): readonly LaidOpen[] {
  const { open, bound, prisoners } = piratesOf(t)
  const claim = ({ seat, bounty, crew, freed }: Bound, says: string): LaidOpen => ({
    card: bounty,
    seat,
    under: crew,
    says: text(freed ? 'laid.freed' : says),
  })
  return [
    ...open.cards.map((card) => ({ card, seat: null, under: [], says: text('laid.bounty') })),
    ...bound.map((one) => claim(one, 'laid.bound')),
    ...prisoners.map((one) => claim(one, 'laid.prisoner')),
  ]
}

/** How the attack under way stands, once it has come to a Showdown. */
export function duel(t: Table): Duel | null {
  const { encounter } = piratesOf(t)
  if (encounter?.stage !== 'showdown') return null
  const { card, attacker, defender, fugitives, attack, defence } = encounter
  return {
    card,
    attack:
      attacker === null ? { seat: null, cards: [card], ...rolled(attack) } : sideIn(t, attacker, 'attacking', attack),
    defence:
      defender === null
        ? { seat: null, cards: fugitives, ...(fugitives[0] ? printedBest(t, fugitives[0]) : {}), ...rolled(defence) }
        : sideIn(t, defender, 'defending', defence),
  }
}

function sideIn(t: Table, seat: number, part: Part, stand: Stand | undefined): DuelSide {
  const captain = captainAt(t, seat)
  if (!stand) return { seat, cards: [] }
  const team = part === 'attacking' ? sideOf(t, captain) : wholeCrew(captain)
  return { seat, cards: [], skill: stand.skill, points: outlook(t, team, part, null)[stand.skill], ...rolled(stand) }
}

function rolled(stand: Stand | undefined): Partial<DuelSide> {
  if (!stand) return {}
  const { skill, points, die } = stand
  return { skill, ...(points === undefined ? {} : { points }), ...(die === undefined ? {} : { die }) }
}
