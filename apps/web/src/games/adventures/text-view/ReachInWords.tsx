import { dangersAt, deedsOnCard } from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import type { TextPartProps } from '../../../game/client.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'

const groups = ['unseen', 'seen', 'held'] as const

/** Where a move can lead on the side that is up: by what waits there, then single squares on request. */
export function ReachInWords(part: TextPartProps) {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale())
  const { t, me, write } = useTable()
  if (!me || me.at === null) return null
  const squares = new Set(deedsOnCard(t, me, me.stance).flatMap((deed) => deed.squares))
  const groupOf = (square: number) => {
    const { seenBy, heldBy } = dangersAt(t, square)
    return heldBy.length > 0 ? 'held' : seenBy.some(({ alerted }) => !alerted) ? 'seen' : 'unseen'
  }
  return (
    <Part {...part}>
      {squares.size === 0 && <p>{say('adv.words.stuck')}</p>}
      {groups.map((group) => {
        const inGroup = [...squares].filter((square) => groupOf(square) === group)
        return inGroup.length === 0 ? null : (
          <details key={group}>
            <summary>{say(`adv.squares.${group}`, { n: inGroup.length })}</summary>
            <p>{list.format(inGroup.map((square) => call(write, 'square', square)))}</p>
          </details>
        )
      })}
    </Part>
  )
}
