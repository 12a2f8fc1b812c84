import { call } from '../../../cards/names.ts'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'
import { useNear } from './use-near.ts'

/** What is around, the nearest first: Goons and Crew one by one, everything else on request. */
export function AroundInWords(part: TextPartProps) {
  const say = useSay()
  const { me, write } = useTable()
  const { near, sentence } = useNear()
  if (!me || me.at === null) return null
  const people = near.filter(({ thing }) => thing.kind === 'goon' || thing.kind === 'crew' || thing.kind === 'captive')
  const things = near.filter((one) => !people.includes(one))
  return (
    <Part
      {...part}
      detail={say('adv.words.you-are', { who: call(write, 'crew', me.id), where: call(write, 'square', me.at) })}
    >
      <ul className="text-facts">
        {people.map((one) => (
          <li key={sentence(one)}>{sentence(one)}.</li>
        ))}
      </ul>
      <details>
        <summary>{say('adv.words.things', { n: things.length })}</summary>
        <ul className="text-facts">
          {things.map((one) => (
            <li key={sentence(one)}>{sentence(one)}.</li>
          ))}
        </ul>
      </details>
    </Part>
  )
}
