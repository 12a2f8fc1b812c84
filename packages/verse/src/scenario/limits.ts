import { tableFor } from '../ask/view-table.ts'
import { crewRoom } from '../rules/crew.ts'
import { fuelOnlyRoom, holdSpaces, peopleOnlyRoom, spacesUsed, stashSpaces } from '../rules/hold.ts'
import { activeLimit, handLimit } from '../rules/job.ts'
import { abilityOf, crewCard } from '../rules/table.ts'
import { freeSlots } from '../rules/upgrade.ts'
import type { Captain, Table } from '../state.ts'
import { nameOf } from '../text/names.ts'
import { tokens } from '../vocabulary/index.ts'
import type { Scene } from './scene.ts'
import type { CaptainSet } from './situation.ts'

/** Of deceptive crew only one may be in play. */
export function checkDeceivers(scene: Scene): void {
  const t = tableFor(scene.state, scene.box)
  const deceivers = scene.state.captains.flatMap(({ seat, crew }) =>
    crew.filter(({ card }) => abilityOf(crewCard(t, card), 'deceptive')).map(({ card }) => ({ seat, card })),
  )
  const [first, second] = deceivers.map(({ seat, card }) => ({ seat, name: nameOf(card, scene.box) }))
  if (first && second)
    scene.fail(
      { seat: second.seat, field: 'crew' },
      `"${second.name}" cannot be in play beside "${first.name}" (seat ${first.seat}): both are deceptive.`,
    )
}

/** Nobody has more than there is room for. */
export function checkLimits(scene: Scene, t: Table, c: Captain, set: CaptainSet): void {
  const most = (field: string, room: number, named: number, what = '') => {
    if (named > room) scene.fail({ seat: c.seat, field }, `There is room for ${room}${what}; these are ${named}.`)
  }
  const spaces = (field: string, area: string, room: number, used: number, fix: string) => {
    if (used > room) scene.fail({ seat: c.seat, field }, `The ${area} has ${room} spaces; this takes ${used}. ${fix}.`)
  }
  most('crew', c.crew.length + crewRoom(t, c), c.crew.length, ', the Leader included')
  most('upgrades', c.upgrades.length + freeSlots(t, c), c.upgrades.length)
  most('hand', handLimit(t, c), c.hand.cards.length)
  most(set.loaded ? 'loaded' : 'active', activeLimit(t, c), c.jobs.length, ' active jobs')
  const token = tokens.find((one) => (set[one] ?? 0) > 0) ?? 'fuel'
  spaces(
    token,
    'hold',
    holdSpaces(t, c),
    spacesUsed(c.hold, 0, peopleOnlyRoom(t, c)),
    'Name less, or put some into "stash"',
  )
  spaces('stash', 'stash', stashSpaces(t, c), spacesUsed(c.stash, fuelOnlyRoom(t, c)), 'Name less')
}
