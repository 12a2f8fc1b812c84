import { text } from '@keep-flying/kernel'
import type { Member } from '@keep-flying/verse'
import type { Team } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

/** Who takes part, and who stays aboard. */
export function Working({ team, tester }: { team: Team; tester: Member | null }) {
  const say = useSay()
  const { me, write } = useTable()
  if (!me) return null
  const here = tester ? [tester] : team.members
  const away = me.crew.filter(({ card }) => !team.members.some((member) => member.card === card))
  const names = away.map(({ card }) => text('dock.said', { what: call(write, 'card', card) }))
  return (
    <div className="scene-working">
      <p className="stencil">{say(tester ? 'work.alone' : team.attempt ? 'work.working' : 'work.aboard')}</p>
      <ul>
        {here.map(({ card }) => (
          <li key={card}>
            <CardLink id={card} />
          </li>
        ))}
      </ul>
      {team.attempt && !tester && away.length > 0 && (
        <p className="scene-note">{say('work.stay', { who: { list: names, join: 'and' }, n: away.length })}</p>
      )}
    </div>
  )
}
