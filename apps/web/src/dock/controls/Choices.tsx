import type { OneOf, Option } from '@keep-flying/kernel'
import { useSay } from '../../i18n/language.tsx'
import { useTable } from '../../table/context.tsx'
import { wayOut } from '../answers.ts'
import { Choice } from '../Choice.tsx'
import { cardIn, iconOf } from '../looks.ts'

/** From so many on the choices stand closer. */
const many = 4

/** Any question with one answer among several: what it is about first, what is merely allowed beside it tucked away. */
export function Choices({ decision }: { decision: OneOf }) {
  const say = useSay()
  const { game, write } = useTable()
  const out = wayOut(decision)
  const shown = decision.options.filter((option) => option !== out)
  const isMinor = ({ role }: Option) => role === 'minor'
  const main = shown.filter((option) => !isMinor(option))
  const minor = shown.filter(isMinor)
  const row = (option: (typeof shown)[number]) => (
    <Choice
      key={option.id}
      id={option.id}
      label={write(option.text)}
      note={game.dock.noteOn(decision, cardIn(option), option)}
      icon={iconOf(option) ?? undefined}
      card={cardIn(option) ?? undefined}
      foretold={game.dock.foretells(decision, option)}
    />
  )
  return (
    <>
      {main.length > 0 && (
        <ul className={main.length > many ? 'dock-choices dock-dense' : 'dock-choices'}>{main.map(row)}</ul>
      )}
      {minor.length > 0 && (
        <details className="dock-more">
          <summary>{say('dock.more-options', { n: minor.length })}</summary>
          <ul className="dock-choices dock-dense">{minor.map(row)}</ul>
        </details>
      )}
    </>
  )
}
