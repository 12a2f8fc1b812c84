import { useEffect, useState } from 'react'

/** Browsers that cannot tell when they are idle get this many milliseconds to draw the page. */
const patience = 400

/** Whether the page stands, and the browser has nothing better to do. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setCalm(true), patience)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(() => setCalm(true))
    return () => cancelIdleCallback(waiting)
  }, [])
  return calm
}
