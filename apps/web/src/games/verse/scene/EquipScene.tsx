import type { Decision } from '@keep-flying/kernel'
import type { CardId, Carried, Member } from '@keep-flying/verse'
import { hasFreeHand, mayCarry, suggestCarrying } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import { Cameo } from '../../../cards/Cameo.tsx'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import type { Picked } from '../../../dock/answers.ts'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { emblemsOf } from '../cards/face.ts'
import { SkillPoints } from '../cards/SkillPoints.tsx'
import { leaving } from '../dock/deeds.ts'
import { useIntent } from '../dock/intent.tsx'
import { useTable } from '../table.tsx'
import './things.css'

/** Sending a crew to work: who goes, and who carries what, with the first mate's suggestion. */
export function EquipScene() {
  const say = useSay()
  const { t, box, me, decision } = useTable()
  const { picked } = useAnswering()
  const { hands } = useIntent()
  const carried = useMemo((): readonly Carried[] => {
    if (!me) return []
    if (hands) return [...hands].flatMap(([gear, by]) => (by === null ? [] : [{ gear, by }]))
    const goes = me.crew.filter(({ card }) => !staysAboard(decision, picked, card))
    const needs = box.jobs.get(decision?.card ?? '')?.needs
    return suggestCarrying(t, me, goes, needs ? { needs } : {})
  }, [t, box, me, decision, picked, hands])
  if (!me || !decision) return null
  const isTeam = decision.kind === 'work.team'
  return (
    <>
      <SceneHead title={say('work.equip')}>{say(isTeam ? 'work.equip-note' : 'work.carry-note')}</SceneHead>
      <ul className="scene-crew">
        {me.crew.map((member) => (
          <CrewMember key={member.card} member={member} carried={carried} decision={decision} />
        ))}
      </ul>
      {isTeam && me.gear.length > 0 && <GearTable carried={carried} />}
    </>
  )
}

function staysAboard(decision: Decision | null, picked: Picked, card: CardId): boolean {
  const leave = leaving(decision, card)
  return leave !== undefined && picked.includes(leave.id)
}

function CrewMember({
  member,
  carried,
  decision,
}: {
  member: Member
  carried: readonly Carried[]
  decision: Decision
}) {
  const say = useSay()
  const { box, write } = useTable()
  const { picked, pick } = useAnswering()
  const { card } = member
  const face = box.leaders.get(card) ?? box.supply.get(card)
  const leave = leaving(decision, card)
  const bearer = decision.kind === 'gear.bearer' ? optionsOf(decision).find((one) => cardIn(one) === card) : undefined
  const stays = staysAboard(decision, picked, card)
  const gear = carried.filter(({ by }) => by === card)
  if (!face || face.kind === 'upgrade' || face.kind === 'core') return null
  return (
    <li
      className={stays ? 'scene-member scene-stays' : 'scene-member'}
      data-card={card}
      data-on={(bearer && picked.includes(bearer.id)) || undefined}
    >
      <CardLink id={card} />
      <Cameo icons={emblemsOf(face)} />
      <SkillPoints points={face.skills} write={write} />
      <p className="scene-hands">
        {gear.length === 0 ? say('work.free-hands') : gear.map((item) => <CardLink key={item.gear} id={item.gear} />)}
      </p>
      {leave && (
        <button
          type="button"
          className="button"
          aria-pressed={stays}
          onClick={() => pick(stays ? picked.filter((id) => id !== leave.id) : [...picked, leave.id])}
        >
          <Icon name={stays ? 'plus' : 'firefly'} /> {say(stays ? 'work.bring' : 'work.leave')}
        </button>
      )}
      {bearer && (
        <button
          type="button"
          className="button"
          aria-pressed={picked.includes(bearer.id)}
          onClick={() => pick([bearer.id])}
        >
          <Icon name="gear" /> {say('work.carries')}
        </button>
      )}
      {!leave && decision.kind === 'work.team' && <small>{say('work.needed')}</small>}
    </li>
  )
}

/** A line a piece of gear: in whose hands it goes along. */
function GearTable({ carried }: { carried: readonly Carried[] }) {
  const say = useSay()
  const { me } = useTable()
  const { hands, handOut } = useIntent()
  if (!me) return null
  const give = (gear: CardId, by: CardId | null) => {
    const now = me.gear.map((item) => [item, carried.find((one) => one.gear === item)?.by ?? null] as const)
    handOut(new Map([...now, [gear, by]]))
  }
  return (
    <div className="scene-gear">
      <header>
        <h3 className="stencil">{say('work.gear')}</h3>
        {hands ? (
          <button type="button" className="scene-rule" onClick={() => handOut(null)}>
            <Icon name="undo" /> {say('work.as-suggested')}
          </button>
        ) : (
          <span>{say('work.suggestion')}</span>
        )}
      </header>
      <ul>
        {me.gear.map((gear) => (
          <GearLine key={gear} gear={gear} carried={carried} onGive={(by) => give(gear, by)} />
        ))}
      </ul>
    </div>
  )
}

interface GearLineProps {
  readonly gear: CardId
  readonly carried: readonly Carried[]
  onGive(by: CardId | null): void
}

function GearLine({ gear, carried, onGive }: GearLineProps) {
  const say = useSay()
  const { t, me, decision, write } = useTable()
  const { picked } = useAnswering()
  const by = carried.find((item) => item.gear === gear)?.by ?? ''
  const others = carried.filter((item) => item.gear !== gear)
  const able = (me?.crew ?? []).filter(
    (member) =>
      !staysAboard(decision, picked, member.card) && mayCarry(t, member, gear) && hasFreeHand(t, member, gear, others),
  )
  return (
    <li>
      <CardLink id={gear} />
      <select
        aria-label={say('work.who-carries', { gear: call(write, 'card', gear) })}
        value={by}
        onChange={({ target }) => onGive(target.value === '' ? null : target.value)}
      >
        <option value="">{say('work.nobody-carries')}</option>
        {able.map(({ card }) => (
          <option key={card} value={card}>
            {call(write, 'card', card)}
          </option>
        ))}
      </select>
    </li>
  )
}
