import type { Decision, Value } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { cardIn } from '../../../dock/looks.ts'
import type { Primary } from '../../../dock/planning.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

/** Several cards at a stroke are counted, a text is called by its card, and a plan is put to the team; everything else is said by its option. */
export function usePrimary(decision: Decision): Primary | null {
  const say = useSay()
  const { moment, write } = useTable()
  const { players } = moment.view
  const { deed } = useAnswering()
  if (!deed) return null
  const meant = optionsOf(decision).find(({ id }) => id === deed.value)
  const used = meant?.group === 'use' ? cardIn(meant) : null
  const unplayed = optionsOf(decision).filter(({ group }) => group === 'play').length
  switch (decision.kind) {
    case 'action':
      if (unplayed > 0 && meant?.role === 'end')
        return { label: say('enc.dock.end-unplayed', { n: unplayed }), icon: 'warning' }
      if (used !== null) return { label: say('enc.dock.use', { card: call(write, 'card', used) }), icon: 'operations' }
      return deed.next.length === 0
        ? null
        : { label: say('enc.dock.play-n', { n: deed.next.length + 1 }), icon: 'draw-card' }
    case 'pay.mix':
      return typeof deed.value === 'number'
        ? { label: say('enc.dock.pay-mix', { n: deed.value }), icon: 'check' }
        : null
    case 'look':
      return { label: say('enc.dock.look'), icon: 'eye' }
    case 'intermission.plan':
      if (isNothing(deed.value)) return { label: say('enc.plan.nothing'), icon: 'warning' }
      return { label: say(players.length === 1 ? 'enc.plan.alone' : 'enc.plan.propose'), icon: 'check' }
    case 'intermission.amend':
      return { label: say('enc.plan.propose'), icon: 'check' }
    case 'intermission.decide':
      return { label: say('enc.plan.decide'), icon: 'check' }
    case 'intermission.vote':
      return deed.value === 'accept' ? { label: say('enc.plan.accept'), icon: 'check' } : null
    default:
      return null
  }
}

/** A plan that buys nothing: it is easily sent by mistake. */
function isNothing(value: Value): boolean {
  return Array.isArray(value) && value.length === 0
}
