import {
  bestTest,
  dangersAt,
  shotsAt,
  testAhead,
  testChances,
  testUnderWay,
  thingAt,
  thingCalled,
  wayPlans,
} from '@keep-flying/adventures/ask'
import type { Decision, Option } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { call } from '../../../cards/names.ts'
import { placeIn } from '../../../dock/looks.ts'
import { hundredths } from '../../../dock/odds.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

/** What else there is to know of each option: the odds of a roll, of a way or a shot, and who sees a square. */
export function useNotes(decision: Decision): ReadonlyMap<string, readonly string[]> {
  const say = useSay()
  const locale = useLocale()
  const { t, acting, write } = useTable()
  return useMemo(() => {
    const chance = (n: number) => [say('adv.words.chance', { n: hundredths([n, 1 - n])[0] ?? 0 })]
    const list = new Intl.ListFormat(locale)
    const options = optionsOf(decision)
    const noteOf = (option: Option, n: number): readonly string[] => {
      const place = placeIn(option)
      if (place !== null) {
        const { seenBy } = dangersAt(t, Number(place))
        const who = list.format(seenBy.map(({ id }) => call(write, 'goon', id)))
        return seenBy.length === 0
          ? []
          : [say('adv.q.see', { who, where: call(write, 'square', place), n: seenBy.length })]
      }
      switch (decision.kind) {
        case 'test.prepare': {
          const test = testUnderWay(t)
          const roll = options.filter(({ role }) => role === 'risky').indexOf(option)
          const odds = test && roll >= 0 ? testChances(test)[roll] : undefined
          return odds === undefined || t.state.test?.kind === 'brawl' ? [] : chance(odds)
        }
        case 'challenge.way': {
          const spot = decision.about ? thingCalled(t, decision.about) : null
          const plan = acting && spot && decision.card ? wayPlans(t, acting, decision.card, spot)[n] : undefined
          return plan ? chance(bestTest(testAhead(t, plan)).chance) : []
        }
        case 'shoot.target': {
          const thing = option.at ? thingAt(t, option.at) : null
          const goon = thing?.kind === 'goon' ? t.state.goons.find(({ id }) => id === thing.id) : undefined
          const [shot] = acting && goon ? shotsAt(t, acting, goon) : []
          return shot ? chance(bestTest(shot.test).chance) : []
        }
        default:
          return []
      }
    }
    return new Map(options.map((option, n) => [option.id, noteOf(option, n)]))
  }, [decision, t, acting, write, say, locale])
}
