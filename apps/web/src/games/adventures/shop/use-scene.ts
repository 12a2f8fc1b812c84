import type { Scene } from '../../../game/client.ts'
import { withAllWords } from '../../../i18n/current.ts'
import { useSay } from '../../../i18n/language.tsx'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'

const Shop = later(async () => (await withAllWords(import('./Shop.tsx'))).Shop)

/** What lies over the map: the counter, before the Job. */
export function useScene(): Scene | null {
  const say = useSay()
  const { moment, decision } = useTable()
  if (moment.view.stage !== 'market' || decision?.kind === 'setup.order') return null
  const label = say('adv.shop')
  return { kind: 'shop', Content: Shop, contentKey: 'shop', label, title: label, staysUnderWay: true }
}
