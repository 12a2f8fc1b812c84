import { call } from '../../../cards/names.ts'
import type { TurnToldProps } from '../../../game/client.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { tellTurn } from './turn.ts'

/** What a Crew Member did in a turn, and what came of it, in a sentence or two. */
export function Told({ who = '', events }: TurnToldProps) {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale())
  const { write } = useTable()
  const { deeds, out, alerted, wounded, downed, alarm } = tellTurn(events, who)
  const phrases = deeds.map(({ is, what }) => say(`adv.told.${is}`, { what: what ? write.nameOf(what) : '' }))
  const did = [...new Set(phrases)]
  const names = (ids: readonly string[]) => list.format([...new Set(ids)].map((id) => call(write, 'crew', id)))
  const came = [
    ...(out > 0 ? [say('adv.told.out', { n: out })] : []),
    ...(alerted > 0 ? [say('adv.told.alerted', { n: alerted })] : []),
    ...(wounded.length > 0
      ? [say('adv.told.wounded', { n: new Set(wounded).size, who: names(wounded), wounds: wounded.length })]
      : []),
    ...(downed.length > 0 ? [say('adv.told.downed', { n: new Set(downed).size, who: names(downed) })] : []),
    ...(alarm ? [say('adv.told.alarm')] : []),
  ]
  const turn = say('adv.told.turn', {
    who: call(write, 'crew', who),
    did: did.length > 0 ? list.format(did) : say('adv.told.nothing'),
  })
  return came.length > 0 ? say('adv.told.then', { turn, what: list.format(came) }) : turn
}
