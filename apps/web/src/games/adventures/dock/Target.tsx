import type { Thing } from '@keep-flying/adventures'
import { goonFight, thingName, woundsOf } from '@keep-flying/adventures/ask'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

/** The Goon that a deed is aimed at, with what matters about it; what else it is aimed at the question names already. */
export function Target({ aim }: { aim: Thing | null }) {
  const say = useSay()
  const { t, write } = useTable()
  const goon = aim?.kind === 'goon' ? t.state.goons.find(({ id }) => id === aim.id) : undefined
  if (!aim || !goon) return null
  return (
    <header className="adv-target">
      <h3>{write.nameOf(thingName(aim))}</h3>
      <span className="adv-chip" data-state={goon.alerted ? 'alerted' : 'waiting'}>
        <Icon name={goon.alerted ? 'alerted' : 'waiting'} />
        {say(goon.alerted ? 'adv.alerted' : 'adv.waiting')}
      </span>
      <small>{say('adv.target.goon', { fight: goonFight(goon), wounds: woundsOf(goon) - goon.wounds })}</small>
    </header>
  )
}
