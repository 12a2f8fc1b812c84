import { testTime } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import type { Primary } from '../../../dock/planning.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useShop } from '../shop/use-shop.ts'
import { useTable } from '../table.tsx'
import { useIntent } from './intent.tsx'
import { labelOf } from './weighed.ts'

/** What the button calls deeds at a place, by their groups: the question above it names the place, and a phone has little room. */
const short: Readonly<Record<string, string>> = {
  challenge: 'adv.do.challenge',
  lock: 'adv.do.lock',
  look: 'adv.do.look',
  open: 'adv.do.open',
}

/** What the one button says: the deed, the dice and the time. */
export function usePrimary(decision: Decision): Primary | null {
  const say = useSay()
  const { write } = useTable()
  const { picked } = useAnswering()
  const { chosenOffer, taker } = useShop()
  const { deeds, deed: weighed, aim, test, brawl, dice, helping, wait } = useIntent()
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
  const chosen = optionsOf(decision).find(({ id }) => id === picked[0])
  if (decision.kind === 'test.die' && chosen)
    return { icon: 'reroll', label: say('adv.do.reroll', { die: write(chosen.text) }) }
  const place = decision.kind === 'setup.deploy' ? 'adv.do.begin' : decision.kind === 'move.to' ? 'adv.do.go' : null
  const square = chosen?.at
  if (place !== null && square && 'place' in square)
    return { icon: 'move', label: say(place, { where: call(write, 'square', square.place) }) }
  if (decision.kind !== 'turn.action') return null
  const deed = deeds.find(({ key }) => key === picked[0]) ?? weighed
  if (!deed) return null
  const isWeighed = deed.key === weighed?.key
  const time =
    isWeighed && test
      ? testTime(test, helping)
      : isWeighed && brawl
        ? testTime(brawl.test, helping) || deed.time
        : ((isWeighed ? wait : null) ?? deed.time)
  const asks = deed.aims.length > 1 && !(isWeighed && aim)
  const isShift = isWeighed && deed.icon === 'move' && aim?.kind === 'token'
  // Nobody gives themselves away unawares: for a walk it is said first.
  const turns = deed.turnsHeroic && deed.icon === 'move'
  const brief = short[deed.group]
  const parts = [
    ...(turns ? [say('adv.do.heroic')] : []),
    brief ? say(brief) : isShift ? say('adv.do.shift') : labelOf(deed, write),
    ...(isWeighed && test && aim && dice !== null ? [say('adv.dice.n', { n: dice })] : []),
    ...(time ? [say('adv.moments', { n: time })] : []),
  ]
  return { icon: deed.icon, label: `${parts.join(' · ')}${asks ? '…' : ''}` }
}
