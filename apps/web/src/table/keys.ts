import { useEffect } from 'react'
import { changeSettings, currentSettings } from '../app/settings.ts'
import { type Looking, useLooking, useTable } from './context.tsx'

/** What the keys do that belong to no single part; the dock and the board have their own. */
function actions(looking: Looking, mySeat: number | null): Readonly<Record<string, () => void>> {
  return {
    v: () => changeSettings({ textFirst: !currentSettings().textFirst }),
    l: () => looking.openPanel('log'),
    c: () => looking.openPanel('chat'),
    r: () => looking.openPanel('rules'),
    m: () => looking.openSeat(mySeat),
  }
}

/** What letters are typed into; a choice or a slider takes none. */
const fields = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]'

/** Letters typed into a field are letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(fields) !== null
}

export function useKeys(): void {
  const looking = useLooking()
  const { viewer } = useTable().moment
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const act = actions(looking, viewer)[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [looking, viewer])
}
