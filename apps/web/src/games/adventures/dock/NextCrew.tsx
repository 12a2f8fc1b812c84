import { crewCard, crewMembers, skills } from '@keep-flying/adventures'
import type { Decision } from '@keep-flying/kernel'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { toggled } from '../../../dock/answers.ts'
import { Choice } from '../../../dock/Choice.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import '../cards/card-figures.css'

/** Who may work the next Job, each with what they are good at. */
export function NextCrew({ decision }: { decision: Decision }) {
  const say = useSay()
  const { write } = useTable()
  const { pick } = useLooking()
  const { picked } = useAnswering()
  if (decision.form !== 'some') return null
  return (
    <ul className="dock-choices dock-dense">
      {optionsOf(decision).map(({ id, text }) => {
        const who = crewMembers.find((one) => one === id)
        return (
          <Choice
            key={id}
            id={id}
            label={write(text)}
            multiple
            onPick={() => pick(toggled(picked, id, decision.max))}
            aside={skills.map((skill) => {
              const n = who ? (crewCard(who).skills[skill] ?? 0) : 0
              return n === 0 ? null : (
                <span key={skill} className="crew-skill" data-skill={skill}>
                  <Icon name={skill} label={say(`adv.skill.${skill}`)} /> {n}
                </span>
              )
            })}
          />
        )
      })}
    </ul>
  )
}
