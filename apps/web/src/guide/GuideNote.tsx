import { type CSSProperties, use, useEffect, useRef, useState } from 'react'
import { changeSettings, currentSettings, useSettings } from '../app/settings.ts'
import type { GuideParts, Hint } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { useLooking, useTable } from '../table/context.tsx'
import { isTyping } from '../table/keys.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Rect } from './placing.ts'
import { useAnchor } from './use-anchor.ts'
import './guide.css'

/** A hint that stood for less than this was not read. */
const readingTime = 2500
/** Nobody reads more than this before they want to play. */
const atOnce = 2

function markSeen(id: string): void {
  const { hintsSeen } = currentSettings()
  if (!hintsSeen.includes(id)) changeSettings({ hintsSeen: [...hintsSeen, id] })
}

/** A note beside what it speaks of: what is new in the present question, then the move that is suggested. */
export function GuideNote() {
  const { guide } = useTable().game
  return guide && <Notes {...use(guide())} />
}

function Notes({ useHints, useMove }: GuideParts) {
  const { decision: asked } = useTable()
  const { hints, hintsSeen } = useSettings()
  const decision = asked?.number ?? null
  const [read, setRead] = useState({ decision, n: 0, move: false })
  const { n, move } = read.decision === decision ? read : { n: 0, move: false }
  const suggested = useMove()
  const fitting = useHints(hintsSeen).slice(0, Math.max(0, atOnce - n))
  const all = hints ? [...fitting, ...(suggested && !move ? [suggested] : [])] : []
  const [hint] = all
  const isMove = hint === suggested
  useShownOnce(isMove ? null : (hint?.id ?? null), decision)
  if (!hint) return null
  const understood = () => {
    setRead({ decision, n: isMove ? n : n + 1, move: isMove })
    if (!isMove) markSeen(hint.id)
  }
  return <Note key={hint.id} hint={hint} left={all.length - 1} isMove={isMove} onUnderstood={understood} />
}

interface NoteProps {
  readonly hint: Hint
  /** How many notes follow it. */
  readonly left: number
  /** Whether it suggests a move. */
  readonly isMove: boolean
  onUnderstood(): void
}

function Note({ hint: { id, rule, with: words, at }, left, isMove, onUnderstood }: NoteProps) {
  const say = useSay()
  const { openRule } = useLooking()
  const note = useRef<HTMLElement>(null)
  const anchored = useAnchor(at, note)
  useKey(onUnderstood)
  const style: CSSProperties & Record<`--${string}`, string> = anchored
    ? { left: anchored.placed.left, top: anchored.placed.top, '--tip': `${anchored.placed.tip}px` }
    : {}
  return (
    <>
      {anchored && <Ring around={anchored.thing} />}
      <aside
        ref={note}
        className="guide-note"
        data-side={anchored?.placed.side}
        data-hint={id}
        style={style}
        aria-label={say(isMove ? 'guide.move' : 'guide.note')}
        aria-live="polite"
      >
        <h2>
          <Icon name={isMove ? 'goal' : 'info'} /> {say(`guide.${id}.title`, words)}
        </h2>
        <p>{say(`guide.${id}.text`, words)}</p>
        <div className="guide-note-foot">
          <button type="button" className="guide-note-ok" onClick={onUnderstood}>
            {left === 0 ? say('guide.ok') : say('guide.next', { n: left })} <kbd>H</kbd>
          </button>
          <button type="button" onClick={() => openRule(rule)}>
            {say('guide.rule')}
          </button>
          <button type="button" onClick={() => changeSettings({ hints: false })}>
            {say('guide.leave')}
          </button>
        </div>
      </aside>
    </>
  )
}

/** Marks what the note speaks of, and is in nobody's way. */
function Ring({ around: { left, top, width, height } }: { around: Rect }) {
  return <div className="guide-ring" aria-hidden="true" style={{ left, top, width, height }} />
}

/** H puts the note away. */
function useKey(onUnderstood: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key.toLowerCase() !== 'h' || ctrlKey || metaKey || altKey || isTyping(target)) return
      if (!document.querySelector('dialog[open]')) onUnderstood()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onUnderstood])
}

/** Whoever answers without putting the note away has had it before their eyes all the same. */
function useShownOnce(hint: string | null, decision: number | null): void {
  const shown = useRef<{ hint: string; decision: number | null; since: number } | null>(null)
  useEffect(() => {
    const last = shown.current
    if (last && last.hint === hint && last.decision === decision) return
    shown.current = hint === null ? null : { hint, decision, since: performance.now() }
    if (last && last.decision !== decision && performance.now() - last.since > readingTime) markSeen(last.hint)
  }, [hint, decision])
}
