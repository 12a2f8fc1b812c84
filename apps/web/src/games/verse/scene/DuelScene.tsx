import { text } from '@keep-flying/kernel'
import type { DuelSide } from '@keep-flying/verse'
import { duelIn } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { DieTray } from '../../../dice/DieTray.tsx'
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
  if (!duel) return null
  return (
    <div className="duel">
      <header className="duel-head">
        <CardLink id={duel.card} /> <RuleLink rule="SHOWDOWN-04" />
      </header>
      <Side side={duel.attack} role={say('duel.attacks')} />
      <span className="duel-against" aria-hidden="true">
        <Icon name="fight" />
      </span>
      <Side side={duel.defence} role={say('duel.defends')} />
      <p className="duel-tie">{say('duel.tie')}</p>
    </div>
  )
}

function Side({ side, role }: { side: DuelSide; role: string }) {
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
      {roll && <DieTray roll={roll} />}
      {roll && <output className="duel-total">{say('duel.total', { n: roll.total })}</output>}
    </section>
  )
}
