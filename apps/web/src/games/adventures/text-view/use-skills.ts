import { type CrewMember, crewCard, type Skill } from '@keep-flying/adventures'
import { useSay } from '../../../i18n/language.tsx'

/** What somebody's card has of a Skill, in words; nothing where it has none. */
export function useSkills(): (who: CrewMember, skill: Skill) => readonly string[] {
  const say = useSay()
  return (who, skill) => {
    const n = crewCard(who.id).skills[skill] ?? 0
    return n === 0 ? [] : [say('adv.carries.skill', { skill: say(`adv.skill.${skill}`), n })]
  }
}
