import { because, chooseOne, gather, type Rules, text } from '@keep-flying/kernel'
import { meetCruiser, sendCruiser, stoppedByCruiser } from '../../../rules/cruiser.ts'
import { chooseCutterMove, hasCutter } from '../../../rules/cutter.ts'
import { plainOption } from '../../../rules/deed.ts'
import { rightOf, roll, seatName, sectorName, tell } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'
import type { AlertKind } from './state.ts'
import { alertsFor, cruiserHears, takeOff } from './tokens.ts'
import type { Caller } from './vocabulary.ts'

/** Alert tokens are resolved by whoever comes. */

/** Alliance tokens first, then the Reaver ones. True if the Alliance has caught the captain who came. */
export function* resolveAlerts(t: Table, c: Captain, sector: SectorId): Rules<boolean> {
  const alliance = callsShip(t, c, sector, 'alliance')
  const caught = alliance !== null && (yield* because(dieAlone(alliance), callAlliance(t, c, sector)))
  const cutter = callsShip(t, c, sector, 'reaver')
  if (cutter !== null) yield* because(dieAlone(cutter), callCutter(t, c, sector))
  return caught
}

const dieAlone = (die: number) => ({ roll: { die, points: 0, total: die } })

/** One die, not a test, for all tokens of a kind: whatever it shows, they leave the sector. The die, if it calls a ship. */
function callsShip(t: Table, c: Captain, sector: SectorId, kind: AlertKind): number | null {
  const n = alertsFor(t, c, sector)[kind]
  if (n === 0) return null
  const die = roll(t)
  tell(t, `${kind}-alert-roll`, { who: seatName(c), sector: sectorName(sector), n, die })
  takeOff(t, sector, kind)
  return die <= n ? die : null
}

/** The ships that would come. */
function alliancesShips(t: Table, c: Captain, sector: SectorId): Caller[] {
  const cruiser = plainOption('call-cruiser', { sign: 'cruiser' })
  const others = gather(t.moments, (on) => on.answersAlert?.(t, c, sector, rightOf(t, c)) ?? [])
  return [...(cruiserHears(t, sector) ? [{ option: cruiser, come: () => cruiserComes(t, c, sector) }] : []), ...others]
}

/** The player to the right says which ship comes, if any may. */
function* callAlliance(t: Table, c: Captain, sector: SectorId): Rules<boolean> {
  const ships = alliancesShips(t, c, sector)
  if (ships.length === 0) return false
  const ship = yield* chooseOne(
    { seat: rightOf(t, c).seat, kind: 'alert.call', prompt: text('prompt.alert-call'), rule: 'ALERT-08' },
    ships,
    ({ option }) => option,
  )
  return yield* ship.come()
}

function* cruiserComes(t: Table, c: Captain, sector: SectorId): Rules<boolean> {
  yield* sendCruiser(t, c, sector)
  const caught = yield* stoppedByCruiser(t, c)
  yield* meetCruiser(t)
  return caught
}

/** The player to the right says which Cutter comes. */
function* callCutter(t: Table, c: Captain, sector: SectorId): Rules<void> {
  if (hasCutter(t, sector)) return
  const moves = t.state.cutters.map((from) => ({ from, to: sector }))
  yield* chooseCutterMove(t, rightOf(t, c), moves)
}
