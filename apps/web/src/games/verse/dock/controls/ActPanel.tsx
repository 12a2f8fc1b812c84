import type { Option } from '@keep-flying/kernel'
import { chancesOf, foretells, outlookOf } from '@keep-flying/verse/ask'
import { Choice } from '../../../../dock/Choice.tsx'
import { cardIn, iconOf } from '../../../../dock/looks.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { useTable } from '../../table.tsx'
import type { Act } from '../turn.ts'

/** One action opened: what exactly, here. */
export function ActPanel({ act, options }: { act: Act; options: readonly Option[] }) {
  const { decision, write } = useTable()
  const note = useActNote()
  return (
    <ul className={act === 'more' ? 'dock-choices dock-dense' : 'dock-choices'}>
      {options.map((option) => (
        <Choice
          key={option.id}
          id={option.id}
          icon={iconOf(option) ?? undefined}
          label={write(option.text)}
          note={note(option)}
          card={cardIn(option) ?? undefined}
          foretold={decision !== null && foretells(decision, option)}
        />
      ))}
    </ul>
  )
}

/** What an action costs or brings, as far as it can be said beforehand. */
function useActNote(): (option: Option) => string | undefined {
  const say = useSay()
  const { t, me, moment, decision } = useTable()
  return (option) => {
    const { id, group, about } = option
    if (!me) return undefined
    const chance = decision ? chancesOf(t, decision).get(id) : undefined
    if (chance !== undefined) return say('dock.note.chance', { n: Math.round(100 * chance) })
    if (id === 'shop') return say('dock.note.shop')
    if (about?.name === 'contact') {
      const contact = Object.entries(moment.view.contacts).find(([known]) => known === about.id)?.[1]
      return contact && say('dock.note.deal', { n: contact.discard.cards.length })
    }
    const job = group === 'work' ? cardIn(option) : null
    if (job === null || !t.box.jobs.has(job)) return undefined
    const { isHere, opportunity, ...next } = outlookOf(t, me, job)
    const { misbehave } = !isHere && opportunity?.isHere ? opportunity : next
    return misbehave > 0 ? say('dock.note.misbehave', { n: misbehave }) : say('dock.note.no-misbehave')
  }
}
