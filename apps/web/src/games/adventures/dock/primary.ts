import { testTime, thingName } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import type { Primary } from '../../../dock/planning.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useShop } from '../shop/use-shop.ts'
import { useTable } from '../table.tsx'
import { useIntent } from './intent.tsx'
import { labelOf } from './weighed.ts'

/** The question as a sentence: what is chosen and what it is aimed at, whichever came first. */
export function usePrompt(): string {
  const say = useSay()
  const { decision, write } = useTable()
  const { deed, aim } = useIntent()
  const { chosenOffer, taker } = useShop()
  if (!decision) return ''
  if (decision.kind === 'market.purse' && decision.about && decision.form === 'amount')
    return say('adv.ask.share', { who: write.nameOf(decision.about), n: decision.max * (decision.price ?? 1) })
  if (decision.kind === 'market.trade' && chosenOffer && taker)
    return say('adv.ask.for', { what: call(write, 'gear', chosenOffer.card), who: call(write, 'crew', taker.id) })
  if (decision.kind !== 'turn.action' || !deed || !aim || deed.isEnd) return write(decision.prompt)
  // What an option says of itself names its place already.
  if ('key' in deed.label) return say('adv.ask.option', { deed: labelOf(deed, write) })
  const words = { deed: labelOf(deed, write), aim: write.nameOf(thingName(aim)) }
  return say(aim.kind === 'square' ? 'adv.ask.square' : 'adv.ask.aimed', words)
}

/** What the one button says: the deed, the dice and the time. */
export function usePrimary(decision: Decision): Primary | null {
  const say = useSay()
  const { write } = useTable()
  const { picked } = useAnswering()
  const { chosenOffer, taker } = useShop()
  const { deeds, deed: weighed, aim, test, brawl, dice, helping } = useIntent()
  if (decision.kind === 'test.prepare' && test && dice !== null)
    return {
      icon: 'die5',
      label: say('adv.do.roll', { n: dice, time: testTime(test, helping) }),
    }
  if (decision.kind === 'market.trade')
    return chosenOffer && taker
      ? { icon: 'buy', label: say('adv.do.buy', { n: chosenOffer.price, who: call(write, 'crew', taker.id) }) }
      : null
  if (decision.kind === 'market.purse' && decision.form === 'amount' && decision.about)
    return {
      icon: 'credits',
      label: say('adv.do.share', {
        n: Number(picked[0] ?? 0) * (decision.price ?? 1),
        who: write.nameOf(decision.about),
      }),
    }
  if (decision.kind !== 'turn.action') return null
  const deed = deeds.find(({ key }) => key === picked[0]) ?? weighed
  if (!deed) return null
  const isWeighed = deed.key === weighed?.key
  const time =
    isWeighed && test
      ? testTime(test, helping)
      : isWeighed && brawl
        ? testTime(brawl.test, helping) || deed.time
        : deed.time
  const asks = deed.aims.length > 1 && !(isWeighed && aim)
  const parts = [
    labelOf(deed, write),
    ...(isWeighed && test && aim && dice !== null ? [say('adv.dice.n', { n: dice })] : []),
    ...(time && !('key' in deed.label) ? [say('adv.moments', { n: time })] : []),
  ]
  return { icon: deed.icon, label: `${parts.join(' · ')}${asks ? '…' : ''}` }
}
