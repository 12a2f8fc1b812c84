import { call } from '../../cards/names.ts'
import type { GameParts } from '../../game/game-client.ts'
import { useSay } from '../../i18n/language.tsx'
import { AboutSeat } from './crew/AboutSeat.tsx'
import { CrewPlace } from './crew/CrewPlace.tsx'
import { CrewStrip } from './crew/CrewStrip.tsx'
import { useFindable, useWishable } from './map/find.ts'
import { JobMap } from './map/JobMap.tsx'
import { SquareNote } from './map/SquareNote.tsx'
import { useTable } from './table.tsx'
import { Timeline } from './timeline/Timeline.tsx'
import '../../table/tall.css'

export const tableParts: GameParts['table'] = {
  useHeading: () => {
    const say = useSay()
    const { moment, write } = useTable()
    const { stage, job, progress, end } = moment.view
    // Once it is over there is no goal left.
    if (end) return { title: say('adv.title'), progress: call(write, 'job', job) }
    const doing = stage === 'job' ? call(write, 'step', progress.step) : say(`adv.stage.${stage}`)
    return { title: say('adv.title'), progress: say('adv.progress', { job: call(write, 'job', job), doing }) }
  },
  Board: JobMap,
  PlaceNote: SquareNote,
  layout: 'tall',
  place: { label: 'adv.crew', Content: CrewPlace },
  tabs: [
    { id: 'board', icon: 'los', label: 'adv.tab.map' },
    { id: 'crew', icon: 'crew', label: 'adv.tab.crew' },
    { id: 'job', icon: 'job', label: 'adv.tab.job' },
  ],
  Players: CrewStrip,
  Outlook: Timeline,
  seat: { Note: () => null, Content: AboutSeat },
  useFindable,
  useWishable,
  keys: [
    { keys: ['N'], label: 'adv.keys.next' },
    { keys: ['+', '−'], label: 'adv.keys.dice' },
    { keys: ['F'], label: 'adv.keys.flip' },
    { keys: ['T', 'K'], label: 'adv.keys.areas' },
    { keys: ['W'], label: 'adv.keys.wait' },
    { keys: ['←', '↑', '↓', '→'], label: 'adv.keys.map' },
    { keys: ['H'], label: 'adv.keys.figure' },
    { keys: ['S', 'X'], label: 'adv.keys.sight' },
    { keys: ['[', ']', '0'], label: 'adv.keys.zoom' },
  ],
}
