import { dangersAt, reachOf } from '@keep-flying/adventures/ask'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { call } from '../../../cards/names.ts'
import type { TextPartProps } from '../../../game/client.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'
import { type MapQuestion, readQuestion, squareFinder } from './questions.ts'
import { useNear } from './use-near.ts'

/** Questions about the map that are typed and cost nothing. */
export function AskTheMap(part: TextPartProps) {
  const say = useSay()
  const { t, write } = useTable()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<readonly string[]>([])
  const field = useId()
  const answerTo = useAnswers()
  const find = useMemo(() => squareFinder(t, (square) => call(write, 'square', square)), [t, write])
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const question = readQuestion(typed, say, find)
    setAnswer(question ? answerTo(question) : [say('adv.q.unclear')])
  }
  return (
    <Part {...part}>
      <form onSubmit={ask} className="text-field">
        <label htmlFor={field}>{say('adv.q.label')}</label>{' '}
        <input id={field} autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />{' '}
        <button type="submit" className="button" disabled={typed.trim() === ''}>
          {say('adv.q.ask')}
        </button>
      </form>
      <ul className="text-facts" aria-live="polite">
        {answer.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  )
}

function useAnswers(): (question: MapQuestion) => readonly string[] {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale())
  const { t, me, write } = useTable()
  const { near, sentence } = useNear()
  const square = (at: number) => call(write, 'square', at)
  const goons = (ids: readonly { readonly id: string }[]) => list.format(ids.map(({ id }) => call(write, 'goon', id)))
  return (question) => {
    switch (question.ask) {
      case 'look': {
        const there = near.filter(
          ({ isSeen, direction }) => isSeen && (question.direction === null || direction === question.direction),
        )
        return there.length === 0 ? [say('adv.q.nothing')] : there.map(sentence)
      }
      case 'sees': {
        const { seenBy } = dangersAt(t, question.square)
        return [
          seenBy.length === 0
            ? say('adv.q.nobody-sees', { where: square(question.square) })
            : say('adv.q.see', { who: goons(seenBy), where: square(question.square), n: seenBy.length }),
        ]
      }
      case 'path': {
        if (!me || me.at === null) return [say('adv.q.no-path', { where: square(question.square) })]
        const reach = reachOf(t, me, t.ground.squares)
        if (!reach.ends.includes(question.square)) return [say('adv.q.no-path', { where: square(question.square) })]
        const way = reach.wayTo(question.square)
        const { seenBy, heldBy } = dangersAt(t, question.square)
        return [
          say('adv.q.the-path', { n: way.length, way: list.format(way.map(square)) }),
          ...(seenBy.length > 0
            ? [say('adv.q.see', { who: goons(seenBy), where: square(question.square), n: seenBy.length })]
            : []),
          ...(heldBy.length > 0 ? [say('adv.threat.held', { who: goons(heldBy) })] : []),
        ]
      }
    }
  }
}
