import { avatarOf } from '@keep-flying/encounters'
import type { FieldProps } from '../../../game/setup.ts'
import { useSay } from '../../../i18n/language.tsx'
import { OneOfField } from '../../../setup/standard-fields.tsx'
import { crewIn } from './crews.ts'
import './crew.css'

/** Which five come aboard, and who they are. */
export function Crew(props: FieldProps) {
  const say = useSay()
  return (
    <div>
      <OneOfField {...props} />
      <ul className="setup-crew" aria-label={say('enc.setup.crew')}>
        {crewIn(props.options).map((crew) => {
          const { name, rank, health, defense, talent, flaw } = avatarOf(crew)
          return (
            <li key={crew}>
              <strong>{name}</strong>
              <span>{say('enc.setup.figures', { rank, health, defense })}</span>
              <small>{say('enc.setup.texts', { talent: talent.name, flaw: flaw.name })}</small>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
