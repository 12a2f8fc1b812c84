import type { Stakes } from '@keep-flying/adventures/ask'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

/** What follows if a Test passes, and if it fails. */
export function AtStake({ stakes }: { stakes: Stakes | null }) {
  const say = useSay()
  const { write } = useTable()
  if (!stakes || !(stakes.success || stakes.fail)) return null
  return (
    <ul className="adv-stakes">
      {stakes.success && (
        <li data-tone="good">
          <Icon name="check" label={say('adv.stakes.pass')} /> <span>{write(stakes.success)}</span>
        </li>
      )}
      {stakes.fail && (
        <li data-tone="bad">
          <Icon name="cross" label={say('adv.stakes.fail')} /> <span>{write(stakes.fail)}</span>
        </li>
      )}
    </ul>
  )
}
