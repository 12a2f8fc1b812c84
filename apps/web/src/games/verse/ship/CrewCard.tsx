import { text, type Writer } from '@keep-flying/kernel'
import {
  type Captain,
  type CardId,
  type CrewCard as CrewFace,
  type LeaderCard,
  type Member,
  writerOf,
} from '@keep-flying/verse'
import { cutOf, isWanted } from '@keep-flying/verse/ask'
import { Cameo } from '../../../cards/Cameo.tsx'
import { Thing } from '../../../cards/Thing.tsx'
import { type Say, useLanguage, useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { emblemsOf } from '../cards/face.ts'
import { linesOf } from '../cards/lines.ts'
import { SkillPoints } from '../cards/SkillPoints.tsx'
import { useTable } from '../table.tsx'
import { GearInHand } from './Fittings.tsx'
import { shortAbility } from './short.ts'

interface CrewCardProps {
  readonly captain: Captain
  readonly member: Member
  readonly gear: readonly CardId[]
}

/** One of the crew: who they are, what they can do, what they carry, and how they feel. */
export function CrewCard({ captain, member, gear }: CrewCardProps) {
  const say = useSay()
  const { t, box, write } = useTable()
  const found = box.leaders.get(member.card) ?? box.supply.get(member.card)
  if (found?.kind !== 'crew' && found?.kind !== 'leader') return null
  const { attempt } = t.state
  const away = attempt?.seat === captain.seat ? attempt.team.includes(member.card) : null
  return (
    <Thing
      card={member.card}
      className={member.disgruntled ? 'crew crew-upset' : 'crew'}
      said={inWords(found, member, isWanted(t, member), say, write)}
    >
      <div className="crew-portrait">
        <Cameo icons={emblemsOf(found)} />
        <CrewTags card={found} wanted={isWanted(t, member)} away={away} />
        {member.disgruntled && (
          <span className="crew-sash">
            <Icon name="disgruntled" /> {say('ship.disgruntled')}
          </span>
        )}
      </div>
      <SkillPoints points={found.skills} write={write} />
      <CrewMarks card={found} member={member} />
      <GearInHand gear={gear} assigned={away === true} />
    </Thing>
  )
}

/** What the signs on the card say, for those who hear it. */
function inWords(card: CrewFace | LeaderCard, member: Member, wanted: boolean, say: Say, write: Writer): string {
  const words = [
    ...(card.kind === 'leader' ? [say('ship.sort.leader')] : []),
    ...card.professions.map((own) => write(text(`profession.${own}`))),
    ...(wanted ? [write(text('mark.wanted'))] : []),
    ...(member.disgruntled ? [say('ship.disgruntled')] : []),
  ]
  return words.length === 0 ? '' : `, ${words.join(', ')}`
}

interface TagsProps {
  readonly card: CrewFace | LeaderCard
  /** In print, or by a token. */
  readonly wanted: boolean
  readonly away: boolean | null
}

function CrewTags({ card, wanted, away }: TagsProps) {
  const say = useSay()
  const { write } = useTable()
  return (
    <span className="crew-tags">
      {card.kind === 'leader' && <Icon name="leader" className="crew-leader" label={say('ship.sort.leader')} />}
      {wanted && <Icon name="wanted" className="crew-wanted" label={write(text('mark.wanted'))} />}
      {away === true && <Icon name="work" className="crew-away" label={say('ship.at-work')} />}
    </span>
  )
}

function CrewMarks({ card, member }: { card: CrewFace | LeaderCard; member: Member }) {
  const say = useSay()
  const { game } = useLanguage()
  const { t, box, write } = useTable()
  const cut = cutOf(t, member)
  const words = linesOf(member.card, box).map(writerOf(box, game))
  return (
    <span className="crew-marks">
      {card.moral && (
        <span className="crew-moral">
          <Icon name="moral" /> {write(text('mark.moral'))}
        </span>
      )}
      {card.keywords.map((keyword) => (
        <Icon key={keyword} name={keyword} label={write(text(`keyword.${keyword}`))} />
      ))}
      {card.abilities.map((ability) => (
        <span key={ability.is} className="crew-short">
          {shortAbility(ability, say, write)}
        </span>
      ))}
      {words.map((line) => (
        <span key={line} className="crew-long">
          {line}
        </span>
      ))}
      {cut > 0 && <span className="crew-cut">{say('ship.cut', { credits: write(text('credits', { n: cut })) })}</span>}
    </span>
  )
}
