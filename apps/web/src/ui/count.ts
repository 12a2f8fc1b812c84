import { useEffect, useRef, useState } from 'react'

const duration = 300

/** A figure that runs to its new value, unless motion is unwelcome. */
export function useCounting(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (start === value) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / duration)
      from.current = Math.round(start + (value - start) * part)
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
