import { type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table, WorkSite } from '../state.ts'
import { carryOut, type Deed } from './deed.ts'
import type { Sending } from './equip.ts'
import { emptyStock } from './hold.ts'
import { cardName, seatName, sectorName, tell } from './table.ts'

/** Work away from the ship. */

/** What could be worked with a team sent elsewhere. */
export function fromAfar(t: Table, c: Captain, work: (t: Table, c: Captain) => readonly Deed[]): Deed[] {
  const sites = t.moments.flatMap((on) => on.workSites?.(t, c) ?? [])
  return sites.flatMap((site) =>
    work(t, sentTo(c, site)).map(
      ({ option, action }): Deed => ({
        option: awayOption(option, site),
        ...(action ? { action } : {}),
        carryOut: () => workAway(t, c, site, option.id, work),
      }),
    ),
  )
}

/** The captain as if a team were there already. */
function sentTo(c: Captain, site: WorkSite): Captain {
  return { ...c, away: { ...site, loaded: emptyStock() } }
}

/** The work is the same as if the ship were there, but for what the craft has no room for. */
function* workAway(
  t: Table,
  c: Captain,
  site: WorkSite,
  id: string,
  work: (t: Table, c: Captain) => readonly Deed[],
): Rules<void> {
  c.away = { ...site, loaded: emptyStock() }
  tell(t, 'team-away', { who: seatName(c), card: cardName(site.craft), sector: sectorName(site.sector) })
  const deed = work(t, c).find(({ option }) => option.id === id)
  if (deed) yield* carryOut(deed)
  delete c.away
}

function awayOption(option: Option, { craft, sector }: WorkSite): Option {
  const words = { what: option.text, card: cardName(craft), sector: sectorName(sector) }
  return {
    ...option,
    id: `${option.id}@${craft}@${sector}`,
    text: text('option.work-away', words),
    about: sectorName(sector),
  }
}

/** Is the craft, if one takes the team there, for work with so much misbehaving? */
export function maySend({ away }: Captain, misbehaves: number): boolean {
  return !away?.quiet || misbehaves === 0
}

/** No more may go than the craft takes. */
export function withinCraft({ away }: Captain, sending: Sending): Sending {
  if (!away) return sending
  return { ...sending, maxCrew: Math.min(away.crew, sending.maxCrew ?? away.crew) }
}
