import { type CrewMember, crewCard, type Stance, skills } from '@keep-flying/adventures'
import { deedsOnCard } from '@keep-flying/adventures/ask'
import { useMemo } from 'react'
import { Cameo } from '../../../cards/Cameo.tsx'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { crewMark } from '../crew-marks.ts'
import { useTable } from '../table.tsx'
import { Carried } from './Carried.tsx'
import { DeedRow } from './DeedRow.tsx'
import { useCrewShown } from './shown.tsx'
import { Wounds } from './Wounds.tsx'
import '../cards/card-figures.css'
import './crew-card.css'

const sides = ['casual', 'heroic'] as const

/** A crew card: skills, Wounds, either side with all its deeds, and what is carried. */
export function CrewCard({ who }: { who: CrewMember }) {
  const say = useSay()
  const { side, flip } = useCrewShown()
  return (
    <article className="crew-card" tabIndex={-1} aria-label={crewCard(who.id).name} data-guide="crew-card">
      <Head who={who} />
      <fieldset className="crew-sides" aria-label={say('adv.crew.sides')}>
        {sides.map((one) => (
          <label key={one} data-side={one} data-on={one === side || undefined}>
            <input
              type="radio"
              name="crew-side"
              className="visually-hidden"
              checked={one === side}
              onChange={() => one !== side && flip()}
            />
            <Icon name={one} /> {say(`adv.${one}`)}
          </label>
        ))}
      </fieldset>
      <Deeds who={who} side={side} />
      <Carried who={who} />
    </article>
  )
}

function Head({ who }: { who: CrewMember }) {
  const say = useSay()
  const { moment, write } = useTable()
  const mark = crewMark(moment.view, who.id)
  const card = crewCard(who.id)
  return (
    <header className="crew-head">
      <span style={{ color: mark.color }}>
        <Cameo icons={[mark.icon]} />
      </span>
      <div>
        <h3 className="crew-plate fell">{call(write, 'crew', who.id)}</h3>
        <p>
          {skills.map((skill) => {
            const n = card.skills[skill] ?? 0
            return n === 0 ? null : (
              <span key={skill} className="crew-skill" data-skill={skill} title={say(`adv.skill.${skill}`)}>
                <Icon name={skill} label={say(`adv.skill.${skill}`)} /> {n}
              </span>
            )
          })}
          <Wounds who={who} />
        </p>
      </div>
    </header>
  )
}

function Deeds({ who, side }: { who: CrewMember; side: Stance }) {
  const { t } = useTable()
  const deeds = useMemo(() => deedsOnCard(t, who, side), [t, who, side])
  return (
    <ul className="crew-deeds">
      {deeds.map((deed) => (
        <DeedRow key={deed.action.id} who={who} deed={deed} />
      ))}
    </ul>
  )
}
