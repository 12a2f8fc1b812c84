import type { Decision } from '@keep-flying/kernel'
import { type RefObject, useEffect } from 'react'
import { useAdvice } from '../advice/advising.ts'
import { useTable } from '../table/context.tsx'
import { isTyping } from '../table/keys.ts'
import { type Answering, useAnswering } from './AnswerProvider.tsx'
import { wayOut } from './answers.ts'
import type { Undoing } from './undo.ts'

/** Is this something that takes Enter itself? */
function takesEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary, [data-place]') !== null
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

function back({ pick, picked, sceneOpen, showScene, plan, stopPlan }: Answering, ownBack: (() => void) | null): void {
  if (sceneOpen) showScene(false)
  else if (plan.length > 0) stopPlan()
  else if (ownBack) ownBack()
  else if (picked.length > 0) pick([])
}

/** The keys of the dock: figures choose, Enter confirms, Escape goes back, U takes back, E ends, A asks for advice; the game has letters of its own. */
export function useDockKeys(dock: RefObject<HTMLElement | null>, undoing: Undoing): void {
  const answering = useAnswering()
  const { game, decision } = useTable()
  const own = game.dock.useKeys()
  const advice = useAdvice()
  useEffect(() => {
    const handle = (event: KeyboardEvent): boolean => {
      const { key, target } = event
      if (document.querySelector('dialog[open]')) return false
      if (key === 'Enter') {
        if (takesEnter(target) || !answering.deed) return false
        answering.confirm()
        return true
      }
      if (key === 'Escape') {
        back(answering, own.back)
        return false
      }
      if (/^[1-9]$/.test(key)) return press(dock.current, Number(key))
      const letter = key.toLowerCase()
      if (letter === 'u') undoing.undo()
      else if (own.letters[letter]) own.letters[letter]()
      else if (letter === 'a' && advice) advice.ask()
      else if (letter === 'e' && decision && wayOut(decision)) end(answering, decision)
      else return false
      return true
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (handle(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [answering, decision, dock, undoing, own, advice])
}

/** The first press picks it, the second does it. */
function end({ picked, pick, send }: Answering, decision: Decision): void {
  const out = wayOut(decision)
  if (!out) return
  if (picked[0] === out.id) send(out.id)
  else pick([out.id])
}
