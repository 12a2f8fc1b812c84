import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

/** What somebody who is waited for is about: whose turn is taken, or what is got ready. */
export function Doing() {
  const say = useSay()
  const { moment, write } = useTable()
  const { stage, turn } = moment.view
  if (stage !== 'job') return <small>{say(`adv.plate.${stage}`)}</small>
  return turn ? <small>{say('adv.plate.acts', { who: call(write, turn.of, turn.id) })}</small> : null
}
