import { placeOf } from '@keep-flying/encounters/ask'
import type { Decision, Option, Value } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { cardIn, placeIn } from '../../../dock/looks.ts'
import type { Primary } from '../../../dock/planning.ts'
import { type Say, useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useMedia } from '../../../ui/media.ts'
import { useTable } from '../table.tsx'
import { phone } from './phone.ts'

/** Several cards at a stroke are counted, a text is called by its card, and a plan is put to the team; everything else is said by its option. */
export function usePrimary(decision: Decision): Primary | null {
  const say = useSay()
  const { moment, write } = useTable()
  const { players, verse } = moment.view
  const { deed } = useAnswering()
  const isPhone = useMedia(phone)
  if (!deed) return null
  const meant = optionsOf(decision).find(({ id }) => id === deed.value)
  const used = meant?.group === 'use' ? cardIn(meant) : null
  const chosen = optionsOf(decision).filter(({ id }) => isAmong(deed.value, id))
  const named = chosen.flatMap((option) => cardIn(option) ?? []).map((card) => call(write, 'card', card))
  const space = verse.findIndex((_, n) => chosen.some((option) => placeIn(option) === placeOf(n)))
  const unplayed = optionsOf(decision).filter(({ group }) => group === 'play').length
  switch (decision.kind) {
    case 'action':
      if (unplayed > 0 && meant?.role === 'end')
        return { label: say('enc.dock.end-unplayed', { n: unplayed }), icon: 'warning' }
      if (meant && used !== null) {
        const use = say('enc.dock.use', { card: call(write, 'card', used) })
        return { label: (!isPhone && priced(meant, use, say)?.label) || use, icon: 'operations' }
      }
      if (deed.next.length > 0) return { label: say('enc.dock.play-n', { n: deed.next.length + 1 }), icon: 'draw-card' }
      // On a phone there is no room for it, and it stands above.
      return meant && !isPhone ? priced(meant, write(meant.text), say) : null
    case 'pay.mix':
      return typeof deed.value === 'number'
        ? { label: say('enc.dock.pay-mix', { n: deed.value }), icon: 'check' }
        : null
    case 'look':
      return { label: say('enc.dock.look'), icon: 'eye' }
    case 'heal.strike':
    case 'heal.damage':
      return named.length === 0 ? null : { label: say('enc.dock.heal', { cards: named.join(', ') }), icon: 'heal' }
    case 'discard':
      return named.length === 0
        ? null
        : { label: say('enc.dock.discard', { cards: named.join(', ') }), icon: 'discard' }
    case 'scan.free':
      return space < 0 ? null : { label: say('enc.dock.scan', { n: space + 1 }), icon: 'scan' }
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

function isAmong(value: Value, id: string): boolean {
  return Array.isArray(value) ? value.includes(id) : value === id
}

/** A deed with its price. */
function priced({ price, sign, group }: Option, deed: string, say: Say): Primary | null {
  if (price === undefined || (sign !== 'recruit' && sign !== 'attack')) return null
  const icon = group === 'recruit' ? 'recruit' : group === 'scan' ? 'scan' : group === 'repair' ? 'repair' : 'attack'
  return { label: say(`enc.dock.priced.${sign}`, { deed, n: price }), icon }
}

/** A plan that buys nothing: it is easily sent by mistake. */
function isNothing(value: Value): boolean {
  return Array.isArray(value) && value.length === 0
}
