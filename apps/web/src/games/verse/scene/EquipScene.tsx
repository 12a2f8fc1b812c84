import type { Decision } from '@keep-flying/kernel'
import type { CardId, Carried, Member } from '@keep-flying/verse'
import { hasFreeHand, mayCarry, suggestCarrying } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import { Cameo } from '../../../cards/Cameo.tsx'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { emblemsOf } from '../cards/face.ts'
import { SkillPoints } from '../cards/SkillPoints.tsx'
import { bearersIn, carryPick, leavePick } from '../dock/deeds.ts'
import { useIntent } from '../dock/intent.tsx'
import { useTable } from '../table.tsx'
import './things.css'

/** Sending a crew to work: who goes, and who carries what, with the first mate's suggestion. */
export function EquipScene() {
  const say = useSay()
  const { t, box, me, decision } = useTable()
  const { picked } = useAnswering()
  const { job } = useIntent()
  const carried = useMemo((): readonly Carried[] => {
    if (!me) return []
    const goes = me.crew.filter(({ card }) => !picked.includes(leavePick(card)))
    const bearers = bearersIn(picked)
    const needs = job === null ? undefined : box.jobs.get(job)?.needs
    if (bearers.size === 0) return suggestCarrying(t, me, goes, needs ? { needs } : {})
    return [...bearers].flatMap(([gear, by]) => (by === 'aboard' ? [] : [{ gear, by }]))
  }, [t, box, me, picked, job])
  if (!me || !decision) return null
  const isTeam = decision.kind === 'work.team'
  return (
    <>
      <SceneHead title={say('scene.equip')}>{say(isTeam ? 'scene.equip-note' : 'scene.carry-note')}</SceneHead>
      <ul className="scene-crew">
        {me.crew.map((member) => (
          <CrewMember key={member.card} member={member} carried={carried} decision={decision} />
        ))}
      </ul>
      {isTeam && me.gear.length > 0 && <GearTable carried={carried} />}
    </>
  )
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
  const leave = leavePick(card)
  const options = decision.form === 'one' ? decision.options : []
  const mayStay = options.some(({ id }) => id === leave)
  const isBearer = decision.kind === 'gear.bearer' && options.some(({ id }) => id === card)
  const stays = picked.includes(leave)
  const gear = carried.filter(({ by }) => by === card)
  if (!face || face.kind === 'upgrade' || face.kind === 'core') return null
  return (
    <li
      className={stays ? 'scene-member scene-stays' : 'scene-member'}
      data-card={card}
      data-on={(isBearer && picked.includes(card)) || undefined}
    >
      <CardLink id={card} />
      <Cameo icons={emblemsOf(face)} />
      <SkillPoints points={face.skills} write={write} />
      <p className="scene-hands">
        {gear.length === 0 ? say('scene.free-hands') : gear.map((item) => <CardLink key={item.gear} id={item.gear} />)}
      </p>
      {mayStay && (
        <button
          type="button"
          className="button"
          aria-pressed={stays}
          onClick={() => pick(stays ? picked.filter((id) => id !== leave) : [...picked, leave])}
        >
          <Icon name={stays ? 'plus' : 'firefly'} /> {say(stays ? 'scene.bring' : 'scene.leave')}
        </button>
      )}
      {isBearer && (
        <button type="button" className="button" aria-pressed={picked.includes(card)} onClick={() => pick([card])}>
          <Icon name="gear" /> {say('scene.carries')}
        </button>
      )}
      {!mayStay && decision.kind === 'work.team' && <small>{say('scene.needed')}</small>}
    </li>
  )
}

/** A line a piece of gear: in whose hands it goes along. */
function GearTable({ carried }: { carried: readonly Carried[] }) {
  const say = useSay()
  const { me } = useTable()
  const { picked, pick } = useAnswering()
  if (!me) return null
  const isByHand = bearersIn(picked).size > 0
  const others = picked.filter((id) => !id.startsWith('carry:'))
  const give = (gear: CardId, by: CardId | null) => {
    const hands = new Map<CardId, CardId | null>(
      me.gear.map((item) => [item, carried.find((one) => one.gear === item)?.by ?? null]),
    )
    hands.set(gear, by)
    pick([...others, ...[...hands].map(([item, bearer]) => carryPick(item, bearer))])
  }
  return (
    <div className="scene-gear">
      <header>
        <h3 className="stencil">{say('scene.gear')}</h3>
        {isByHand ? (
          <button type="button" className="scene-rule" onClick={() => pick(others)}>
            <Icon name="undo" /> {say('scene.as-suggested')}
          </button>
        ) : (
          <span>{say('scene.suggestion')}</span>
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
  const { t, me, write } = useTable()
  const { picked } = useAnswering()
  const by = carried.find((item) => item.gear === gear)?.by ?? ''
  const others = carried.filter((item) => item.gear !== gear)
  const able = (me?.crew ?? []).filter(
    (member) =>
      !picked.includes(leavePick(member.card)) && mayCarry(t, member, gear) && hasFreeHand(t, member, gear, others),
  )
  return (
    <li>
      <CardLink id={gear} />
      <select
        aria-label={say('scene.who-carries', { gear: call(write, 'card', gear) })}
        value={by}
        onChange={({ target }) => onGive(target.value === '' ? null : target.value)}
      >
        <option value="">{say('scene.nobody-carries')}</option>
        {able.map(({ card }) => (
          <option key={card} value={card}>
            {call(write, 'card', card)}
          </option>
        ))}
      </select>
    </li>
  )
}
