import { skills } from '@keep-flying/adventures'
import { woundsOf } from '@keep-flying/adventures/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'
import { useSkills } from './use-skills.ts'

/** All who work the Job: who plays them, where they are, how they are, and what they carry. */
export function MatesInWords(part: TextPartProps) {
  const say = useSay()
  const { moment, write } = useTable()
  const pointsOf = useSkills()
  return (
    <Part {...part}>
      <ul className="text-facts">
        {moment.view.crew.map((who) => (
          <li key={who.id}>
            <strong>{call(write, 'crew', who.id)}</strong> ({moment.seats[who.seat]?.name ?? ''}):{' '}
            {who.at === null ? say('adv.words.nowhere') : call(write, 'square', who.at)},{' '}
            {say(who.downed ? 'adv.downed' : `adv.${who.stance}`)},{' '}
            {say('adv.wounds', { n: who.wounds, of: woundsOf(who) })},{' '}
            {skills.flatMap((skill) => pointsOf(who, skill)).join(', ')}, {say('adv.credits', { n: who.credits })}.{' '}
            {who.gear.map(({ card }) => (
              <span key={card}>
                <CardLink id={card} />.{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Part>
  )
}
