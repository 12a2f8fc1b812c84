import type { Value } from '@keep-flying/kernel'
import { type CaptainSet, type Play, type Scenario, type Situation, scenario } from '../../scenario.ts'

/** Two captains side by side at Pelorum, the first about to attack. Both Leaders have Fight 2. */
export function beside(one: CaptainSet, other: CaptainSet = {}, set: Omit<Situation, 'captains'> = {}): Scenario {
  const captains = [
    { at: 'pelorum', leader: 'Marco', ...one },
    { at: 'pelorum', leader: 'Womack', ...other },
  ]
  return scenario({ expansions: ['pirates'], captains, cruiser: 'londinium', ...set })
}

const usually: Readonly<Record<string, Value>> = {
  'work.team': 'go',
  'gear.carry': 'suggested',
  boarding: 'tech',
  'showdown.attack': 'fight',
  'showdown.defend': 'fight',
  'showdown.after-roll': 'accept',
  'piracy.shelter': 'done',
  'piracy.jettison': 'done',
}

/** Begins an attack and answers what an attack asks of both, in the simplest way, up to something else or to this kind. */
export function attack(game: Play, option: string, upTo?: string): Play {
  game.choose(option)
  for (let kind = game.kind; kind !== upTo && kind in usually; kind = game.kind)
    game.choose(usually[kind] ?? '', game.decision().seat)
  return game
}

/** The dice of a boarding by Tech 1 and of a Showdown between Fight 2 on both sides. */
export const won = [5, 4, 3] as const
export const lost = [5, 3, 3] as const
