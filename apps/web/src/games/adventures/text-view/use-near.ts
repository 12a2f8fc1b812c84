import { bestTest, dangersAt, shotsAt, thingName } from '@keep-flying/adventures/ask'
import { useMemo } from 'react'
import { call } from '../../../cards/names.ts'
import { hundredths } from '../../../dock/odds.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { type Near, nearTo } from './around.ts'

/** What is around the viewer's own, and each thing in a sentence: what, where, how far, and what matters about it. */
export function useNear(): { readonly near: readonly Near[]; sentence(one: Near): string } {
  const say = useSay()
  const { t, me, write } = useTable()
  const near = useMemo(() => (me ? nearTo(t, me) : []), [t, me])
  const stateOf = ({ thing, isSeen }: Near): readonly string[] => {
    if (thing.kind === 'goon') {
      const goon = t.state.goons.find(({ id }) => id === thing.id)
      if (!goon || !me || me.at === null) return []
      const seesMe = dangersAt(t, me.at).seenBy.some(({ id }) => id === goon.id)
      const [shot] = shotsAt(t, me, goon)
      const [hit = 0] = shot ? hundredths([bestTest(shot.test).chance, 0]) : []
      return [
        say(goon.alerted ? 'adv.alerted' : 'adv.waiting'),
        say(seesMe ? 'adv.words.sees-you' : 'adv.words.sees-not'),
        ...(shot?.covered ? [say('adv.words.covered')] : []),
        ...(shot ? [say('adv.words.hit', { n: hit })] : []),
      ]
    }
    if (thing.kind === 'crew') {
      const mate = t.state.crew.find(({ id }) => id === thing.id)
      return mate ? [say(`adv.${mate.downed ? 'downed' : mate.stance}`)] : []
    }
    return isSeen ? [] : [say('adv.words.out-of-sight')]
  }
  const sentence = (one: Near) =>
    [
      write.nameOf(thingName(one.thing)),
      call(write, 'square', one.at),
      say('adv.words.away', { n: one.far, direction: say(`adv.direction.${one.direction}`) }),
      ...stateOf(one),
    ].join(', ')
  return { near, sentence }
}
