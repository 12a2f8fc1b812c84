import type { Scene } from '../../../game/client.ts'
import { withAllWords } from '../../../i18n/current.ts'
import { useSay } from '../../../i18n/language.tsx'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'

const InterMission = later(async () => (await withAllWords(import('./InterMission.tsx'))).InterMission)

/** What lies over the table: the team's plan between two Episodes. */
export function useScene(): Scene | null {
  const say = useSay()
  const { moment } = useTable()
  if (moment.view.interMission === null) return null
  const label = say('enc.intermission')
  return {
    kind: 'intermission',
    Content: InterMission,
    contentKey: 'intermission',
    label,
    title: label,
    staysUnderWay: true,
  }
}
