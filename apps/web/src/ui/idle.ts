import { useEffect, useState } from 'react'

/** Browsers that cannot tell when they are idle get this many milliseconds to draw the page. */
const patience = 400

/** Whether the page stands, and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), patience)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(waiting)
  }, [])
  return idle
}
