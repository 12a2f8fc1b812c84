import { eventText } from '@keep-flying/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { SeatMark } from '../table/SeatMark.tsx'
import { markOf } from '../ui/marks.ts'
import { Sentence } from './Sentence.tsx'
import { TurnSummary } from './TurnSummary.tsx'
import { happensTo, type TurnLog, turnsOf } from './turns.ts'

/** How many turns are shown before somebody asks for earlier ones. */
const shownAtFirst = 24

/** What happened, in sentences, the newest at the bottom. */
export function Log() {
  const say = useSay()
  const { game, moment, session } = useTable()
  const [shown, setShown] = useState(shownAtFirst)
  // What was new when the log was opened stays marked while it is read.
  const [seen] = useState(moment.seen)
  const turns = useMemo(() => turnsOf(moment.events, game.opensTurn), [moment.events, game])
  // Line by line is for one's own turn: of the others' a sentence is read out.
  const told = game.TurnTold !== null && turns.at(-1)?.opened?.seat !== moment.viewer
  const ownLast = turns.findLast(({ opened }) => opened?.seat === moment.viewer)
  const last = moment.events.at(-1)?.seq ?? 0
  const { list, atEnd, toEnd } = useStickToEnd(last)
  useEffect(() => {
    if (last > 0) session.sawUpTo(last)
  }, [session, last])
  return (
    <div className="log-frame">
      <div
        ref={list}
        className="log-list"
        role="log"
        aria-live={told ? 'off' : 'polite'}
        aria-label={say('log.title')}
        // A log without anything to press is scrolled by keys nevertheless.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus.
        tabIndex={0}
      >
        {turns.length > shown && (
          <button type="button" className="button log-earlier" onClick={() => setShown(shown * 2)}>
            {say('log.earlier')}
          </button>
        )}
        {turns.slice(-shown).map((turn) => (
          <Turn key={turn.key} turn={turn} seen={seen} inFull={turn === turns.at(-1) || turn === ownLast} />
        ))}
      </div>
      {!atEnd && (
        <button type="button" className="button log-newest" onClick={toEnd}>
          {say('log.newest')}
        </button>
      )}
    </div>
  )
}

/** Follows the newest line unless somebody has scrolled up to read. */
function useStickToEnd(last: number) {
  const list = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const toEnd = () => {
    const box = list.current
    if (box) box.scrollTop = box.scrollHeight
  }
  useEffect(() => {
    const box = list.current
    if (!box) return
    const note = () => setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < 40)
    box.addEventListener('scroll', note, { passive: true })
    return () => box.removeEventListener('scroll', note)
  }, [])
  // A phone shows the log only when it is wanted: hidden, it had no end to go to.
  useEffect(() => {
    const box = list.current
    if (!box || !atEnd) return
    const watching = new ResizeObserver(() => {
      box.scrollTop = box.scrollHeight
    })
    watching.observe(box)
    return () => watching.disconnect()
  }, [atEnd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useLayoutEffect(() => {
    if (atEnd) toEnd()
  }, [last, atEnd])
  return { list, atEnd, toEnd }
}

/** The last turn and the viewer's own last one are told line by line, all others in a sentence that opens to the lines. */
function Turn({ turn, seen, inFull }: { turn: TurnLog; seen: number; inFull: boolean }) {
  const say = useSay()
  const { game, moment, write } = useTable()
  const { opened, events } = turn
  const isNew = seen > 0 && turn.key <= seen && (events.at(-1)?.seq ?? 0) > seen
  if (game.TurnTold && opened && !inFull && !isNew)
    return (
      <section className="log-turn">
        <TurnSummary turn={turn} />
        {events.map(
          (event) =>
            happensTo(moment.viewer, turn, event) && (
              <p key={event.seq} className="log-echo log-to-me">
                <Sentence text={eventText(event)} />
              </p>
            ),
        )}
      </section>
    )
  return (
    <section className="log-turn">
      {opened && (
        <h3 className="log-heading" style={{ color: markOf(opened.seat).color }}>
          {game.TurnSign && opened.who ? <game.TurnSign who={opened.who} /> : <SeatMark seat={opened.seat} label />}{' '}
          <span>{write(opened.progress)}</span>
        </h3>
      )}
      <ul>
        {events.map((event, index) => (
          <li key={event.seq}>
            {seen > 0 && event.seq > seen && (events[index - 1]?.seq ?? turn.key - 1) <= seen && (
              <p className="log-since">{say('log.since')}</p>
            )}
            <p className={happensTo(moment.viewer, turn, event) ? 'log-line log-to-me' : 'log-line'}>
              <Sentence text={eventText(event)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
