import type { Option } from '@keep-flying/kernel'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { iconOf } from '../../../../dock/looks.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useTable } from '../../table.tsx'
import { useIntent } from '../intent.tsx'
import { byGroup } from '../turn.ts'

interface MoreDeedsProps {
  readonly options: readonly Option[]
  /** Shows the deeds of one sort. */
  onOpen(group: string): void
}

/** What else there is to do in a turn, by name: one button for each sort of deed, or for the deed where it is the only one. */
export function MoreDeeds({ options, onOpen }: MoreDeedsProps) {
  const say = useSay()
  const { write } = useTable()
  const { open } = useIntent()
  const { pick, send } = useAnswering()
  const take = (option: Option) => {
    // What lives on a thing is picked there first; what only opens another question is asked at once.
    if (option.at === undefined) return send(option.id)
    open(null)
    pick([option.id])
  }
  return (
    <ul className="dock-also" aria-label={say('dock.also')}>
      {byGroup(options).map(([group, [first, ...others]]) => (
        <li key={group}>
          <button
            type="button"
            className="button dock-also-button"
            data-choice
            {...(others.length === 0 ? { value: first.id } : {})}
            onClick={() => (others.length === 0 ? take(first) : onOpen(group))}
          >
            <Icon name={iconOf(first) ?? 'menu'} />
            {others.length === 0 ? write(first.text) : say(`dock.also.${group}`, { n: others.length + 1 })}
          </button>
        </li>
      ))}
    </ul>
  )
}
