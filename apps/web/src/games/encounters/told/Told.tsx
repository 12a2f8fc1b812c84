import { call } from '../../../cards/names.ts'
import type { TurnToldProps } from '../../../game/client.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { tellTurn } from './turn.ts'

/** A player's turn in a sentence. */
export function Told({ seat, events }: TurnToldProps) {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale())
  const { moment, write } = useTable()
  const told = tellTurn(events, seat, moment.view.players[seat]?.crew ?? '')
  const { played, copies, strikes, isDown } = told
  const named = (phrase: string, of: 'card' | 'task', ids: readonly string[]) =>
    ids.length === 0 ? [] : [say(`enc.told.${phrase}`, { what: list.format(ids.map((id) => call(write, of, id))) })]
  const phrases = [
    ...(played > 0 ? [say('enc.told.played', { n: played })] : []),
    ...(copies > 0 ? [say('enc.told.copies', { n: copies })] : []),
    ...named('beaten', 'card', told.beaten),
    ...named('repaired', 'card', told.repaired),
    ...named('gained', 'card', told.gained),
    ...named('done', 'task', told.done),
    ...named('failed', 'task', told.failed),
    ...(strikes > 0 ? [say('enc.told.strikes', { n: strikes })] : []),
    ...(isDown ? [say('enc.told.down')] : []),
  ]
  const did = phrases.length > 0 ? phrases : [say('enc.told.nothing')]
  return say('enc.told.turn', { who: call(write, 'seat', seat), did: list.format(did) })
}
