import { confirm, type Rules } from '@keep-flying/kernel'
import type { CrewMember, Table } from '../state.ts'
import { describeEffects } from '../text/describe-effects.ts'
import { voiceOf } from '../text/voice.ts'
import type { Hook } from '../vocabulary/index.ts'
import { candidates } from './candidates.ts'
import { allMet } from './conditions.ts'
import { type Context, doEffects } from './effects.ts'
import { offerOf, turnFor } from './stance.ts'
import { nameOf, says } from './table.ts'
import { type CrewText, exhaust, isTextUsedUp, noteUse, textKey, textsInReach } from './texts.ts'
import { mayUseNow, pay } from './timeline.ts'

/** Texts that somebody may use when their moment comes. */

/** Offers a Crew Member its texts of a moment one after the other, until the matter is settled. */
export function* offerTexts(
  t: Table,
  who: CrewMember,
  at: Hook['at'],
  about: Context,
  isSettled: () => boolean = () => false,
): Rules<void> {
  for (const text of textsInReach(who, at, 'boost', 'free', 'any-time')) {
    const context: Context = { ...about, self: who, ...(text.gear ? { card: text.gear.card } : {}) }
    if (isSettled() || !isUsable(t, text, context)) continue
    const does = describeEffects(text.action.do, voiceOf(t.job))
    const prompt = says('ask.use', { who: nameOf(who), what: offerOf(text).text, does })
    const answers = { yes: says('offer.text.use'), no: says('offer.text.leave') }
    if (!(yield* confirm({ seat: who.seat, kind: 'text.use', prompt, ...answers }))) continue
    turnFor(t, text)
    pay(t, who, text.action.time)
    exhaust(text)
    noteUse(t, text.action.limit, textKey(text))
    yield* doEffects(t, context, text.action.do)
  }
}

function isUsable(t: Table, text: CrewText, context: Context): boolean {
  const { needs } = text.action
  return !isTextUsedUp(t, text) && mayUseNow(t, text) && allMet(t, context, needs) && findsSomebody(t, context, text)
}

/** A text that begins with whomever its user picks needs somebody to pick. */
function findsSomebody(t: Table, context: Context, { action }: CrewText): boolean {
  const [first] = action.do
  if (!first || !('who' in first) || typeof first.who !== 'object' || !('how' in first.who)) return true
  return first.who.how !== 'pick' || candidates(t, context, first.who).length > 0
}
