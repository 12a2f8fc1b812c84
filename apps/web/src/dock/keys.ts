import { type RefObject, useEffect } from 'react'
import { useTable } from '../table/context.tsx'
import { isTyping } from '../table/keys.ts'
import { type Act, type Answering, useAnswering } from './AnswerProvider.tsx'
import type { Undoing } from './undo.ts'

const acts: Readonly<Record<string, Act>> = { f: 'fly', b: 'buy', d: 'deal', w: 'work' }

/** Is this something that takes Enter itself? */
function takesEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary, [data-sector]') !== null
}

/** The nth choice of the dock, whatever sort of control it belongs to. */
function press(dock: HTMLElement | null, n: number): boolean {
  const choice = dock?.querySelectorAll<HTMLElement>('[data-choice]').item(n - 1)
  if (!choice) return false
  choice.click()
  choice.focus()
  choice.closest('li')?.scrollIntoView({ block: 'nearest' })
  return true
}

function back({ act, open, pick, picked, sceneOpen, showScene, plan, stopPlan }: Answering): void {
  if (sceneOpen) showScene(false)
  else if (plan.length > 0) stopPlan()
  else if (act !== null) open(null)
  else if (picked.length > 0) pick([])
}

/** The keys of the dock: figures choose, Enter confirms, Escape goes back, U takes back, E ends, F B D W act. */
export function useDockKeys(dock: RefObject<HTMLElement | null>, undoing: Undoing): void {
  const answering = useAnswering()
  const { decision } = useTable()
  useEffect(() => {
    const isTurn = decision?.kind === 'turn'
    const handle = (event: KeyboardEvent): boolean => {
      const { key, target } = event
      if (document.querySelector('dialog[open]')) return false
      if (key === 'Enter') {
        if (takesEnter(target) || (!answering.deed && !answering.news)) return false
        answering.confirm()
        return true
      }
      if (key === 'Escape') {
        back(answering)
        return false
      }
      if (/^[1-9]$/.test(key)) return press(dock.current, Number(key))
      const letter = key.toLowerCase()
      if (letter === 'u') undoing.undo()
      else if (letter === 'e' && isTurn) endTurn(answering)
      else if (isTurn && acts[letter]) answering.open(acts[letter])
      else return false
      return true
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (handle(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [answering, decision, dock, undoing])
}

/** The first press picks it, the second does it. */
function endTurn({ picked, pick, open, send }: Answering): void {
  if (picked[0] === 'end') return send('end')
  open(null)
  pick(['end'])
}
