import { didYouMean, SituationError } from '@keep-flying/kernel/scenario'
import type { Box } from '../box.ts'
import { defaultOptions } from '../options.ts'
import { tokens } from '../vocabulary/index.ts'
import type { CaptainSet, Situation } from './situation.ts'

/** Which fields a situation may have: those of every game, and those that the boxes in play declare. */

const tableFields: readonly (keyof Situation)[] = [
  ...(['captains', 'turn', 'first', 'round', 'cruiser', 'cutters', 'seed', 'box'] as const),
]

const captainFields: readonly (keyof CaptainSet)[] = [
  ...(['at', 'leader', 'ship', 'core', 'crew', 'disgruntled', 'gear', 'upgrades'] as const),
  ...(['credits', 'warrants', 'goals', 'stash', 'hand', 'active', 'loaded', 'under', 'solid', 'metCruiser'] as const),
  ...tokens,
]

export function checkFields(situation: Situation, captains: readonly CaptainSet[], { parts }: Box): void {
  const options = Object.keys(defaultOptions).filter((option) => option !== 'players')
  const added = parts.flatMap((part) => part.situation ?? [])
  check(null, situation, [...tableFields, ...options, ...added.flatMap(({ fields }) => fields)])
  for (const [seat, set] of captains.entries()) {
    check(seat, set, [...captainFields, ...added.flatMap((more) => more.captainFields)])
    check(seat, set.stash ?? {}, tokens)
  }
}

function check(seat: number | null, set: object, known: readonly string[]): void {
  for (const field of Object.keys(set))
    if (!known.includes(field))
      throw new SituationError(
        seat,
        field,
        `There is no such field with the boxes in play.${didYouMean(field, known)} There are ${known.join(', ')}.`,
      )
}

/** What is given, though set-up is going to decide it. */
export function checkLeftToSetUp({ turn, first, round }: Situation, captains: readonly CaptainSet[]): void {
  const why = 'Set-up decides this. Answer its questions, or give its outcome and call begin().'
  for (const [field, value] of Object.entries({ turn, first, round }))
    if (value !== undefined) throw new SituationError(null, field, why)
  for (const [seat, set] of captains.entries())
    for (const field of Object.keys(set)) throw new SituationError(seat, field, why)
}
