import type { OneOf } from '@keep-flying/kernel'
import { call } from '../../../../cards/names.ts'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { Choice } from '../../../../dock/Choice.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { useTable } from '../../table.tsx'
import { bearersIn } from '../deeds.ts'

/** Who goes to work: everybody aboard who may, unless left behind. */
export function Team({ decision }: { decision: OneOf }) {
  const say = useSay()
  const { write } = useTable()
  const { picked, pick } = useAnswering()
  const spare = decision.options.filter(({ id }) => id.startsWith('leave:'))
  const isByHand = bearersIn(picked).size > 0
  return (
    <>
      <p className="dock-note">{say('dock.team-note')}</p>
      <ul className="dock-choices dock-dense">
        {spare.map(({ id }) => {
          const stays = picked.includes(id)
          return (
            <Choice
              key={id}
              id={id}
              multiple
              isOn={!stays}
              label={call(write, 'card', id.replace('leave:', ''))}
              note={stays ? say('dock.team-stays') : say('dock.team-goes')}
              card={id.replace('leave:', '')}
              onPick={() => pick(stays ? picked.filter((other) => other !== id) : [...picked, id])}
            />
          )
        })}
      </ul>
      <p className="dock-note">{say(isByHand ? 'dock.gear-by-hand' : 'dock.gear-suggested')}</p>
    </>
  )
}
