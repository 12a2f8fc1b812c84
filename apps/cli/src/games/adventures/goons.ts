import type { Goon } from '@keep-flying/adventures'
import { distanceBetween, seesSquare, woundsOf } from '@keep-flying/adventures/ask'
import type { Block } from '../../terminal/game.ts'
import { wrap } from '../../terminal/layout.ts'
import { bold, dim } from '../../terminal/style.ts'
import { activeCrew, call, type Sight } from './facts.ts'

/** The Goons in words, those in sight of whoever acts first. */

export function goonsInSight(sight: Sight): Block {
  const who = activeCrew(sight)
  if (sight.view.stage !== 'job' || !who || who.at === null) return []
  const from = who.at
  const seen = byDistance(sight, from).filter(({ at }) => seesSquare(sight.t, from, at))
  const others = sight.view.goons.length - seen.length
  const name = call(sight, 'crew', who.id)
  return [
    bold(`Goons that ${name} sees${others > 0 ? ` (${others} more out of sight)` : ''}`),
    ...(seen.length === 0 ? [dim('  none')] : seen.flatMap((goon) => goonLine(sight, goon, from))),
  ]
}

export function allGoons(sight: Sight): Block {
  const from = activeCrew(sight)?.at ?? 0
  return [bold('Goons'), ...byDistance(sight, from).flatMap((goon) => goonLine(sight, goon, from))]
}

function byDistance({ view, t }: Sight, from: number): Goon[] {
  return [...view.goons].sort((one, other) => distanceBetween(t, one.at, from) - distanceBetween(t, other.at, from))
}

function goonLine(sight: Sight, goon: Goon, from: number): string[] {
  const card = goon.card === null ? '' : ` ${call(sight, 'goon-card', goon.card)}`
  const wounds = goon.wounds === 0 ? '' : `, ${goon.wounds} of ${woundsOf(goon)} Wounds`
  const state = goon.alerted ? 'Alerted' : goon.patrol ? 'on patrol' : 'Waiting'
  const far = distanceBetween(sight.t, goon.at, from)
  const line = `  ${call(sight, 'goon', goon.id)}${card} on ${call(sight, 'square', goon.at)}, ${far} away, ${state}${wounds}`
  return wrap(line, 4)
}
