import { crewMember, thingName } from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useShop } from '../shop/use-shop.ts'
import { useTable } from '../table.tsx'
import { useIntent } from './intent.tsx'
import { labelOf } from './weighed.ts'

/** The question as a sentence: what is chosen and what it is aimed at, whichever came first. */
export function usePrompt(): string {
  const say = useSay()
  const { decision, write } = useTable()
  const ofTurn = useTurnPrompt()
  const ofTest = useTestPrompt()
  const { chosen, chosenOffer, taker } = useShop()
  if (!decision) return ''
  switch (decision.kind) {
    case 'market.purse':
      return decision.about && decision.form === 'amount'
        ? say('adv.ask.share', { who: write.nameOf(decision.about), n: decision.max * (decision.price ?? 1) })
        : write(decision.prompt)
    case 'market.trade':
      if (chosenOffer && taker)
        return say('adv.ask.for', { what: call(write, 'gear', chosenOffer.card), who: call(write, 'crew', taker.id) })
      return chosen?.role === 'minor' ? say('adv.ask.option', { deed: write(chosen.text) }) : write(decision.prompt)
    case 'test.prepare':
      return ofTest ?? write(decision.prompt)
    case 'turn.action':
      return ofTurn ?? write(decision.prompt)
    default:
      return write(decision.prompt)
  }
}

/** The deed and its aim, or what is still wanted of it; null where nothing is proposed. */
function useTurnPrompt(): string | null {
  const say = useSay()
  const { acting, write } = useTable()
  const { deed, aim, plan } = useIntent()
  if (!deed) return null
  if (deed.isEnd) return acting && say('adv.ask.end', { who: call(write, 'crew', acting.id) })
  const name = labelOf(deed, write)
  // What an option says of itself names its place already.
  if ('key' in deed.label) return say('adv.ask.option', { deed: name })
  if (!aim) {
    if (deed.aims.length === 0) return say('adv.ask.option', { deed: name })
    return say(deed.aims.some(({ kind }) => kind === 'square') ? 'adv.ask.where' : 'adv.ask.which', { deed: name })
  }
  // A deed of the Job at its only door is called after it.
  if (deed.group === 'job' && deed.aims.length === 1) return say('adv.ask.option', { deed: name })
  const words = { deed: name, aim: write.nameOf(thingName(aim)) }
  if (aim.kind === 'square') return say('adv.ask.square', words)
  if (deed.icon === 'move' && aim.kind === 'token') return say('adv.ask.shift', words)
  // A blow or a shot by its own name is called by that.
  if (deed.isPlain && plan?.kind === 'shoot') return say('adv.ask.shoot', words)
  return say(deed.isPlain && deed.brawls ? 'adv.ask.brawl' : 'adv.ask.aimed', words)
}

/** What is rolled for; the sum below says the rest. */
function useTestPrompt(): string | null {
  const say = useSay()
  const { t, acting, write } = useTable()
  const { test } = t.state
  if (!test) return null
  const whom = test.against === null ? '' : call(write, 'goon', test.against)
  const who = call(write, 'crew', crewMember(t, test.tester).id)
  const own = (what: string) => (acting?.id === test.tester ? what : say('adv.ask.of', { who, what }))
  if (test.kind === 'shoot') return own(say('adv.ask.shoot', { aim: whom }))
  if (test.kind === 'brawl') return own(say('adv.ask.brawl', { aim: whom }))
  return say('adv.ask.roll', { who, skill: say(`adv.skill.${test.skill}`), n: test.target })
}
