import { text } from '@keep-flying/kernel'
import type { Duel, DuelSide } from '@keep-flying/verse'
import { chancesOf, duelIn } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { DieTray } from '../../../dice/DieTray.tsx'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { RuleLink } from '../../../scene/SceneHead.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { markOf } from '../../../ui/marks.ts'
import { useTable } from '../table.tsx'
import './duel.css'

/** Two sides of a contest: who they are, the skill each has named, what it adds, and the dice. */
export function DuelScene() {
  const say = useSay()
  const { t } = useTable()
  const duel = duelIn(t)
  const chance = useAttackersChance(duel)
  if (!duel) return null
  return (
    <div className="duel">
      <header className="duel-head">
        <CardLink id={duel.card} /> <RuleLink rule="SHOWDOWN-04" />
      </header>
      <Side side={duel.attack} role={say('duel.attacks')} chance={chance} />
      <span className="duel-against" aria-hidden="true">
        <Icon name="fight" />
      </span>
      <Side side={duel.defence} role={say('duel.defends')} chance={chance === null ? null : 1 - chance} />
      <p className="duel-tie">{say('duel.tie')}</p>
    </div>
  )
}

/** The chance that the attack wins with what the viewer has picked; null where it is not the viewer who chooses. */
function useAttackersChance(duel: Duel | null): number | null {
  const { t, decision, me } = useTable()
  const [pick] = useAnswering().picked
  const chance = decision && pick !== undefined ? chancesOf(t, decision).get(pick) : undefined
  if (!duel || !me || chance === undefined) return null
  return duel.attack.seat === me.seat ? chance : 1 - chance
}

interface SideProps {
  readonly side: DuelSide
  readonly role: string
  readonly chance: number | null
}

function Side({ side, role, chance }: SideProps) {
  const say = useSay()
  const { write } = useTable()
  const { seat, cards, skill, points, die } = side
  const roll = die !== undefined && points !== undefined ? { die, points, total: die + points } : null
  return (
    <section className="duel-side" style={seat === null ? undefined : { borderColor: markOf(seat).color }}>
      <h3 className="stencil">{role}</h3>
      <p className="duel-who">
        {seat === null ? (
          cards.map((card) => <CardLink key={card} id={card} />)
        ) : (
          <>
            <MarkSign seat={seat} size={14} /> <strong>{call(write, 'seat', seat)}</strong>
          </>
        )}
      </p>
      {skill === undefined ? (
        <p>{say('duel.thinks')}</p>
      ) : (
        <p className={`dock-chip dock-${skill}`}>
          <Icon name={skill} /> {write(text(`skill.${skill}`))} {points}
        </p>
      )}
      {chance !== null && !roll && (
        <p className="duel-chance">{say('duel.chance', { percent: Math.round(chance * 100) })}</p>
      )}
      {roll && <DieTray roll={roll} />}
      {roll && <output className="duel-total">{say('duel.total', { n: roll.total })}</output>}
    </section>
  )
}
