import { plainOption } from '../../rules/deed.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import type { Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { mayStop, sendCorvette } from './corvette.ts'
import { kalidasaOf } from './state.ts'

const callCorvette = plainOption('call-corvette', { sign: 'cruiser' })

/** The Corvette answers Alliance Alerts in every region, except where it may not stop. */
function hearsAlert(t: Table, sector: SectorId): boolean {
  return sector !== kalidasaOf(t).corvette && mayStop(t, sector)
}

export const alertAnswers: Answers = { hearsAlert }

export const answerHooks: Hooks = {
  answersAlert(t, c, sector, mover) {
    if (!hearsAlert(t, sector)) return []
    return [
      {
        option: callCorvette,
        *come() {
          const flying = t.state.turn.flight !== null
          yield* sendCorvette(t, mover, sector)
          return flying && t.state.turn.flight === null && t.state.active === c.seat
        },
      },
    ]
  },
}
