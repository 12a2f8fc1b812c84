import { loadDice, Match, openStream } from '@keep-flying/kernel'
import { squareAt } from '../geometry/ground.ts'
import { readOptions } from '../options.ts'
import { adventures } from '../rules/game.ts'
import { layOut } from '../rules/set-up.ts'
import { groundOf, jobIn } from '../rules/table.ts'
import { putMarker } from '../rules/timeline.ts'
import { Play } from '../scenario.ts'
import type { State } from '../state.ts'
import type { Crew, Square, Stance } from '../vocabulary/index.ts'

/** Situations on the maps of the box's Jobs, for tests. */

export interface Scene {
  readonly crew: Partial<Record<Crew, Square>>
  readonly stance?: Stance
  /** The Goons that are there, and where; all others are far away. */
  readonly goons?: Readonly<Record<string, Square>>
  readonly change?: (state: State, square: (at: Square) => number) => void
  readonly dice?: readonly number[]
}

/** A Job for five Crew, with those named on the map and nobody else. */
export function scene(job: string, { crew, stance = 'casual', goons = {}, change, dice = [] }: Scene): Play {
  const members = Object.keys(crew)
  const options = readOptions({ players: 1, job, crew: members, crewCount: String(members.length), goons: 'plain' })
  const state = layOut(options, openStream('sfc32:jobs'))
  const ground = groundOf(jobIn(state))
  const square = (at: Square) => squareAt(ground, at)
  state.stage = 'job'
  for (const who of state.crew) {
    const at = crew[who.id]
    if (at) Object.assign(who, { at: square(at), stance })
    putMarker(state.timeline, { of: 'crew', id: who.id }, 1)
  }
  state.timeline.markers.splice(
    0,
    state.timeline.markers.length,
    ...state.timeline.markers.filter(({ of }) => of === 'crew'),
  )
  state.goons.splice(0, state.goons.length, ...state.goons.filter(({ id }) => id in goons))
  for (const goon of state.goons) goon.at = square(goons[goon.id] ?? [0, 0])
  change?.(state, square)
  loadDice(state.random, dice)
  return new Play(() =>
    Match.resume(adventures, options, 'sfc32:jobs', structuredClone({ answers: 0, asked: 0, state })),
  )
}

export const onTop = (deck: 'tech' | 'negotiation', card: string) => (state: State) => {
  const { cards } = state.challenges[deck].deck
  cards.push(...cards.splice(cards.indexOf(card), 1))
}

/** The first of the Crew has this card. */
export function give({ crew, equipment }: State, card: string): void {
  equipment.deck.cards.splice(equipment.deck.cards.indexOf(card), 1)
  crew[0]?.gear.push({ card, exhausted: false, paid: 0 })
}

/** Whose turn it is. */
export function first({ timeline: { markers } }: State, who: Crew): void {
  const at = markers.findIndex(({ id }) => id === who)
  markers.unshift(...markers.splice(at, 1))
}

export function alert(state: State, id: string, moment: number): void {
  for (const goon of state.goons) if (goon.id === id) goon.alerted = true
  putMarker(state.timeline, { of: 'goon', id }, moment)
}
