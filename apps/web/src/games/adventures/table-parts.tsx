import { call } from '../../cards/names.ts'
import type { GameParts } from '../../game/game-client.ts'
import { useSay } from '../../i18n/language.tsx'
import { JobMap } from './map/JobMap.tsx'
import { SquareNote } from './map/SquareNote.tsx'
import { useTable } from './table.tsx'

export const tableParts: GameParts['table'] = {
  useHeading: () => {
    const say = useSay()
    const { moment, write } = useTable()
    const { stage, job, progress } = moment.view
    const doing = stage === 'job' ? call(write, 'step', progress.step) : say(`adv.stage.${stage}`)
    return { title: say('adv.title'), progress: say('adv.progress', { job: call(write, 'job', job), doing }) }
  },
  Board: JobMap,
  PlaceNote: SquareNote,
}
