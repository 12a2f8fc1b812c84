import { type Decision, type Option, type Text, text, type Value } from '@keep-flying/kernel'
import { tableFor } from '../ask/view-table.ts'
import { abilitiesOf, cardName } from '../rules/table.ts'
import type { CardId, State } from '../state.ts'
import { cardOf } from './position.ts'
import { isTooEarly } from './tasks.ts'
import { firstMateWeights } from './weights.ts'

/** Why the first mate would do something, in a sentence. */
export function reasonFor(decision: Decision, value: Value, view: State): Text {
  const option = 'options' in decision ? decision.options.find(({ id }) => id === value) : undefined
  if (!option) return text('reason.most')
  if (option.role === 'end') return isLingering(view) ? text('reason.linger') : text('reason.end')
  const card = cardOf(option)
  const grouped = option.group === undefined ? undefined : reasons[option.group]
  return grouped?.(option, card) ?? text('reason.most')
}

function isLingering(view: State): boolean {
  return isTooEarly({ ...tableFor(view), weights: firstMateWeights })
}

type Reason = (option: Option, card: CardId | null) => Text | undefined

const about =
  (key: string): Reason =>
  (_, card) =>
    card === null ? undefined : text(key, { card: cardName(card) })

const reasons: Readonly<Record<string, Reason>> = {
  play: about('reason.play'),
  copy: about('reason.play'),
  fight: (option, card) =>
    about(card !== null && bringsTaskOn(card) ? 'reason.fight-task' : 'reason.fight')(option, card),
  recruit: (option, card) => about('reason.recruit')(option, card) ?? text('reason.browncoats'),
  repair: () => text('reason.repair'),
  scan: () => text('reason.scan'),
  use: about('reason.use'),
  activate: about('reason.use'),
  coordinate: about('reason.coordinate'),
}

/** Whether defeating a card completes a task or brings one on. */
function bringsTaskOn(card: CardId): boolean {
  return abilitiesOf(card).some(
    (ability) =>
      'at' in ability &&
      ability.at === 'defeated' &&
      ability.effects.some((effect) => effect.do === 'complete' || effect.do === 'progress'),
  )
}
