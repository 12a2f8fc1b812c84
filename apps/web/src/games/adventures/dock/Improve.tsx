import { testUnderWay } from '@keep-flying/adventures/ask'
import type { Decision, Option } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { Choice } from '../../../dock/Choice.tsx'
import { iconOf } from '../../../dock/looks.ts'
import { hundredths } from '../../../dock/odds.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { DiceRow } from './DiceRow.tsx'
import { improved } from './usual.ts'

/** A roll that does not pass yet: what lies on the table, and what each thing that may be done would make of it. */
export function Improve({ decision }: { decision: Decision }) {
  const say = useSay()
  const { t, write } = useTable()
  const { test } = t.state
  if (!test) return null
  const chanceOf = (option: Option) => {
    const chance = improved(t, option)
    return hundredths([chance, 1 - chance])[0] ?? 0
  }
  const helps = testUnderWay(t)?.helps ?? []
  const labelOf = (option: Option) => {
    const who = helps.find(({ id }) => id === option.id)?.of
    const what = write(option.text)
    return who === undefined || who === test.tester ? what : say('adv.help.of', { who: call(write, 'crew', who), what })
  }
  return (
    <>
      <DiceRow faces={test.rolls.flat()} points={test.points} target={test.target} />
      <ul className="dock-choices">
        {optionsOf(decision)
          .filter(({ role }) => role !== 'end')
          .map((option) => (
            <Choice
              key={option.id}
              id={option.id}
              label={labelOf(option)}
              icon={option.group === 'reroll' ? 'reroll' : (iconOf(option) ?? 'die5')}
              aside={<span className="adv-chance">{say('adv.helps.chance', { n: chanceOf(option) })}</span>}
            />
          ))}
      </ul>
    </>
  )
}
