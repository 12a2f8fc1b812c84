import type { OneOf } from '@keep-flying/kernel'
import { call } from '../../../../cards/names.ts'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { Choice } from '../../../../dock/Choice.tsx'
import { cardIn } from '../../../../dock/looks.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { useTable } from '../../table.tsx'
import { useIntent } from '../intent.tsx'

/** Who goes to work: everybody aboard who may, unless left behind. */
export function Team({ decision }: { decision: OneOf }) {
  const say = useSay()
  const { write } = useTable()
  const { picked, pick } = useAnswering()
  const { hands } = useIntent()
  const spare = decision.options.filter(({ group }) => group === 'leave')
  return (
    <>
      <p className="dock-note">{say('dock.team-note')}</p>
      <ul className="dock-choices dock-dense">
        {spare.map((option) => {
          const { id } = option
          const card = cardIn(option) ?? ''
          const stays = picked.includes(id)
          return (
            <Choice
              key={id}
              id={id}
              multiple
              isOn={!stays}
              label={call(write, 'card', card)}
              note={stays ? say('dock.team-stays') : say('dock.team-goes')}
              card={card}
              onPick={() => pick(stays ? picked.filter((other) => other !== id) : [...picked, id])}
            />
          )
        })}
      </ul>
      <p className="dock-note">{say(hands ? 'dock.gear-by-hand' : 'dock.gear-suggested')}</p>
    </>
  )
}
