import { use, useEffect, useRef, useState } from 'react'
import { changeSettings, currentSettings, useSettings } from '../app/settings.ts'
import type { GuideParts } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { useLooking, useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import './guide.css'

/** A hint that stood for less than this was not read. */
const readingTime = 2500
/** Nobody reads more than this before they want to play. */
const atOnce = 3

function markSeen(id: string): void {
  const { hintsSeen } = currentSettings()
  if (!hintsSeen.includes(id)) changeSettings({ hintsSeen: [...hintsSeen, id] })
}

/** A note beside the dock that explains what is new in the present question. It never stands in the way of an answer. */
export function GuideNote() {
  const { guide } = useTable().game
  return guide && <Note useHints={use(guide()).useHints} />
}

function Note({ useHints }: GuideParts) {
  const say = useSay()
  const { decision: asked } = useTable()
  const { openRule } = useLooking()
  const { hints, hintsSeen } = useSettings()
  const decision = asked?.number ?? null
  const [read, setRead] = useState({ decision, n: 0 })
  const left = read.decision === decision ? atOnce - read.n : atOnce
  const fitting = useHints(hintsSeen)
  const [hint, ...more] = hints ? fitting.slice(0, left) : []
  useShownOnce(hint?.id ?? null, decision)
  if (!hint) return null
  const understood = () => {
    setRead({ decision, n: atOnce - left + 1 })
    markSeen(hint.id)
  }
  return (
    <aside className="guide-note" aria-label={say('guide.note')} aria-live="polite">
      <h2>
        <Icon name="info" /> {say(`guide.${hint.id}.title`)}
      </h2>
      <p>{say(`guide.${hint.id}.text`)}</p>
      <div className="guide-note-foot">
        <button type="button" className="guide-note-ok" onClick={understood}>
          {more.length === 0 ? say('guide.ok') : say('guide.next', { n: more.length })}
        </button>
        <button type="button" onClick={() => openRule(hint.rule)}>
          {say('guide.rule')}
        </button>
        <button type="button" onClick={() => changeSettings({ hints: false })}>
          {say('guide.leave')}
        </button>
      </div>
    </aside>
  )
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
