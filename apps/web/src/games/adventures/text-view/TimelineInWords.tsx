import { segment } from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'

/** Everybody on the Timeline in the order of turns, with whom they cover. */
export function TimelineInWords(part: TextPartProps) {
  const say = useSay()
  const { moment, write } = useTable()
  const { markers, last, alarm, star, timers } = moment.view.timeline
  return (
    <Part {...part}>
      <ol className="text-facts">
        {markers.map(({ of, id, moment: at }, n) => {
          const below = markers[n + 1]
          const isCovered = markers[n - 1]?.moment === at
          const words = [
            ...(n === 0 ? [say('adv.words.next')] : []),
            say(isCovered ? 'adv.words.distracted' : 'adv.words.available'),
            ...(below?.moment === at ? [say('adv.words.covers', { whom: call(write, below.of, below.id) })] : []),
          ]
          return (
            <li key={`${of} ${id}`}>
              {at} <strong>{call(write, of, id)}</strong>, {words.join(', ')}.
            </li>
          )
        })}
      </ol>
      <p>
        {say('adv.words.end', { n: last })} {star + segment <= last && say('adv.words.star', { n: star + segment })}{' '}
        {alarm !== null && say('adv.words.alarm', { n: alarm })}{' '}
        {timers
          .map(({ name, moment: at }) => say('adv.words.timer', { n: at, what: call(write, 'timer', name) }))
          .join(' ')}
      </p>
    </Part>
  )
}
