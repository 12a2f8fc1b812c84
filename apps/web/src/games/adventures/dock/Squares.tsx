import { dangersAt } from '@keep-flying/adventures/ask'
import type { Decision, Option } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { Choice } from '../../../dock/Choice.tsx'
import { placeIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useMedia } from '../../../ui/media.ts'
import { squareOfThing, thingOf } from '../map/things.ts'
import { useTable } from '../table.tsx'

const groups = ['unseen', 'seen', 'held', 'any'] as const
type Group = (typeof groups)[number]

const icons: Readonly<Record<Group, string>> = { unseen: 'unseen', seen: 'eye', held: 'breakaway', any: 'move' }

/** Squares to choose from, which are lit on the map: by what waits there, and one by one on request. */
export function Squares({ decision }: { decision: Decision }) {
  const say = useSay()
  const { t, write } = useTable()
  const { pointAt } = useLooking()
  const { picked } = useAnswering()
  // There the map is what squares are chosen on, and keeps its room.
  const isPhone = useMedia('(max-width: 599px)')
  const options = optionsOf(decision).filter(({ role }) => role !== 'end')
  const others = options.filter((option) => placeIn(option) === null)
  // Bodies have no names of their own.
  const placeOf = (option: Option) => {
    const thing = thingOf(t, option)
    const at = thing && squareOfThing(t, thing)
    return at === null ? undefined : call(write, 'square', at)
  }
  // Where a Goon or a thing goes, Goons are no danger.
  const isSafe = ['goon.to', 'boss.place', 'move.shift'].includes(decision.kind)
  const groupOf = (option: Option): Group => {
    if (isSafe) return 'any'
    const { seenBy, heldBy } = dangersAt(t, Number(placeIn(option)))
    if (heldBy.length > 0) return 'held'
    return seenBy.some(({ alerted }) => !alerted) ? 'seen' : 'unseen'
  }
  const squares = options.filter((option) => placeIn(option) !== null)
  return (
    <>
      {others.length > 0 && (
        <ul className="dock-choices dock-dense">
          {others.map((option) => (
            <Choice key={option.id} id={option.id} label={write(option.text)} note={placeOf(option)} icon="heavy" />
          ))}
        </ul>
      )}
      {groups.map((group) => {
        const inGroup = squares.filter((option) => groupOf(option) === group)
        if (inGroup.length === 0) return null
        return (
          <details
            key={group}
            className="adv-squares"
            open={(!isPhone && inGroup.some(({ id }) => picked.includes(id))) || undefined}
          >
            <summary>
              <Icon name={icons[group]} /> {say(`adv.squares.${group}`, { n: inGroup.length })}
            </summary>
            <ul className="dock-choices dock-dense">
              {inGroup.map((option) => (
                <Choice
                  key={option.id}
                  id={option.id}
                  label={write(option.text)}
                  onPoint={(isHere) => pointAt(isHere ? placeIn(option) : null)}
                />
              ))}
            </ul>
          </details>
        )
      })}
    </>
  )
}
