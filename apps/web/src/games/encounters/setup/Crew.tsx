import { avatarOf, writerOf } from '@keep-flying/encounters'
import type { FieldProps } from '../../../game/setup.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { OneOfField } from '../../../setup/standard-fields.tsx'
import { ownText } from '../cards/own-text.ts'
import { crewIn } from './crews.ts'
import './crew.css'

/** Which five come aboard, and who they are. */
export function Crew(props: FieldProps) {
  const say = useSay()
  const write = writerOf(useLanguage().game)
  return (
    <div>
      <OneOfField {...props} />
      <ul className="setup-crew" aria-label={say('enc.setup.crew')}>
        {crewIn(props.options).map((crew) => {
          const { name, rank, health, defense, talent, flaw } = avatarOf(crew)
          return (
            <li key={crew}>
              <strong>{name}</strong>
              <span>
                {say(`enc.who.${crew}`)} <small>{say('enc.setup.figures', { rank, health, defense })}</small>
              </span>
              <small>{say('enc.setup.talent', { name: talent.name, does: ownText(crew, 'talent', write) })}</small>
              <small>{say('enc.setup.flaw', { name: flaw.name, does: ownText(crew, 'flaw', write) })}</small>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
