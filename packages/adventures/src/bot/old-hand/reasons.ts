import type { Option, Text, Value } from '@keep-flying/kernel'
import { crewName, says } from '../../rules/table.ts'
import { effectOf, walkingTime } from '../crew.ts'
import { optionsIn, type Position } from '../position.ts'
import type { Role } from '../roles.ts'
import { workOf } from '../roles.ts'
import { unreachable } from '../routes.ts'
import { type Scene, sceneOf } from '../scene.ts'
import { bestHandover } from './passing.ts'
import { bideTime } from './stakes.ts'

/** Why an old hand would do something, in a sentence. */
export function reasonFor(position: Position, value: Value): Text {
  const option = optionsIn(position).find(({ id }) => id === value)
  return reasons[position.decision.kind]?.(position, option) ?? says('reason.best')
}

type Reason = (position: Position, option: Option | undefined) => Text | undefined

const reasons: Readonly<Record<string, Reason>> = {
  'turn.action': (position, option) => {
    const scene = sceneOf(position)
    return scene && option ? ofDeed(scene, option) : undefined
  },
  'move.to': (position) => {
    const scene = sceneOf(position)
    return scene?.role ? ofWay(scene, scene.role) : undefined
  },
  'challenge.way': () => says('reason.way'),
  'test.prepare': (_, option) => says(option?.role === 'risky' ? 'reason.roll' : 'reason.help'),
  'test.help': () => says('reason.help'),
  'market.trade': (_, option) => (option?.group === 'buy' ? says('reason.buy') : undefined),
}

function ofDeed(scene: Scene, option: Option): Text | undefined {
  const { role, who } = scene
  const grouped = option.group === undefined ? undefined : byGroup[option.group]?.(scene)
  if (option.role === 'end') return says('reason.end')
  if (grouped) return grouped
  const text = scene.texts.find((one) => one.option.id === option.id)
  if (text && (effectOf(text.action, 'shoot') || effectOf(text.action, 'brawl'))) return says('reason.fight')
  if (text && effectOf(text.action, 'heal')) return says('reason.heal')
  if (text && (effectOf(text.action, 'act-casual') || effectOf(text.action, 'go-casual')))
    return says('reason.blend-in', { who: crewName(who.id) })
  return role && text && effectOf(text.action, 'move-self') ? ofWay(scene, role) : undefined
}

const byGroup: Readonly<Record<string, (scene: Scene) => Text | undefined>> = {
  challenge: ({ t, who, role }) =>
    role?.task.does.kind === 'challenge'
      ? says('reason.challenge', { who: crewName(who.id), n: Math.round(workOf(t, who, role.task)) })
      : undefined,
  exchange: (scene) => {
    const handover = bestHandover(scene)
    return handover && Number.isFinite(handover.gain)
      ? says('reason.pass', { whom: crewName(handover.taker.id), n: Math.round(handover.gain) })
      : says('reason.take')
  },
  job: () => says('reason.job'),
  lock: () => says('reason.lock'),
  look: () => says('reason.look'),
  open: () => says('reason.open'),
  stance: () => says('reason.heroic'),
  wait: (scene) => says(bideTime(scene) === undefined ? 'reason.wait' : 'reason.bide'),
}

/** What somebody is on its way for, and how long that takes. */
function ofWay({ who, at }: Scene, { task, routes, counts }: Role): Text {
  const left = routes.left[at] ?? unreachable
  const n = left === unreachable ? 0 : Math.round(walkingTime(who, left))
  const said = { who: crewName(who.id), n }
  if (!counts) return says('reason.ahead', said)
  if (task.does.kind === 'haul') return says('reason.haul')
  return says(task.does.kind === 'open' ? 'reason.find' : 'reason.go', said)
}
