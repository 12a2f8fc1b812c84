import { type CrewMember, crewCard, skills } from '@keep-flying/adventures'
import { woundsOf } from '@keep-flying/adventures/ask'
import { text } from '@keep-flying/kernel'
import type { Block } from '../../terminal/game.ts'
import { wrap } from '../../terminal/layout.ts'
import { bold, dim } from '../../terminal/style.ts'
import { call, money, type Sight } from './facts.ts'

/** The Crew in words. */

export function crewLines(sight: Sight): Block {
  return [bold('Crew'), ...sight.view.crew.flatMap((who) => memberLines(sight, who))]
}

/** One line for how somebody is, and one for what they carry. */
export function memberLines(sight: Sight, who: CrewMember): string[] {
  const things = [...gearWords(sight, who), ...who.items.map((item) => call(sight, 'item', item))]
  if (who.credits > 0) things.push(money(who.credits))
  return [
    ...wrap(`  ${call(sight, 'crew', who.id)}: ${conditionOf(sight, who)}`, 4),
    ...(things.length === 0 ? [] : wrap(`    carries ${things.join(', ')}`, 6).map(dim)),
  ]
}

function conditionOf(sight: Sight, who: CrewMember): string {
  const where = who.at === null ? notOnMap(sight) : call(sight, 'square', who.at)
  const stance = who.downed ? 'Downed' : who.stance === 'heroic' ? 'Heroic' : 'Casual'
  const wounds = who.wounds === 0 ? 'unhurt' : `${who.wounds} of ${woundsOf(who)} Wounds`
  return [where, stance, wounds, skillWords(sight, who)].join(', ')
}

function notOnMap({ view }: Sight): string {
  return view.stage === 'job' ? 'off the map' : 'not on the map yet'
}

/** The icons of the Crew Card. */
function skillWords({ say }: Sight, { id }: CrewMember): string {
  const points = crewCard(id).skills
  return skills.map((skill) => `${say(text(`skill.${skill}`))} ${points[skill] ?? 0}`).join(', ')
}

function gearWords(sight: Sight, { gear }: CrewMember): string[] {
  return gear.map(({ card, exhausted, stowed }) => {
    const name = call(sight, 'gear', card)
    return stowed ? `${name} (stowed)` : exhausted ? `${name} (exhausted)` : name
  })
}
