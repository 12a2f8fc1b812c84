import { text } from '@keep-flying/kernel'
import type { Mark } from '../../box.ts'
import { sectorsAt } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { story } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'

/** "Red Skies Over Ransom": Reavers who never leave. */

/** Where they are. */
export function standingReavers(t: Table): readonly SectorId[] {
  const { standingReavers: place } = story(t)
  return place === undefined ? [] : sectorsAt(t, place)
}

/** The tokens that mark them, which are never cleared. */
const marked = 6

export function standingMarks(t: Table): readonly Mark[] {
  return standingReavers(t).map((sector) => {
    return { is: 'reaver-alert', sector, text: text('mark.standing-reavers'), n: marked, printed: marked }
  })
}

export const redSkiesAnswers: Answers = {
  cutterStands: (t, sector) => standingReavers(t).includes(sector),
}

export const redSkiesHooks: Hooks = {
  startingPlaces(t) {
    const sectors = [...t.box.sectors.keys()].filter((sector) => !standingReavers(t).includes(sector))
    return { sectors, prompt: text('prompt.place-ship'), rule: 'SETUP-08' }
  },
}
