import { jobs } from '@keep-flying/adventures'
import { type Ground, layGround, sees } from '@keep-flying/adventures/ask'
import type { Probe } from '../../terminal/game.ts'

/** How fast lines of sight are found on the largest map, with one line between every two squares. */

function layLargest(): Ground {
  const [largest] = jobs.map(({ map }) => layGround(map)).sort((one, other) => other.squares - one.squares)
  if (!largest) throw new Error('There is no Job.')
  return largest
}

/** Looks from every square to every other; returns the number of lines. */
function lookAround(ground: Ground): number {
  let seen = 0
  for (const from of ground.all) for (const to of ground.all) if (sees(ground, from, to)) seen++
  if (seen < ground.squares) throw new Error('Every square sees itself.')
  return ground.squares ** 2
}

const known = layLargest()

export const probes: readonly Probe[] = [
  { id: 'sightKnown', what: 'lines of sight per second of a core, from the table', run: () => lookAround(known) },
  {
    id: 'sightNew',
    what: 'lines of sight per second of a core, asked for the first time',
    run: () => lookAround(layLargest()),
  },
]
