import { text, type Writer } from '@keep-flying/kernel'
import { type SkillPoints as Points, type Skill, skills } from '@keep-flying/verse'
import { Icon } from '../../../ui/Icon.tsx'
import './skills.css'

/** The points of a card or a crew, each skill with its sign and colour. */
export function SkillPoints({ points, write }: { points: Points; write: Writer }) {
  const shown = skills.filter((skill) => (points[skill] ?? 0) !== 0)
  return (
    <span className="skills">
      {shown.map((skill) => (
        <SkillSign key={skill} skill={skill} points={points[skill] ?? 0} write={write} />
      ))}
    </span>
  )
}

function SkillSign({ skill, points, write }: { skill: Skill; points: number; write: Writer }) {
  const name = write(text('points', { n: points, skill: text(`skill.${skill}`) }))
  return (
    <span className={`skill skill-${skill}`} title={name}>
      <Icon name={skill} />
      <b aria-hidden="true">{points}</b>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
